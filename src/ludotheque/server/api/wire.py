"""What travels: the bodies of requests and answers. The page's types are generated from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ...engine.match import LONGEST_NAME
from ..setting import BOTS

Language = Literal["en", "fr", "de"]
ONE_LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$"
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME, pattern=ONE_LINE)]
Seed = Annotated[int, Field(ge=0, lt=1 << 64)]
Number = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=11)]


class Strict(BaseModel):
    """A request: what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid")


# requests


class Me(Strict):
    name: Name = Field(description="How others see you.")
    language: Language = Field("en", description="In which refusals are told.")


class Credentials(Strict):
    login: Name = Field(description="The account's name; it is also the name others see.")
    password: str = Field(min_length=8, max_length=200)


class NewToken(Strict):
    name: Name = Field(description="What the token is for, to recognise it by.")


class ClockAsked(Strict):
    bank: float = Field(ge=1, le=7 * 86400, description="Seconds each person has for the whole game.")
    increment: float = Field(0, ge=0, le=86400, description="Seconds that each decision brings back.")


class Bots(Strict):
    """Bots to sit down at once."""

    level: str = Field("strong", description=f"One of: {', '.join(BOTS)}.")
    seats: list[SeatNumber] = Field(default_factory=list, max_length=12, description="Which; empty: all free ones.")


class NewTable(Strict):
    game: str = Field(max_length=40, description="See `GET /api/games`.")
    seats: int = Field(2, ge=1, le=12)
    options: dict[str, str] = Field(default_factory=dict, max_length=16, description="See `GET /api/games`.")
    public: bool = Field(False, description="Listed in the lobby; otherwise only those who have the link can come.")
    rated: bool = Field(False, description="Counts for ratings: no hints, no chosen seed, no going back by consent.")
    hints: bool = Field(True, description="Whether the coach may be asked.")
    seed: Seed | None = Field(None, description="Repeats a game. A table with a chosen seed is unrated.")
    clock: ClockAsked | None = None
    facts: dict[str, Any] | None = Field(None, description="A designer's variant; private tables only.")
    sit: bool = Field(True, description="Take the first seat yourself.")
    bots: Bots | None = Field(None, description="Fill free seats with bots.")
    start: bool = Field(False, description="Begin at once, if no seat is free.")


class SeatAsked(Strict):
    take: Literal["me", "bot", "nobody"] = Field(description="Who is to play the seat.")
    bot: str | None = Field(None, max_length=40, description=f"For `bot`, one of: {', '.join(BOTS)}.")
    name: Name | None = Field(None, description="For `me`: another name, when several play at one device.")


class ActionAsked(Strict):
    seat: SeatNumber
    number: Number = Field(description="The number of the decision it answers.")
    action: int | Annotated[str, StringConstraints(max_length=200)] = Field(
        description="The code or the text of a legal action."
    )


class AsideAsked(Strict):
    seat: SeatNumber
    number: Number = Field(description="The number of the pending decision.")
    say: dict[str, Any] = Field(max_length=16, description="What is said out of turn: an offer, an answer.")


class UndoAsked(Strict):
    seat: SeatNumber
    number: Number = Field(description="The number of the pending decision.")
    to: Number = Field(description="The decision to go back to.")


class HabitsAsked(Strict):
    """Questions that the server answers for a seat from now on. It takes its time, so that nobody learns which."""

    seat: SeatNumber
    answers: dict[str, Annotated[str, StringConstraints(max_length=40)]] = Field(
        max_length=16, description="By question, see `habits` of a game; questions not named are asked."
    )


class ChatAsked(Strict):
    seat: SeatNumber
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300, pattern=ONE_LINE)]


class ReportAsked(Strict):
    line: Number = Field(description="The line of the log to report: somebody's words, or their name.")


class TryAsked(Strict):
    """Play a finished game on from a decision, differently."""

    number: Number = Field(description="The decision to begin with.")
    seat: SeatNumber = Field(description="The seat to play.")
    level: str = Field("strong", max_length=40, description=f"Of the bots at the other seats: {', '.join(BOTS)}.")


class ConsentAsked(Strict):
    asked: Number = Field(description="The line of the log in which somebody asked.")
    agrees: bool


class RecordAsked(Strict):
    text: str = Field(max_length=200_000, description="A record file, as `ludo record` reads it.")


class FactsAsked(Strict):
    name: Name = Field("facts", description="What the file is called, to name it in a refusal.")
    text: str = Field(max_length=200_000, description="A facts file in TOML, see `GET /api/games/{game}/facts`.")


# answers


class Words(BaseModel):
    """A text in no language yet: a Fluent message. `text` is there where a language was asked for."""

    id: str
    args: dict[str, Any] = {}
    text: str | None = None


class Problem(BaseModel):
    """Why something was refused (RFC 9457)."""

    title: str = Field(description="The id of the message.")
    status: int
    detail: str = Field(description="The reason in the reader's language.")
    number: int | None = Field(default=None, description="Where a decision was too late: the pending one.")


class PersonTold(BaseModel):
    name: str
    language: Language
    account: bool


class MeTold(BaseModel):
    person: PersonTold | None = Field(description="Nobody before the first thing you do.")


class TokenTold(BaseModel):
    id: str
    name: str
    created: float


class TokenMade(TokenTold):
    token: str = Field(description="Shown this once.")


