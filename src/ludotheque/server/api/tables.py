"""Tables: making them, sitting down, playing, going back, and what the coach says."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query

from ... import games
from ...bots import analysis as coach
from ...engine.errors import BadInput
from ...engine.hiding import SPECTATOR
from ...engine.log import DECISION, RESEED, SEAT
from ...engine.match import Match, check_seed
from ..entries import AGAIN, START, Draft, Seat, drafts_of
from ..errors import NotAllowed, NotFound, Refused, TooMuch
from ..hall import listed
from ..people import Person
from ..setting import Clock, Setting, check_level, new_setting
from ..store.jobs import (
    count_tables,
    finished_tables,
    load_analysis,
    open_tables,
    save_analysis,
    save_report,
    tables_of,
)
from ..table import FINISHED, RUNNING, Answered, Table
from ..wording import plain, read_message, words_for
from .context import House, Myself, Somebody, TheHouse, Told
from .wire import (
    ActionAsked,
    AnalysisTold,
    AsideAsked,
    ChatAsked,
    ClockAsked,
    ConsentAsked,
    Done,
    HabitsAsked,
    HintsTold,
    HintTold,
    LineTold,
    NewTable,
    ReportAsked,
    SeatAsked,
    SeatNumber,
    SettingTold,
    TableListed,
    TableMade,
    TableOpened,
    TablesTold,
    TableTold,
    TryAsked,
    UndoAsked,
    Words,
)

LOG = logging.getLogger(__name__)
router = APIRouter(prefix="/api/tables", tags=["tables"])
Id = Annotated[str, Path(max_length=16, description="A table's id, as in its link.")]


# lists


@router.get("", summary="Lists of tables")
async def tables(
    house: TheHouse,
    person: Somebody,
    which: Annotated[Literal["open", "mine", "past", "finished"], Query(alias="list")] = "open",
) -> TablesTold:
    """`open`: in the lobby; `mine`: those that wait for me first; `past`: mine that are over; `finished`: public."""
    if which == "open":
        rows = await house.hall.store.read(open_tables())
    elif which == "finished":
        rows = await house.hall.store.read(finished_tables())
    else:
        rows = await house.hall.store.read(tables_of(person.id, which == "past")) if person else []
    waits = [bool(person and row["turn"] == person.id) for row in rows]
    return TablesTold(
        tables=[TableListed(**listed(row), your_turn=turn) for row, turn in zip(rows, waits, strict=True)]
    )


# making a table


@router.post("", summary="A new table", status_code=201)
async def create(house: TheHouse, person: Myself, asked: NewTable) -> TableMade:
    game = games.find(asked.game)
    await check_room(house, person)
    clock = Clock(asked.clock.bank, asked.clock.increment) if asked.clock else None
    facts = game.facts_format.check(asked.facts) if asked.facts is not None else None
    setting = new_setting(
        game, person.id, seats=asked.seats, options=asked.options, seed=asked.seed, facts=facts,
        public=asked.public, rated=asked.rated, hints=asked.hints, clock=clock,
    )  # fmt: skip
    table = await house.hall.create(setting, first_drafts(setting, person, asked))
    return TableMade(id=table.id)


def first_drafts(setting: Setting, person: Person, asked: NewTable) -> list[Draft]:
    """Who sits down at once, and whether the game begins."""
    seated: dict[int, Seat] = {0: Seat(person=person.id, name=person.name)} if asked.sit else {}
    if asked.bots:
        check_level(asked.bots.level)
        for seat in asked.bots.seats or range(setting.seats):
            if seat < setting.seats:
                seated.setdefault(seat, Seat(bot=asked.bots.level))
    drafts = [Draft(SEAT, seat, data=who.stored()) for seat, who in sorted(seated.items())]
    if asked.start and len(seated) < setting.seats:
        empty = [seat + 1 for seat in range(setting.seats) if seat not in seated]
        raise Refused("seats-empty", seats=", ".join(map(str, empty)), count=len(empty))
    return [*drafts, Draft(START)] if asked.start else drafts


async def check_room(house: House, person: Person) -> None:
    most = house.settings.tables_each
    if await house.hall.store.read(count_tables(person.id)) >= most:
        raise TooMuch("too-many-tables", most=most)


# looking


@router.get("/{id}", summary="A table as I may see it", response_model_exclude_unset=True)
async def look(house: TheHouse, person: Somebody, id: Id, lang: Told = None) -> TableOpened:
    async with house.hall.at(id) as table:
        own = table.own(person.id) if person else ()
        told = house.hall.told(table, own, lang or "")
        return TableOpened(setting=setting_told(table, person), table=TableTold(**told))


def setting_told(table: Table, person: Person | None) -> SettingTold:
    setting = table.setting
    over = table.status == FINISHED
    return SettingTold(
        game=setting.game,
        seats=setting.seats,
        options=dict(setting.options),
        public=setting.public,
        rated=setting.rated,
        hints=setting.hints,
        chosen_seed=setting.chosen_seed,
        own_facts=setting.facts is not None,
        clock=ClockAsked(bank=setting.clock.bank, increment=setting.clock.increment) if setting.clock else None,
        seal=setting.seal,
        seed=str(setting.seed) if over else None,  # as text: a browser's numbers are too small for it
        salt=setting.salt if over else None,
        owner=bool(person and person.id == setting.owner),
        replay=setting.replay,
    )


@router.get("/{id}/why", summary="Why I may not choose an action now")
async def why_not(house: TheHouse, person: Somebody, id: Id, seat: SeatNumber, action: str) -> Words | None:
    """The rule that forbids it, in my language; nothing if it is legal."""
    async with house.hall.at(id) as table:
        held(table, person, seat)
        if table.match is None or table.status != RUNNING:
            raise Refused("table-over" if table.match else "not-started")
        why = table.match.why_not(int(action) if action.isdecimal() and len(action) < 9 else action, seat)
        words = words_for(person.language if person else "en", table.game, [s.name for s in table.seats])
        return Words(**plain(why, words)) if why else None


@router.get("/{id}/aids/{name}", summary="A figure that helps: see `aids` of a game")
async def aid(house: TheHouse, person: Somebody, id: Id, name: str) -> dict[str, Any]:
    async with house.hall.at(id) as table:
        if table.match is None:
            raise Refused("not-started")
        seat = table.eyes(table.own(person.id)) if person else SPECTATOR
        return dict(plain(table.match.aid(name, seat)))


@router.get("/{id}/meanings", summary="What everything on the table does, by its name in notation")
async def meanings(house: TheHouse, person: Somebody, id: Id, lang: Told = None) -> dict[str, list[Words]]:
    """Empty for games that explain themselves."""
    async with house.hall.at(id) as table:
        if table.match is None:
            raise Refused("not-started")
        found = table.match.explain(table.eyes(table.own(person.id)) if person else SPECTATOR)
        words = words_for(lang, table.game, [s.name for s in table.seats]) if lang else None
        return {name: [Words(**plain(line, words)) for line in lines] for name, lines in found.items()}


@router.get("/{id}/replay", summary="All that I was told at a table", response_model_exclude_unset=True)
async def replay(
    house: TheHouse,
    person: Somebody,
    id: Id,
    seat: Annotated[int | None, Query(ge=-1, le=11, description="Whose eyes; only when the game is over.")] = None,
    lang: Told = None,
) -> list[TableTold]:
    async with house.hall.at(id) as table:
        if seat is not None and table.status != FINISHED:
            raise NotAllowed("not-over-yet")
        told = house.hall.events(table, person.id if person else "", lang or "", seat)
    return [TableTold(**event) for event in told]


@router.get("/{id}/log", summary="What happened at a table so far, as I was told it", response_model_exclude_unset=True)
async def log(house: TheHouse, person: Somebody, id: Id, lang: Told = None) -> list[LineTold]:
    async with house.hall.at(id) as table:
        lines = await asyncio.to_thread(house.hall.lines, table, person.id if person else "", lang or "")
    return [LineTold(**line) for line in lines]


# sitting down


@router.put("/{id}/seats/{seat}", summary="Who plays a seat")
async def sit(house: TheHouse, person: Myself, id: Id, seat: SeatNumber, asked: SeatAsked) -> Done:
    """Take a free seat (`me`), get up (`nobody`, your own seat), or as the owner seat a `bot` or free a seat."""
    if asked.take == "me":
        await check_room(house, person)

    def drafts(table: Table) -> list[Draft]:
        if asked.take == "me":
            return table.sit(person.id, asked.name or person.name, seat)
        if asked.take == "bot":
            away = 0 <= seat < table.setting.seats and table.seats[seat].person not in house.hall.here(table.id)
            return table.place_bot(person.id, seat, asked.bot or "", away=away)
        return table.leave(person.id, seat) if seat in table.own(person.id) else table.free(person.id, seat)

    return done(await house.hall.change(id, drafts))


@router.post("/{id}/start", summary="Begin the game")
async def start(house: TheHouse, person: Myself, id: Id) -> Done:
    return done(await house.hall.change(id, lambda table: table.start(person.id)))


@router.post("/{id}/close", summary="Give up a table")
async def close(house: TheHouse, person: Myself, id: Id) -> Done:
    return done(await house.hall.change(id, lambda table: table.close(person.id)))


@router.post("/{id}/again", summary="Play again: the same people, the next one begins")
async def again(house: TheHouse, person: Myself, id: Id) -> TableMade:
    await check_room(house, person)
    async with house.hall.at(id) as table:
        if table.again:
            return TableMade(id=table.again)
        if table.status != FINISHED or not table.own(person.id):
            raise Refused("no-rematch")
        setting, drafts = rematch(table, person)
    new = await house.hall.create(setting, drafts)
    await house.hall.change(id, lambda table: [] if table.again else [Draft(AGAIN, data={"table": new.id})])
    async with house.hall.at(id) as table:
        return TableMade(id=table.again)


def rematch(table: Table, person: Person) -> tuple[Setting, list[Draft]]:
    """Everybody moves up one seat, so that another one begins; whoever had left is asked again by their seat."""
    old = table.setting
    facts = table.game.facts_format.check(old.facts) if old.facts is not None else None
    setting = new_setting(
        table.game, person.id, seats=old.seats, options=old.options, facts=facts, public=old.public,
        rated=old.rated, hints=old.hints, clock=old.clock,
    )  # fmt: skip
    seats = [Seat(bot=seat.bot) if seat.bot else seat for seat in (*table.seats[1:], table.seats[0])]
    drafts = [Draft(SEAT, n, data=seat.stored()) for n, seat in enumerate(seats) if seat.taken]
    return setting, [*drafts, Draft(START)]


@router.post("/{id}/try", summary="Play a finished game on from a decision, differently", status_code=201)
async def try_from(house: TheHouse, person: Myself, id: Id, asked: TryAsked) -> TableMade:
    """A new table of your own, with bots at the other seats; what chance brings from there on is drawn anew."""
    await check_room(house, person)
    check_level(asked.level)
    async with house.hall.at(id) as table:
        if table.status != FINISHED or table.match is None:
            raise NotAllowed("not-over-yet")
        setting, drafts = branch(table, table.match, person, asked)
    return TableMade(id=(await house.hall.create(setting, drafts)).id)


def branch(table: Table, match: Match, person: Person, asked: TryAsked) -> tuple[Setting, list[Draft]]:
    """The game up to a decision, without what was taken back after it."""
    if asked.number >= match.number:
        raise Refused("no-such-decision", number=asked.number, last=match.number - 1, status=422)
    if asked.seat >= match.seats:
        raise BadInput("no-seat", seat=asked.seat + 1, seats=match.seats)
    private: dict[str, Any] = {"public": False, "rated": False, "hints": True, "clock": None, "replay": False}
    setting = replace(table.setting, owner=person.id, chosen_seed=True, **private)
    me, bot = Seat(person=person.id, name=person.name), Seat(bot=asked.level)
    seats = [Draft(SEAT, n, data=(me if n == asked.seat else bot).stored()) for n in range(match.seats)]
    drafts = drafts_of(match)
    last = max(n for n, draft in enumerate(drafts) if (draft.kind, draft.number) == (DECISION, asked.number))
    anew = Draft(RESEED, data={"seed": check_seed(None)}, number=asked.number)
    return setting, [*seats, Draft(START), *drafts[:last], anew]


# playing


@router.post("/{id}/actions", summary="Answer a decision")
async def act(house: TheHouse, person: Myself, id: Id, asked: ActionAsked) -> Done:
    """Applied once and stored before the answer. The same post again gets the same answer; an answer to another
    decision than the pending one is refused with its number, an illegal one with the rule."""
    return done(
        await house.hall.change(id, lambda table: table.decision(person.id, asked.seat, asked.number, asked.action))
    )


@router.post("/{id}/asides", summary="Say something out of turn: offers and their answers")
async def aside(house: TheHouse, person: Myself, id: Id, asked: AsideAsked) -> Done:
    return done(await house.hall.change(id, lambda table: table.aside(person.id, asked.seat, asked.number, asked.say)))


@router.put("/{id}/habits", summary="Let the server answer some questions for me")
async def habits(house: TheHouse, person: Myself, id: Id, asked: HabitsAsked) -> Done:
    return done(await house.hall.change(id, lambda table: table.form_habits(person.id, asked.seat, asked.answers)))


@router.post("/{id}/chat", summary="Say something to everybody at the table")
async def chat(house: TheHouse, person: Myself, id: Id, asked: ChatAsked) -> Done:
    """Free words, of those who play; readers can mute each other and report a line."""
    return done(await house.hall.change(id, lambda table: table.chat(person.id, asked.seat, asked.text)))


@router.post("/{id}/reports", summary="Report a line of the log", status_code=204)
async def report(house: TheHouse, person: Myself, id: Id, asked: ReportAsked) -> None:
    """For whoever runs this server to look at; nobody at the table is told."""
    async with house.hall.at(id) as table:
        if not 1 <= asked.line <= table.line:
            raise NotFound("no-line", line=asked.line)
    await house.hall.store.write(save_report(id, asked.line, person.id, time.time()))
    LOG.warning("a line was reported", extra={"table": id, "line": asked.line})


@router.post("/{id}/undo", summary="Go back")
async def undo(house: TheHouse, person: Myself, id: Id, asked: UndoAsked) -> Done:
    """At once within one's own turn, as far as nothing has come to light (`undo` in the table's events); further back
    the people at the table are asked."""
    return done(await house.hall.change(id, lambda table: table.undo(person.id, asked.seat, asked.number, asked.to)))


@router.post("/{id}/consent", summary="Agree to go back, or not")
async def consent(house: TheHouse, person: Myself, id: Id, asked: ConsentAsked) -> Done:
    return done(await house.hall.change(id, lambda table: table.consent(person.id, asked.asked, asked.agrees)))


def done(answer: Answered) -> Done:
    return Done(line=answer.line, number=answer.number)


def held(table: Table, person: Person | None, seat: int) -> None:
    if person is None or seat not in table.own(person.id):
        raise NotAllowed("not-your-seat", seat=seat + 1)


# the coach


def check_ready(house: House, match: Match) -> None:
    if not house.hall.ready[match.game.name].is_set():
        raise Refused("not-ready", status=503)


@router.get("/{id}/hints", summary="The best few actions for my decision")
async def hints(house: TheHouse, person: Somebody, id: Id, lang: Told = None) -> HintsTold:
    async with house.hall.at(id) as table:
        if not table.setting.hints:
            raise NotAllowed("no-hints")
        if table.actor is None or table.match is None:
            raise Refused("not-started" if table.match is None else "table-over")
        held(table, person, table.actor)
        match = table.match.snapshot()
    check_ready(house, match)
    found = await house.hall.thinking.hints(match)
    words = words_for(lang, match.game, match.names) if lang else None
    return HintsTold(
        number=match.number,
        hints=[
            HintTold(
                code=hint.action.code,
                text=hint.action.text,
                words=Words(**plain(match.describe(hint.action), words)),
                win=hint.win,
                points=hint.points,
                by_source=dict(hint.by_source),
            )
            for hint in found
        ],
    )


@router.get("/{id}/analysis", summary="Where a game was won and lost")
async def analysis(house: TheHouse, person: Somebody, id: Id, lang: Told = None) -> AnalysisTold:
    """Of a finished game for everybody; of a running one, where hints are allowed, about my own decisions."""
    async with house.hall.at(id) as table:
        if table.match is None:
            raise Refused("not-started")
        match, over = table.match.snapshot(), table.status == FINISHED
        own = table.own(person.id) if person else ()
        if not over and not (table.setting.hints and len(own) == 1):
            raise NotAllowed("no-hints")
    found = await house.hall.store.read(load_analysis(id)) if over else None
    if found is None:
        check_ready(house, match)
        made = await house.hall.thinking.analysis(match, None if over else own[0])
        found = analysis_told(match, made)
        if over:
            await house.hall.store.write(save_analysis(id, found))
    return AnalysisTold(**with_text(found, match, lang))


def analysis_told(match: Match, made: coach.Analysis) -> dict[str, Any]:
    mistakes = [
        {
            **{name: getattr(mistake, name) for name in ("number", "seat", "win", "better")},
            "played": match.game.show_action(mistake.played),
            "best": match.game.show_action(mistake.best),
            "lost": dict(mistake.lost),
            "words": plain(coach.told(match, mistake)),
        }
        for mistake in made.mistakes
    ]
    return {"wins": [list(row) for row in made.wins], "mistakes": mistakes}


def with_text(found: dict[str, Any], match: Match, lang: str | None) -> dict[str, Any]:
    if not lang:
        return found
    words = words_for(lang, match.game, match.names)
    mistakes = [{**m, "words": plain(read_message(m["words"]), words)} for m in found["mistakes"]]
    return {**found, "mistakes": mistakes}
