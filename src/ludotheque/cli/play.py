"""`ludo play`: a game in the terminal, against bots or several people at one keyboard."""

from __future__ import annotations

import argparse
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from ..bots.bot import BotFailed, bot_seed, let_talk
from ..bots.coach import hints
from ..bots.find import find_bot
from ..bots.levels import SearchBot
from ..bots.prepare import Preparing
from ..engine.errors import IllegalAction, NoUndo, choices
from ..engine.game import Payload
from ..engine.match import Action, Step
from ..engine.words import Message, Words
from .asking import Menu, Quit, agrees, read_line
from .common import ME, player_at, words_for
from .seating import Seated, data_folder, read_new_game, resumed, stamped
from .table import choice_list, outcome_table, score_table, show_table

COMMANDS = ("undo", "hint", "help", "score", "story", "table", "save", "quit")
DEAL = "deal"  # for games in which people bargain out of turn
WHAT = "what"  # for games that can explain what lies on the table


def play_game(arguments: argparse.Namespace) -> None:
    asked = read_new_game(arguments)
    words = words_for(arguments.lang, asked.game)
    with Preparing(asked.game) as preparing:
        try:
            seated = resumed(arguments, asked.game, words) or asked.seated()
        except Quit:
            return
        Session(seated, words.named(seated.match.names), preparing).run()