class OptionTold(BaseModel):
    name: str
    choices: list[str]
    default: str
    seats: list[int] = Field(description="Seat counts that choices other than the default fit; empty: all.")
    needs: dict[str, str] = Field(description="Values of other options they need.")


class GameTold(BaseModel):
    name: str
    seats: list[int]
    usual_seats: int = Field(description="How many play it most of the time.")
    options: list[OptionTold]
    sources: list[str]
    automata: dict[int, list[str]] = Field(description="By seat count: opponents that are part of the rules.")
    asides: bool = Field(description="Whether people bargain out of turn.")
    aids: list[str]
    habits: dict[str, list[str]] = Field(description="Questions that can be answered beforehand, with the choices.")
    rules_version: int
    ready: bool = Field(description="Whether bots can think already; they are made ready at the first start.")


class GamesTold(BaseModel):
    games: list[GameTold]
    bots: list[str]


class FactsTold(BaseModel):
    facts: dict[str, Any] = Field(description="Its entries, for a new table.")


class SeatTold(BaseModel):
    kind: Literal["person", "bot", "empty"]
    name: str
    bot: str
    stands_in: bool = Field(description="A bot that plays for somebody who left; others may take the seat.")


class LegalTold(BaseModel):
    code: int
    text: str
    words: Words


class PlaceTold(BaseModel):
    party: int
    name: Words
    rank: int
    team: int
    total: int
    points: dict[str, int]


class ResultTold(BaseModel):
    reason: Words
    winners: list[int]
    places: list[PlaceTold]


class AskedTold(BaseModel):
    line: int
    seat: int
    to: int
    missing: list[int] = Field(description="Seats whose people have not agreed yet.")


class ClockTold(BaseModel):
    left: list[float] = Field(description="Seconds of each seat when the pending decision began.")
    since: float = Field(description="When it began.")


class TableTold(BaseModel):
    """The table after a line of its log, as one viewer may see it. The same in answers and in events."""

    table: str
    line: int
    kind: str = Field(description="What the line is: seat, start, decision, aside, undo, reseed, ask, agree, ...")
    seat: int = Field(description="Whose line it is; -1 for nobody's.")
    at: float
    number: int = Field(description="Of the pending decision.")
    status: Literal["open", "running", "finished", "closed"]
    seats: list[SeatTold]
    yours: list[int]
    viewer: int = Field(description="The seat through whose eyes the view is; -1 for a spectator.")
    said: list[Words] = Field(description="What the line tells.")
    again: str = Field(description="The table at which those who sat here play again.")
    actor: int | None = None
    ask: Words | None = Field(None, description="What is asked of the seat to decide.")
    legal: list[LegalTold] = Field([], description="Where it is the viewer's decision: what can be chosen.")
    view: dict[str, Any] | None = None
    undo: int | None = Field(None, description="The earliest decision the viewer may go back to without asking.")
    back: int | None = Field(None, description="The viewer's last real choice: before `undo`, others have to agree.")
    asked: AskedTold | None = None
    habits: dict[str, str] | None = Field(None, description="Questions answered for the viewer, see `habits`.")
    clock: ClockTold | None = None
    result: ResultTold | None = None


class LineTold(BaseModel):
    """A line of a table's log, without the table."""

    line: int
    kind: str
    seat: int
    number: int = Field(description="Of the decision that was pending after it.")
    at: float
    said: list[Words]


class SettingTold(BaseModel):
    game: str
    seats: int
    options: dict[str, str]
    public: bool
    rated: bool
    hints: bool
    chosen_seed: bool
    own_facts: bool = Field(description="Whether it is played with a set of its own.")
    clock: ClockAsked | None
    seal: str = Field(description="SHA-256 of `salt:seed`, shown from the start; seed and salt follow at the end.")
    seed: str | None = None
    salt: str | None = None
    owner: bool = Field(description="Whether the table is yours.")
    replay: bool = False


class TableOpened(BaseModel):
    setting: SettingTold
    table: TableTold


class TableListed(BaseModel):
    id: str
    game: str
    status: str
    created: float
    changed: float
    options: dict[str, str]
    rated: bool
    hints: bool
    clock: ClockAsked | None
    seats: list[SeatTold]
    number: int
    result: ResultTold | None = None
    your_turn: bool = False


class TablesTold(BaseModel):
    tables: list[TableListed]


class Done(BaseModel):
    """A change was stored: the last line it wrote, and the number of the pending decision after it."""

    line: int
    number: int


class TableMade(BaseModel):
    id: str


class HintTold(BaseModel):
    code: int
    text: str
    words: Words
    win: float
    points: float
    by_source: dict[str, float]


class HintsTold(BaseModel):
    number: int
    hints: list[HintTold]


class MistakeTold(BaseModel):
    number: int
    seat: int
    played: str
    best: str
    win: float
    better: float
    lost: dict[str, float]
    words: Words


class AnalysisTold(BaseModel):
    wins: list[list[float]] = Field(description="By party: before the first decision, then after each.")
    mistakes: list[MistakeTold]


class RatingTold(BaseModel):
    game: str
    player: str = Field(description="A bot's name, or empty for people.")
    name: str
    mu: float
    sigma: float
    games: int


class RatingsTold(BaseModel):
    ratings: list[RatingTold]


class Health(BaseModel):
    ok: bool
    ready: bool
