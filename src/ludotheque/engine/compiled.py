"""The one door to Numba: compiles a rule, binds generic code to one game, names the cache. Nothing else imports numba.

Numba itself comes in when something is first compiled: it takes longer to load than a game takes to be shown, so a
program for people shows the table first, with rules that run as plain Python, and gets the compiled ones meanwhile.

Numba's own cache key sees neither edits in other files nor bounds checking, so the folder of the cache
is named by a digest of everything the compiled code depends on.
"""

from __future__ import annotations

import functools
import gc
import hashlib
import os
import shutil
import sys
import threading
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, TypeVar, cast

import numpy as np
import platformdirs

from .records import PlainRecord, PlainRecords

Fn = TypeVar("Fn", bound=Callable[..., Any])

PURE: bool = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
ENGINE_FOLDER = Path(__file__).resolve().parent
KEPT_FOLDERS = 8  # of one scope; each edit of the rules makes a new one
WHOLE = "whole"  # a file in a cache folder that lacks nothing


@contextmanager
def uncollected() -> Iterator[None]:
    """No garbage collection meanwhile: Numba makes many objects that stay, and looking through them again and again
    takes a seventh of the time to start."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Pace:
    """Whether rules run as plain Python for now, because the compiled ones are still being made ready."""

    plain = PURE
    ready: ClassVar[set[object]] = set()  # games whose compiled functions are there already

    @classmethod
    def is_plain(cls, game: object) -> bool:
        return cls.plain and game not in cls.ready


class Rule:
    """A function of the rules: plain Python, and compiled when it is first needed so."""

    def __init__(self, fn: Callable[..., Any], source: Callable[..., Any] | None = None) -> None:
        functools.update_wrapper(self, fn)
        self.fn = fn
        self.source = source or fn  # what is compiled
        self.__code__ = self.source.__code__
        self._compiled: Any = None
        self._called: Any = None
        self._plain: Any = None

    def __call__(self, *args: Any) -> Any:
        if Pace.plain:
            return self.plain(*args)
        return self.called(*(arg.as_numpy() if isinstance(arg, PlainRecord) else arg for arg in args))

    @property
    def plain(self) -> Any:
        """Plain Python all the way down, also when the pace changes meanwhile."""
        if self._plain is None:
            with _one_at_a_time:
                names = _plain_names(self.fn.__globals__)
                if self._plain is None:
                    self._plain = _twin(self.fn, names)
        return self._plain

    @property
    def compiled(self) -> Any:
        """For other compiled code. Python cannot call it: the way in from Python is a third of the time to compile,
        and most rules are never called from there. Nor is it cached: its callers are, with it."""
        if self._compiled is None:
            with _one_at_a_time:
                names = _compiled_names(self.source.__globals__)  # comes by here again: this rule is one of them
                if self._compiled is None:
                    self._compiled = _compile(_twin(self.source, names), inner=True)
        return self._compiled

    @property
    def called(self) -> Any:
        """Compiled, for Python to call."""
        if self._called is None:
            with _one_at_a_time:
                twin = _twin(self.source, _compiled_names(self.source.__globals__))
                twin.__qualname__ += ".called"  # its own name in the cache
                self._called = _compile(twin)
        return self._called


def rule(fn: Fn) -> Fn:
    """Mark a function of a game's (or the engine's) rules, to be compiled. Rules call each other by a name of their
    module; as an attribute (`scoring.points`) the other one would not be found."""
    marked = fn if PURE else Rule(fn)
    return cast(Fn, marked)


def either(source: Callable[..., Any]) -> Callable[[Fn], Fn]:
    """Mark a function that does in plain Python what `source` does compiled."""

    def mark(fn: Fn) -> Fn:
        return cast(Fn, fn if PURE else Rule(fn, source))

    return mark


_one_at_a_time = threading.RLock()
_one_folder_at_a_time = (
    threading.RLock()
)  # Numba's setting is one for all threads; taken after the other lock, if at all
_compiled_copies: dict[int, dict[str, Any]] = {}
_plain_copies: dict[int, dict[str, Any]] = {}


def _compiled_names(names: dict[str, Any]) -> dict[str, Any]:
    """A module's names with its rules compiled: what compiled code calls. One copy for each module, as rules call each
    other to and fro."""
    if id(names) not in _compiled_copies:
        copy = _compiled_copies[id(names)] = dict(names)
        copy.update({name: value.compiled for name, value in names.items() if isinstance(value, Rule)})
    return _compiled_copies[id(names)]


def _plain_names(names: dict[str, Any]) -> dict[str, Any]:
    """The same with its rules plain."""
    if id(names) not in _plain_copies:
        copy = _plain_copies[id(names)] = dict(names)
        copy.update({name: value.plain for name, value in names.items() if isinstance(value, Rule)})
    return _plain_copies[id(names)]


def plain_of(fn: Any) -> Any:
    """A function of the rules as plain Python."""
    return fn.plain if isinstance(fn, Rule) else fn


def _twin(fn: Callable[..., Any], names: dict[str, Any]) -> Any:
    """The same code with other names around it."""
    twin = types.FunctionType(fn.__code__, names, fn.__name__, fn.__defaults__, fn.__closure__)
    twin.__module__, twin.__qualname__ = fn.__module__, fn.__qualname__
    return twin


@lru_cache(maxsize=None)
def _source_folder(file: str) -> Path:
    return Path(file).resolve().parent


def bind(fn: Fn, names: Mapping[str, Any], *, plain: bool = PURE) -> Fn:
    """A copy of generic code in which `names` stand for other functions: compiled, or plain.

    Passing the functions as arguments would work too, but is never found in the disk cache.
    """
    bound: Fn
    if plain:
        with _one_at_a_time:
            ours = {name: plain_of(value) for name, value in names.items()}
            bound = _with_attributes(_twin(fn, {**_plain_names(fn.__globals__), **ours}))
        return bound
    bound = _compile(_bound(fn, names), *_source_folders(names))
    return bound


def _bound(fn: Callable[..., Any], names: Mapping[str, Any]) -> Any:
    ours = {name: value.compiled if isinstance(value, Rule) else value for name, value in names.items()}
    with _one_at_a_time:
        twin = _twin(fn, {**_compiled_names(fn.__globals__), **ours})
    twin.__qualname__ = f"{fn.__qualname__}.{_names_digest(names)}"
    return twin


def entry(fn: Fn, *, plain: bool = PURE) -> Fn:
    """A rule as Python calls it with plain structured arrays: compiled, or plain."""
    marked = cast(Any, fn)
    if plain:
        return cast(Fn, _with_attributes(plain_of(marked)))
    return cast(Fn, marked.called)


def _with_attributes(fn: Fn) -> Fn:
    """Plain code as compiled code is: records have their fields as attributes, integers wrap around silently."""

    @functools.wraps(fn)
    def plain(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            return fn(*(PlainRecords(arg) if _is_records(arg) else arg for arg in args))

    return cast(Fn, plain)


def _is_records(value: Any) -> bool:
    return isinstance(value, np.ndarray) and value.dtype.names is not None


def _names_digest(names: Mapping[str, Any]) -> str:
    """Tells bound copies apart: a game made from another by replacing a function must not find the other's code."""
    named = [f"{key}={getattr(fn, '__module__', '')}.{getattr(fn, '__qualname__', fn)}" for key, fn in names.items()]
    return hashlib.sha256("\n".join(sorted(named)).encode()).hexdigest()[:8]