class Session:
    """One sitting at a terminal."""

    def __init__(self, seated: Seated, words: Words, preparing: Preparing) -> None:
        self.match = match = seated.match
        self.path = seated.path
        self.words = words
        self.preparing = preparing
        self.console = Console(highlight=False)
        self.told = match.number  # decisions told
        self.heard = 0  # of what was said since, how much has been told
        self.autosaves = True  # until it fails, which is said once
        self.people = [seat for seat in range(match.seats) if self.player(seat) == ME]
        self.bots = {seat: find_bot(self.player(seat)) for seat in range(match.seats) if self.player(seat) != ME}
        self.commands = {name: name for name in COMMANDS} | {words(f"command-{name}"): name for name in COMMANDS}
        self.commands |= {name[0]: name for name in ("undo", "help", "quit")} | {"?": "help"}
        if match.game.asides is not None and match.game.asides.compose is not None:
            self.commands |= {DEAL: DEAL, words(f"command-{DEAL}"): DEAL}
        self.what = (WHAT, words(f"command-{WHAT}")) if match.game.explain is not None else ()
        self.aids = {word: name for name in match.game.aids for word in (name, words(f"aid-{name}"))}
        self.secrets = any(field != "random" for field in match.game.hidden)
        self.looking = self.people[0] if self.people else -1

    def player(self, seat: int) -> str:
        return player_at(self.match, seat)

    def run(self) -> None:
        self.console.print(self.words("welcome", game=self.words("name")), style="bold")
        try:
            while not self.match.over:
                self.decide()
        except (Quit, KeyboardInterrupt):
            self.keep_for_later()
            return
        except BotFailed:
            self.keep_for_later()
            raise
        except BaseException:
            self.saved_to(self.path)  # whatever went wrong, the game is not lost
            raise
        finally:
            for bot in self.bots.values():
                bot.close()
        self.finish()

    def decide(self) -> None:
        seat = self.match.actor
        assert seat is not None
        self.let_bots_talk()
        self.let_people_reply()
        if self.player(seat) == ME:
            self.hand_over(seat)
            self.ask(seat, self.match.legal())
        else:
            self.preparing.begin()
            self.make_ready(seat)
            self.match.play(self.bots[seat].decide(self.match, bot_seed(self.match)))

    def make_ready(self, seat: int) -> None:
        """A bot that searches needs compiled rules; the first time ever they take a while."""
        if isinstance(self.bots[seat], SearchBot):
            self.wait_for_compiled()

    def wait_for_compiled(self) -> None:
        if not self.preparing.ready:
            with self.console.status(self.words("compiling", game=self.words("name"))):
                self.preparing.wait()

    def hand_over(self, seat: int) -> None:
        """Several people, hidden cards, one screen: nobody sees the last player's."""
        if self.secrets and seat != self.looking:
            self.console.clear()
            read_line(self.words("hand-over", who=self.words("seat", number=seat + 1)))
        self.looking = seat

    def tell(self, seat: int) -> None:
        """What has happened since the last look."""
        news = self.match.events(seat, self.told)
        for _, alike in groupby(news[self.heard :], key=lambda event: event[1].id):  # five passes are one paragraph
            told = self.together([line for _, line in alike])
            self.console.print(Padding(told, (0, 0, 0, 2)), style="dim")
        self.told = self.match.number
        self.heard = sum(number == self.told for number, _ in news)

    def together(self, lines: list[Message]) -> str:
        """Alike lines as one sentence about several players, where the game has one; else one after the other."""
        several = f"{lines[0].id}-several"
        if len(lines) > 1 and self.words.has(several):
            return self.words(several, who=[line.args["who"] for line in lines])
        return " ".join(self.words(line) for line in lines)

    def ask(self, seat: int, actions: list[Action]) -> None:
        """Ask for a decision; where there is no choice it is made, and told with what follows."""
        if len(actions) == 1:
            self.match.play(actions[0])
            return
        self.tell(seat)
        show_table(self.console, self.match, self.words, seat)
        self.console.print(self.words(self.match.ask(seat)), style="bold yellow")
        self.console.print(choice_list(self.match, self.words, actions))
        self.preparing.begin()
        number = self.match.number
        while self.match.number == number and self.match.actor == seat:
            answer = read_line(self.words("prompt"))
            if self.answered(answer, seat, actions):
                self.autosave()
                return

    def autosave(self) -> None:
        """After every decision of a person: a closed window loses nothing."""
        if self.autosaves:
            self.autosaves = self.saved_to(self.path)

    def answered(self, answer: str, seat: int, actions: list[Action]) -> bool:
        """Do what was typed; True when the table has changed."""
        command = self.commands.get(answer.lower())
        if command:
            return self.command(command, seat)
        if aid := self.aids.get(answer.lower()):
            self.console.print(self.match.game.aids[aid].draw(self.match.aid(aid, seat), self.words))
            return False
        if not answer:
            return False
        asked, _, thing = answer.partition(" ")
        if asked.lower() in self.what:
            self.explain(thing.strip().lower(), seat)
            return False
        try:
            if answer.isdecimal():
                return self.choose(int(answer[:9]), actions)
            self.match.play(self.match.game.read_typed(answer, self.words))
            return True
        except IllegalAction as error:
            self.console.print(f"  {error.said(self.words.language)}", style="red")
            return False

    def choose(self, number: int, actions: list[Action]) -> bool:
        if not 1 <= number <= len(actions):
            self.console.print(f"  {self.words('no-number', last=len(actions))}", style="red")
            return False
        self.match.play(actions[number - 1])
        return True

    def command(self, command: str, seat: int) -> bool:
        if command == "quit":
            raise Quit
        if command == "undo":
            return self.undo(seat)
        if command == "help":
            self.console.print(self.words("help-commands"))
            self.console.print(self.words("help-actions"))
        elif command == "hint":
            self.hint()
        elif command == "score":
            self.console.print(score_table(self.match, self.words, seat))
        elif command == "story":
            for number, line in self.match.events(seat):
                self.console.print(f"{number:4d}  {self.words(line)}")
        elif command == "table":
            show_table(self.console, self.match, self.words, seat)
        elif command == "save":
            self.save()
        elif command == DEAL:
            return self.bargain(seat)
        return False

    def hint(self) -> None:
        """The best few decisions, with what may be expected of them."""
        self.wait_for_compiled()
        with self.console.status(self.words("thinking")):
            found = hints(self.match, seed=bot_seed(self.match))
        table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        for hint in found:
            text = self.match.game.show_typed(hint.action.text, self.words)
            win, points = round(100 * hint.win), round(hint.points, 1)
            table.add_row(
                text, self.words(self.match.describe(hint.action)), self.words("hint", win=win, points=points)
            )
        self.console.print(table)

    def explain(self, thing: str, seat: int) -> None:
        """What something on the table does; without a name, everything."""
        told = self.match.explain(seat)
        found = {name: lines for name, lines in told.items() if thing in ("", name.lower())}
        if not found:
            self.console.print(f"  {self.words('no-thing', name=thing, choices=choices(told))}", style="red")
        for name, lines in found.items():
            sentences = " ".join(self.words(line) for line in lines)
            self.console.print(Padding(f"[bold]{name}[/bold]  {escape(sentences)}", (0, 0, 0, 2)))

    def bargain(self, seat: int) -> bool:
        """Say something out of turn: show what has been said, ask, let bots answer; the table is shown again."""
        asides = self.match.game.asides
        assert asides is not None
        assert asides.compose is not None
        view, menu = self.match.view(seat), Menu(self.console, self.words)
        if asides.draw is not None:
            self.console.print(asides.draw(view, self.words))
        speaker = seat
        if len(self.people) > 1:
            names = [self.words("seat", number=person + 1) for person in self.people]
            chosen = menu.choose(self.words("who-speaks"), names)
            if chosen is None:
                return False
            speaker = self.people[chosen]
        payload = asides.compose(self.match.view(speaker), self.words, speaker, menu)
        if payload is None or not self.speak(speaker, payload):
            return False
        self.let_bots_talk()
        return True

    def let_bots_talk(self) -> None:
        """Every bot answers what it was offered and settles what it owes; each at most a few times."""
        let_talk(self.match, self.bots)

    def let_people_reply(self) -> None:
        """Whoever at this keyboard was offered something answers, before a bot that made the offer decides."""
        while sum(self.replies(seat) for seat in self.people if self.is_asked(seat)):
            self.let_bots_talk()

    def is_asked(self, seat: int) -> bool:
        asides = self.match.game.asides
        if asides is None or asides.is_asked is None:
            return False
        return asides.is_asked(self.match.known(seat), self.match.talk, seat)

    def replies(self, seat: int) -> int:
        """Ask about what was offered to a seat; returns how much it has said to that."""
        asides = self.match.game.asides
        assert asides is not None
        assert asides.reply is not None
        self.hand_over(seat)
        self.tell(seat)
        show_table(self.console, self.match, self.words, seat)
        said = asides.reply(self.match.view(seat), self.words, seat, Menu(self.console, self.words))
        return sum(self.speak(seat, payload) for payload in said)

    def speak(self, seat: int, payload: Payload) -> bool:
        """Say something out of turn; False if it is refused."""
        try:
            self.match.aside(seat, payload)
        except IllegalAction as error:
            self.console.print(f"  {error.said(self.words.language)}", style="red")
            return False
        return True

    def undo(self, seat: int) -> bool:
        """Back to the last choice of somebody at this keyboard; past what came to light only after a question."""
        mine = [n for n, step in enumerate(self.match.steps) if step.seat in self.people and self.had_choice(step)]
        try:
            if not mine:
                raise NoUndo("nothing-to-undo")
            if mine[-1] < self.match.undo_limit(seat):
                if not agrees(self.words, "undo-question"):
                    return False
                self.match.undo(mine[-1], seat=seat, consent=True)
            else:
                self.match.undo(mine[-1], seat=seat)
        except NoUndo as error:
            self.console.print(f"  {error.said(self.words.language)}", style="red")
            return False
        self.told, self.heard = self.match.number, 0
        return True

    def had_choice(self, step: Step) -> bool:
        return self.match.core.legal(self.match.facts.array, step.state, 0, self.match.core.actions()) > 1

    def save(self) -> None:
        answer = read_line(self.words("save-to"))
        if not answer:
            return
        path = Path(answer)
        try:
            path = path.expanduser()
            if path.is_file() and not agrees(self.words, "save-overwrite"):
                return
        except (OSError, RuntimeError, ValueError):
            pass  # saving will say what is wrong
        if self.saved_to(path):
            self.console.print(f"  {self.words('saved', path=str(path))}")

    def saved_to(self, path: Path) -> bool:
        try:
            self.match.save(path)
        except (OSError, ValueError) as error:  # a ValueError for a name no file can have
            why = getattr(error, "strerror", None) or str(error)
            self.console.print(f"  {self.words('save-failed', path=str(path), why=why)}", style="red", markup=False)
            return False
        return True

    def keep_for_later(self) -> None:
        if self.saved_to(self.path):
            self.console.print(f"\n{self.words('kept', path=str(self.path), game=self.match.game.name)}")

    def finish(self) -> None:
        self.tell(self.looking)
        show_table(self.console, self.match, self.words)
        self.console.print(outcome_table(self.match, self.words))
        path = stamped("finished", self.match.game.name)
        if self.saved_to(path):
            if self.path.parent == data_folder("saved"):  # it is kept among the finished ones now
                self.path.unlink(missing_ok=True)
            self.console.print(f"\n{self.words('finished', path=str(path))}")
