"""Who knows what (O11, O4.3): views, lines and worlds of seats and spectators."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.oriente.board import KINDS, Table, table, words

WORLDS = range(25)


def open_part(match: Table, seat: int) -> dict[str, Any]:
    """A view without what a seat knows of inhabitants."""
    view = {name: entry for name, entry in match.view(seat).items() if name not in ("seat", "forecast")}
    players = [{n: e for n, e in player.items() if n not in ("inhabitant", "value")} for player in view["players"]]
    return {**view, "players": players}


def worlds(match: Table, seat: int) -> Iterator[list[str]]:
    """The inhabitants in worlds that fit what a seat (0: a spectator) knows."""
    for seed in WORLDS:
        yield [KINDS[kind] for kind in match.veil(seat - 1, seed)[0]["card"][: match.seats]]


# open to all


def test_everybody_sees_the_same_but_for_hidden_inhabitants() -> None:
    """O11.1: points, discs, pawn, workers, announcement, deals, numbers of cards, what lies under the deck."""
    match = table("nofu hidden: 2", "daimyo hidden: 3", "samurai", square=2, under="nofu soryo", reward=2)
    match.offer(1, 2, give="2", get="3").do("recruit")
    views = [open_part(match, seat) for seat in (-1, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    assert views[0]["under"] == ["nofu", "soryo"]
    assert views[0]["reward"]["cards"] == 2


def test_a_revealed_inhabitant_is_seen_by_all() -> None:
    """O11.1"""
    assert table("nofu", "akindo").seen(2) == "akindo akindo akindo akindo akindo"


def test_the_number_of_cards_in_the_deck_includes_those_under_it() -> None:
    """O11.1"""
    match = table("daimyo", "nofu", under="nofu soryo", deck="nofu / geisha / nofu nofu")
    assert (match.view()["deck"], match.do("rent").view()["deck"]) == (6, 5)


@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_chance_to_come_is_hidden(seat: int) -> None:
    """O11.2: the cards of the deck come otherwise in other worlds."""
    match = table("daimyo", "nofu hidden", reward=1)
    assert (match.veil(seat, 5)["random"] != match.state()["random"]).all()


# hidden inhabitants


def test_a_hidden_inhabitant_is_known_to_its_owner() -> None:
    """O11.2"""
    assert table("nofu", "akindo hidden").seen(2) == "? akindo ? ? ?"


@pytest.mark.parametrize(
    ("players", "actions"),
    [(("ninja", "samurai"), ("eliminate 2",)), (("soryo", "samurai", "nofu"), ("attack 2", "pass"))],
)
def test_a_card_drawn_from_the_deck_is_known_to_who_draws_it(
    players: tuple[str, ...], actions: tuple[str, ...]
) -> None:
    """O11.2: shown and told to nobody else; what was lost is open."""
    match = table(*players, draws="daimyo" if players[0] == "ninja" else "nofu daimyo").do(*actions)
    assert match.seen(2) == "? daimyo ? ? ?"
    assert [viewer for viewer in range(5) if any("Daimyo" in line for line in match.told(viewer))] == [2]
    assert match.cards(1) == "samurai"


def test_a_card_reached_under_the_deck_is_known_to_all() -> None:
    """O11.2: though it lies face down. (The reward is gone, or else she would end the game.)"""
    match = table("ninja", "samurai", deck="//", under="daimyo", geisha="reward", claimed=1).do("eliminate 2")
    assert (match.seen(2), match.is_a(2)) == ("daimyo daimyo daimyo daimyo daimyo", "daimyo hidden")
    assert match.player(2)["known_to_all"]
    assert all(any("Daimyo" in line for line in match.told(viewer)) for viewer in range(5))


def test_a_reward_from_under_the_deck_is_known() -> None:
    """O11.2, O9.2"""
    match = table("nofu", deck="//", under="daimyo nofu", geisha="reward").do("pass")
    assert match.view()["reward"]["known"] == ["daimyo"]


def test_a_reward_from_the_deck_is_unseen_until_it_is_taken() -> None:
    """O11.2, O5.2"""
    match = table("nofu", "nofu", "nofu", reward=1).do("attack 2")
    assert match.view()["reward"]["known"] == []
    assert match.do("pass").player(1)["card_count"] == 1


def test_an_attacked_player_is_seen_by_all() -> None:
    """O11.1, O7.1"""
    match = table("soryo", "akindo hidden", "nofu").do("attack 2")
    assert match.seen(2) == "akindo akindo akindo akindo akindo"


def test_a_loser_who_takes_a_card_turned_up_is_seen_by_all() -> None:
    """O11.1, O7.6"""
    match = table("samurai", "nofu hidden", draws="daimyo").do("attack 2")
    assert match.seen(2) == "daimyo daimyo daimyo daimyo daimyo"


def test_cards_that_go_under_the_deck_are_told_in_order() -> None:
    """O11.1, O7.7"""
    match = table("samurai", "shogun", "samurai", draws="akindo daimyo").do("attack 2", "support attacker")
    (told,) = [event for _, event in match.events() if event.id == "goes-under"]
    assert [card.id for card in told.args["cards"]] == ["card-akindo", "card-daimyo"]


def test_passing_tells_nothing() -> None:
    """O11.2"""
    match = table("shogun hidden", "nofu hidden").do("pass", "pass")
    assert match.seen(1) == "shogun ? ? ? ?"


# who may not cancel or join


@pytest.mark.parametrize(("actions", "question"), [(("recruit",), "privilege"), (("revolution", "pass"), "join")])
def test_what_others_see_does_not_tell_who_may_answer(actions: tuple[str, ...], question: str) -> None:
    """O4.3, O8.1: seat 2 is asked; whether there is a choice depends on the hidden inhabitant."""
    able, unable = (
        table("nofu", f"{kind} hidden", "nofu", square=5 if question == "join" else 0).do(*actions)
        for kind in (("shogun", "ninja") if question == "privilege" else ("nofu", "ninja"))
    )
    assert (able.turn, unable.turn, unable.can()) == (2, 2, ["pass"])
    assert len(able.can()) > 1
    for viewer in (-1, 0, 2, 3):
        assert able.view(viewer) == unable.view(viewer)
        assert able.ask(viewer) == unable.ask(viewer)
        assert unable.ask(viewer).id == f"wait-{question}"
        assert able.lines("en", viewer) == unable.lines("en", viewer)
    assert (able.ask(1).id, unable.ask(1).id) == (f"ask-{question}", f"ask-{question}-none")


def test_after_the_pass_the_others_still_do_not_know() -> None:
    """O4.3"""
    able, unable = (table("nofu", f"{kind} hidden", "nofu").do("recruit", "pass") for kind in ("shogun", "ninja"))
    assert all(able.view(viewer) == unable.view(viewer) for viewer in (-1, 0, 2, 3))
    assert able.told() == unable.told()


# Transmutation


def looking() -> Table:
    """Seat 1 is about to choose; seats 3 and 4 are hidden."""
    return table("maho-tsukai", "soryo", "nofu hidden", "akindo hidden").do("transmutation", *["pass"] * 3)


def test_the_maho_tsukai_sees_everybody_before_choosing() -> None:
    """O11.3: and only they do."""
    match = looking()
    assert match.phase == "become"
    assert [match.seen(seat) for seat in (3, 4)] == ["nofu ? nofu ? ?", "akindo ? ? akindo ?"]


def test_everybody_sees_the_maho_tsukai_go() -> None:
    """O11.1, O11.3"""
    assert looking().seen(1) == "- - - - -"


def test_afterwards_everybody_knows_only_their_own() -> None:
    """O11.3: the announcer too, who does not see who got which card."""
    match = looking().do("become nofu")
    for seat in (1, 2, 3, 4):
        own = match.is_a(seat).split()[0]
        assert match.seen(seat).split() == [own if viewer == seat else "?" for viewer in (1, 2, 3, 4, 0)]


def test_only_the_announcer_is_told_what_they_have_become() -> None:
    """O11.3"""
    match = looking()
    match.do("become nofu")
    told = [[event.id for _, event in match.events(viewer, since=4)] for viewer in (-1, 0, 1, 2, 3)]
    assert [("does-become" in ids, "does-become-secretly" in ids) for ids in told] == [
        (viewer == 0, viewer != 0) for viewer in (-1, 0, 1, 2, 3)
    ]


def test_nobody_is_told_the_card_from_the_deck() -> None:
    """O11.3"""
    match = table("maho-tsukai", "akindo", "akindo", draws="shogun").do("transmutation", "become akindo")
    holder = next(seat for seat in (2, 3, 4) if match.is_a(seat) == "shogun hidden")
    assert not any("Shogun" in line for viewer in range(5) if viewer != holder for line in match.told(viewer))


def test_the_announcer_still_knows_which_cards_were_shuffled() -> None:
    """O11.3: in all worlds somebody is the Soryo and somebody the Akindo."""
    match = looking().do("become nofu")
    for world in worlds(match, 1):
        assert world[0] == "nofu"
        assert not Counter(["soryo", "akindo"]) - Counter(world[1:])


@pytest.mark.parametrize("viewer", [0, 2, 3, 4])
def test_the_others_still_know_that_the_soryo_is_among_the_cards(viewer: int) -> None:
    """O11.3: it was revealed before."""
    match = looking().do("become nofu")
    assert all("soryo" in world for world in worlds(match, viewer))


def test_who_had_a_hidden_card_knows_it_is_among_them() -> None:
    """O11.3: seat 3 knows of the Nofu that was theirs, a spectator does not."""
    match = looking().do("become soryo")
    assert all("nofu" in world for world in worlds(match, 3))
    assert not all("nofu" in world for world in worlds(match, 0))


def test_a_card_from_under_the_deck_is_known_to_be_among_them() -> None:
    """O11.3, O11.2: but not chosen, as it came after the choice."""
    match = table("maho-tsukai", "nofu", deck="//", geisha="reward", claimed=1).do("transmutation", "become nofu")
    for world in worlds(match, 0):
        assert world[0] == "nofu"
        assert sorted(world[1:]) == ["maho-tsukai", "nofu", "nofu"]


def test_a_card_shown_after_the_shuffle_is_known_at_its_place() -> None:
    """O11.3: and the worlds have it there."""
    match = looking().do("become nofu").do("pass")
    while match.phase == "announce" and match.turn != 2:
        match.play("pass")
    match.play("attack 1")
    shown = match.is_a(2).split()[0]
    assert all(world[1] == shown for viewer in (0, 3, 4) for world in worlds(match, viewer))


# worlds


def test_the_worlds_of_a_seat_agree_with_what_it_knows() -> None:
    """O11.2"""
    match = table("nofu hidden", "samurai hidden", "shogun", "daimyo hidden")
    for world in worlds(match, 2):
        assert (world[1], world[2]) == ("samurai", "shogun")
        assert "geisha" not in world
    assert len({tuple(world) for world in worlds(match, 2)}) > 5


def test_worlds_do_not_depend_on_what_is_hidden() -> None:
    """O11.2: the same worlds for two tables that look alike."""
    one, other = (table("nofu", f"{kind} hidden", "samurai") for kind in ("shogun", "akindo"))
    assert list(worlds(one, 1)) == list(worlds(other, 1))


# all known


def test_after_a_revolution_everybody_knows_every_inhabitant() -> None:
    """O11.4"""
    match = table("nofu hidden", "samurai hidden", "shogun hidden spent").do("revolution", "pass", "pass")
    for seat, kind in ((1, "nofu"), (2, "samurai"), (3, "shogun")):
        assert match.seen(seat) == " ".join([kind] * 5)


def test_a_revolution_after_a_transmutation_shows_everything_too() -> None:
    """O11.4, O11.3"""
    match = table("maho-tsukai", "nofu", "nofu", "nofu").do("transmutation", "become nofu", "revolution")
    match.pass_all().pass_all()
    assert all(len(set(match.seen(seat).split())) == 1 for seat in (1, 2, 3, 4))
    assert "?" not in match.seen(1)


def test_when_the_game_is_over_everybody_is_known() -> None:
    """O11.1, O10.3"""
    match = table("daimyo", "samurai hidden", deck="/ geisha /").do("rent").pass_all()
    assert match.over
    assert match.seen(2) == "samurai samurai samurai samurai samurai"


def test_what_is_said_is_open() -> None:
    """O11.1, O12.1"""
    match = table("nofu hidden", "akindo").offer(1, 2, promise=[words("I am no Shogun")], ask=[words("who knows")])
    assert match.told(3) == match.told(0) == match.told(1)
    assert len(match.told()) == 1