def _source_folders(names: Mapping[str, Any]) -> list[Path]:
    """Where the bound functions were written: the game's folder, and others for a variant of it."""
    codes = [fn.__code__ for fn in names.values() if hasattr(fn, "__code__")]
    return sorted({_source_folder(code.co_filename) for code in codes})


@lru_cache(maxsize=None)
def _numba() -> Any:
    with uncollected():
        import numba
    return numba


def _compile(fn: Any, *folders: Path, inner: bool = False) -> Any:
    if inner:
        wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        return _one_version(
            _numba().njit(nogil=True, error_model="numpy", pipeline_class=_inner_compiler(), **wrappers)(fn)
        )
    with _cache_for(fn, *folders) as cached:
        return _one_version(_numba().njit(cache=cached, nogil=True, error_model="numpy")(fn))


@lru_cache(maxsize=None)
def _inner_compiler() -> Any:
    """Compiles what only compiled code calls no further than its callers need, who are optimised together with it.

    Numba would optimise every rule with all that it calls, and again in each of its callers, and make machine code of
    it that nobody runs: half of the time to compile a game.
    """
    from numba.core import codegen, compiler

    class Unlinked(codegen.JITCodeLibrary):  # type: ignore[misc]  # mypy cannot see the base, as it skips Numba
        """Code to be linked with its callers, none to be run."""

        codegen = types.SimpleNamespace(set_env=lambda name, env: None)  # for functions that Python calls

        def get_pointer_to_function(self, name: str) -> int:
            self._ensure_finalized()
            return 0

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalized = True

    class Inner(compiler.Compiler):  # type: ignore[misc]  # likewise
        def compile_extra(self, func: Any) -> Any:
            self.state.library = Unlinked(self.state.targetctx.codegen(), func.__qualname__)
            return super().compile_extra(func)

    return Inner


@contextmanager
def _cache_for(fn: Any, *folders: Path) -> Iterator[bool]:
    """Numba keeps what is decorated meanwhile where it belongs, for code that depends on these folders and its own."""
    config = _numba().core.config
    folder = cache_folder(*folders, _source_folder(fn.__code__.co_filename))
    with _one_folder_at_a_time:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder or "")
        try:
            yield folder is not None
        finally:
            config.CACHE_DIR = before  # for other users of numba


def _one_version(dispatcher: Any) -> Any:
    """Let calls between rules pass every signed integer as int64.

    Numba would compile a version for each mix of int8, int32, int64 and literals: ten of a function that draws
    random numbers. First compile of Gorinto's runner: 42 s without this, 31 s with it.
    """
    resolve = dispatcher.get_call_template

    def resolve_plain(args: Any, kws: Any) -> Any:
        return resolve(tuple(_plain(arg) for arg in args), kws)

    dispatcher.get_call_template = resolve_plain
    return dispatcher


def _plain(kind: Any) -> Any:
    numba = _numba()
    kind = numba.types.unliteral(kind)
    return numba.types.int64 if isinstance(kind, numba.types.Integer) and kind.signed else kind


def compile_for(fn: Callable[..., Any], *args: Any) -> None:
    """Compile a rule for arguments like these, or load it from the cache, without calling it."""
    if PURE:
        return
    with uncollected():
        fn.compile(tuple(_numba().typeof(arg) for arg in args))  # type: ignore[attr-defined]  # a dispatcher


def versions(fn: Any, argument: Any) -> list[tuple[Any, ...]]:
    """What a rule was compiled for so far, of the calls with an argument of this kind among others."""
    kind = _numba().typeof(argument)
    return [signature for signature in fn.signatures if kind in signature]


class _Made(Rule):
    """Something only compiled code can call; made when Numba is there."""

    def __init__(self, make: Callable[[], Any]) -> None:
        super().__init__(make)

    @property
    def plain(self) -> Any:
        return self

    @property
    def compiled(self) -> Any:
        if self._compiled is None:
            self._compiled = self.fn()
        return self._compiled


def _make_carray() -> Any:
    return _numba().carray


def _make_call() -> Any:
    from llvmlite import ir

    numba = _numba()
    types = numba.core.types

    def call_there(context: Any, rule: Any, facts: Any, states: Any, i: Any, out: Any, a: Any, b: Any) -> Any:
        whole = types.int64
        signature = types.float64(whole, facts, states, whole, out, whole, whole)

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            def array(n: int) -> Any:
                return context.make_array(signature.args[n])(context, builder, args[n])

            byte, long = ir.IntType(8).as_pointer(), ir.IntType(64)
            apart = builder.extract_value(array(2).strides, 0)
            state = builder.gep(builder.bitcast(array(2).data, byte), [builder.mul(args[3], apart)])
            pointers = [builder.bitcast(array(n).data, byte) for n in (1, 4)]
            kind = ir.FunctionType(ir.DoubleType(), [byte, byte, byte, long, long])
            there = builder.inttoptr(args[0], kind.as_pointer())
            return builder.call(there, [pointers[0], state, pointers[1], args[5], args[6]])

        return signature, generate

    return numba.extending.intrinsic(call_there)


call: Any = _Made(_make_call)
"""call(address, facts, states, i, out, a, b): a rule by its address, see calls.py. In compiled code only."""
carray: Any = _Made(_make_carray)
"""An array at an address. In compiled code only."""
_kept: list[Any] = []


def address_of(fn: Callable[..., float], folder: Path, names: Mapping[str, Any], kinds: Sequence[np.dtype[Any]]) -> int:
    """Where the code of a function bound to one game lies, which gets three pointers and two numbers.

    It stays there as long as the process lives.
    """
    numba = _numba()
    twin = _bound(fn, names)
    pointers = [numba.types.CPointer(numba.from_dtype(kind)) for kind in kinds]
    signature = numba.types.float64(*pointers, numba.types.int64, numba.types.int64)
    with uncollected(), _cache_for(twin, folder, *_source_folders(names)) as cached:
        made = numba.cfunc(signature, cache=cached, error_model="numpy")(twin)
    _kept.append(made)
    return int(made.address)


def is_cached(folder: Path) -> bool:
    """Whether all that a table of this game needs has been compiled before."""
    cache = cache_folder(folder, ENGINE_FOLDER)
    return cache is not None and (cache / WHOLE).exists()


def note_cached(folder: Path) -> None:
    if cache := cache_folder(folder, ENGINE_FOLDER):
        (cache / WHOLE).touch()


def records(n: int, dtype: np.dtype[Any]) -> Any:
    """n zeroed records."""
    return np.zeros(n, dtype)


def cache_root() -> Path:
    return Path(os.environ.get("LUDOTHEQUE_CACHE") or platformdirs.user_cache_dir("ludotheque")) / "compiled"


@lru_cache(maxsize=None)
def cache_folder(*folders: Path) -> Path | None:
    """The cache folder for code that depends on these source folders, or None when it cannot be written."""
    folder = cache_root() / f"{folders[0].name}-{digest(*folders)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        where = folder.parent
        _say_once(f"ludotheque: compiled rules cannot be kept in {where} ({error.strerror}); every start compiles anew")
        return None
    _prune(folder)
    return folder


def digest(*folders: Path) -> str:
    """Names what compiled code depends on: the engine's and the given folders' sources, versions, modes."""
    import llvmlite

    config = _numba().core.config
    parts = [sys.version, _numba().__version__, llvmlite.__version__, str(config.BOUNDSCHECK), str(config.OPT)]
    found = hashlib.sha256("\n".join(parts).encode())
    for folder in sorted({ENGINE_FOLDER, *folders}):
        for path in sorted([*folder.glob("*.py"), *folder.glob("*.npz")]):
            found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def _prune(folder: Path) -> None:
    scope = folder.name.rpartition("-")[0]
    found = [path for path in folder.parent.glob(f"{scope}-*") if path.name.rpartition("-")[0] == scope]
    found.sort(key=_age)
    for path in found[KEPT_FOLDERS:]:
        shutil.rmtree(path, ignore_errors=True)


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime
    except OSError:  # pruned by another process meanwhile
        return 0.0


@lru_cache(maxsize=None)
def _say_once(text: str) -> None:
    print(text, file=sys.stderr)
