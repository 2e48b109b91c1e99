"""Who knows what (L11): views, lines and worlds of seats and spectators."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.engine.compiled import PURE
from ludotheque.engine.hiding import masked, record_of
from ludotheque.engine.records import UNKNOWN
from ludotheque.games.guilds.notation import show_cards
from tests.games.guilds.board import GAME, City, alone, city, with_ability

WORLDS = range(15 if PURE else 30)
PRIVATE = ("seat", "hand", "mayors", "forecast")  # what differs between the views of two seats

TABLE = """
    a1: 8 men 2 1 1 token vp:1
    b1: 14 done 2
    c1: 21 token draw:1
    e5: 1
    guildhall: 2 3 1
    plantation: 1 0 2
    held: 1 0 1
    scoreboard: 2
    hand 1: Y1 R1 R1
    hand 2: B1 G1
    hand 3: P1 P2 G3
    shown 2: B1
    discards: Y2 G1 R5
    mayors 1: 4 7
    mayors 2: 9
    points 1: 3
    tokens_won: 1 2 0"""


def worlds(match: City, seat: int) -> Iterator[Any]:
    """Worlds that fit what a seat (0: a spectator) knows."""
    for seed in WORLDS:
        yield record_of(match.veil(seat - 1, seed))


def hands(match: City, viewer: int, seat: int) -> list[str]:
    """A player's hand in worlds that fit what somebody else knows."""
    return [show_cards(world.hand[seat - 1]) for world in worlds(match, viewer)]


def mayors(match: City, viewer: int, seat: int) -> list[list[int]]:
    return [[int(n) + 1 for n in w.mayor[seat - 1][: w.mayor_count[seat - 1]]] for w in worlds(match, viewer)]


# open to all (L11.1)


def test_everybody_sees_the_same_but_for_cards_in_hand() -> None:
    """L11.1"""
    match = city(TABLE, seats=3)
    views = [{name: entry for name, entry in match.view(seat).items() if name not in PRIVATE} for seat in (-1, 0, 1, 2)]
    assert all(view == views[0] for view in views)


def test_what_is_open() -> None:
    """L11.1: numbers of cards, liverymen, neutrals, tokens, mayoral cards; the discards and their order."""
    match = city(TABLE, seats=3)
    assert [match.of(name) for name in ("cards", "mayors", "tokens")] == [[3, 2, 3], [2, 1, 0], [1, 2, 0]]
    assert [match.of(name) for name in ("guildhall", "plantation", "neutrals")] == [[2, 3, 1], [1, 0, 2], [1, 0, 1]]
    view = match.view()
    assert (view["discards"], view["deck"], view["scoreboard"]) == (["Y2", "G1", "R5"], 105 - 8 - 3, 2)
    assert (match.token("a1"), match.master("b1"), match.men("a1")) == ("vp:1", 2, [2, 1, 1])


# hands (L11.2)


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """L11.2"""
    match = city(TABLE, seats=3)
    assert [match.hand(seat) for seat in (1, 2, 3)] == ["Y1 R1 R1", "B1 G1", "P1 P2 G3"]
    assert match.view()["hand"] == []
    assert not any(card in str(match.view(0)) for card in ("P1", "P2", "G3"))


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_what_a_seat_sees_does_not_depend_on_what_it_does_not_know(viewer: int) -> None:
    """L11.2: the view of any world that fits is the same."""
    match = city(TABLE, seats=3)
    f, seat = record_of(match.facts.array), viewer - 1
    seen = GAME.view(f, record_of(masked(match.core, match.facts, match.state(), seat)), seat)
    for seed in WORLDS:
        world = match.veil(seat, seed)
        assert (world["hand"] != match.state()["hand"]).any()
        assert GAME.view(f, record_of(masked(match.core, match.facts, world, seat)), seat) == seen


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_what_is_made_for_a_seat_is_made_without_what_it_does_not_know(seat: int) -> None:
    """L11.2: hands, mayoral cards and piles of others are not even in the record."""
    match = city(TABLE, seats=3)
    true, seen = match.state()[0], masked(match.core, match.facts, match.state(), seat)[0]
    for other in range(3):
        for name in ("hand", "drawn", "mayor"):
            cells = seen[name][other][: int(true["mayor_count"][other])] if name == "mayor" else seen[name][other]
            assert (cells == (true[name][other][: len(cells)] if other == seat else UNKNOWN)).all()
    assert (seen["deck"] == UNKNOWN).all()
    assert (seen["pile"][:21] == UNKNOWN).all()
    assert not seen["random"].any()


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_worlds_keep_what_is_known(viewer: int) -> None:
    """L11.1, L11.2: all cards are somewhere, hands have their size, the own hand and cards shown stay."""
    match = city(TABLE, seats=3)
    s, f = match.record, record_of(match.facts.array)
    for world in worlds(match, viewer):
        in_discards = [(world.discards[: world.discard_count] == card).sum() for card in range(len(world.deck))]
        assert (world.hand.sum(axis=0) + world.deck + in_discards == f.card_count).all()
        assert world.hand.sum(axis=1).tolist() == [3, 2, 3, 0]
        assert (world.hand >= s.shown).all()
        if viewer:
            assert (world.hand[viewer - 1] == s.hand[viewer - 1]).all()
            assert (world.mayor[viewer - 1] == s.mayor[viewer - 1]).all()


def test_hands_and_decks_differ_between_worlds() -> None:
    """L11.2"""
    match = city(TABLE, seats=3)
    assert len(set(hands(match, 1, 3))) > 10
    assert len({world.deck.tobytes() for world in worlds(match, 1)}) > 10
    assert all(world.random.tolist() != match.record.random.tolist() for world in worlds(match, 1))


def test_a_card_taken_from_the_discards_is_known() -> None:
    """L11.2, L11.1"""
    match = city("a1: 8\nhand 1: Y1 R2\ndiscards: R3", facts=with_ability("salvage:1")).do("ability Y1", "take R3")
    assert match.player(1)["shown"] == ["R3"]
    assert all("R3" in hand for viewer in (0, 2) for hand in hands(match, viewer, 1))


def test_cards_turned_up_are_known() -> None:
    """L11.2, L6.10"""
    match = city("a1: 8\nhand 1: Y1 R2", draws="R3 B1 G1", facts=with_ability("draw_colour:2"))
    match.do("ability Y1", "colour red")
    assert match.player(1)["shown"] == ["R3"]
    assert set(hands(match, 2, 1)) == {"R2 R3", "R3 G1"}  # B1 and Y1 are discarded
    assert {"Turned up: R3, taken.", "Turned up: B1, discarded."} <= set(match.told())


@pytest.mark.parametrize(("card", "shown"), [("R3", []), ("R2", ["R3"])])
def test_a_card_is_known_until_one_of_its_kind_is_discarded(card: str, shown: list[str]) -> None:
    """L11.2: seat 1 has another R3 nobody knows of."""
    match = city("a1: 8\nhand 1: R2 R3 R3\nshown 1: R3").do(f"hire {card}")
    assert match.player(1)["shown"] == shown


def test_paying_and_discarding_count_too() -> None:
    """L11.2, L4.4, L4.5"""
    match = city("a1: 8\nhand 1: P1 R3\nshown 1: R3").do("ability P1", "pay R3")
    assert match.player(1)["shown"] == []
    match = city("a1: 8\nhand 1: R3 Y1 Y1 Y1\nshown 1: R3").do("end", "discard R3")
    assert match.player(1)["shown"] == []


def test_others_are_told_how_many_cards_are_drawn_not_which() -> None:
    """L11.2"""
    match = city("a1: 8", draws="R1 R2 R3 R4").do("end")
    for viewer in (0, 1, 2):
        assert "Seat 1 draws 4 cards." in match.told(viewer)
        assert not any("R2" in line for line in match.told(viewer))


# after a shuffle (L4.6, L11.2)

SHUFFLED = "a1: 8\nhand 1: Y1\nhand 2: B1\ndiscards: R1 R1 R2 R2 R2 R2"


def test_before_a_shuffle_a_hidden_card_may_be_any() -> None:
    """L11.2"""
    match = city(SHUFFLED, draws="G1 G2")
    assert set(hands(match, 1, 2)) == {"B1", "G1", "G2"}


def test_after_a_shuffle_what_is_not_in_the_deck_must_be_in_a_hand() -> None:
    """L11.2, L4.6: seat 1 saw all discards become the deck; the only other card is B1."""
    match = city(SHUFFLED, draws="").do("end")
    assert match.view()["deck"] == 2
    assert set(hands(match, 1, 2)) == {"B1"}


def test_who_has_drawn_nothing_since_the_shuffle_holds_none_of_its_cards() -> None:
    """L11.1, L4.6: everybody saw that seat 1 drew the cards, and that seat 2 drew none."""
    match = city(SHUFFLED, draws="").do("end")
    assert set(hands(match, 0, 2)) == {"Y1", "B1"}


def test_after_a_shuffle_who_drew_holds_old_and_new_cards() -> None:
    """L11.1, L4.6: seat 3 drew four of the new deck and had one card before; seat 2 had both of theirs."""
    text = "actor: 3\na1: 8\nhand 1: Y1\nhand 2: B1 B2\nhand 3: P1\ndiscards: R1 R1 R2 R2 R2 R2"
    match = city(text, seats=3, draws="").do("end")
    assert set(hands(match, 1, 2)) == {"B1 B2", "P1 B1", "P1 B2"}
    assert {hand.split()[0] for hand in hands(match, 1, 3) if hand.startswith("P")} == {"P1"}
    assert all(sum(card[0] != "R" for card in hand.split()) == 1 for hand in hands(match, 1, 3))


def test_an_old_card_that_was_discarded_is_no_longer_held() -> None:
    """L11.1: seat 2 discards B1 after the shuffle; what they drew then is new."""
    match = city(SHUFFLED, draws="").do("end", "hire B1", "end")
    assert {card[0] for hand in hands(match, 1, 2) for card in hand.split()} <= {"R", "B"}
    assert len(match.hand(2).split()) == 2


def test_what_was_drawn_before_a_shuffle_no_longer_counts_as_drawn() -> None:
    """L4.6: seat 1 draws both R1, discards them and a Y1, and draws two of the three again."""
    match = city("a1: 8\nhand 1: Y1 Y1", draws="R1 R1").do("end", "end", "hire R1", "hire R1", "hire Y1", "end")
    assert len(match.hand(1).split()) == 3
    drawn = sorted(show_cards(match.record.drawn[0]).split())
    assert sorted([*drawn, "Y1"]) == sorted(match.hand(1).split())
    assert City.from_position(GAME, match.position(), seed=1, facts=match.facts).hand(1) == match.hand(1)


def test_an_old_card_is_held_however_many_have_been_drawn_and_discarded_since() -> None:
    """L11.2: seat 2 drew four cards and discarded one of them; B1 never was in the deck."""
    text = f"actor: 2\na1: 8\nhand 1: Y1\nhand 2: B1\ndiscards: {' '.join(['R1'] * 12)}"
    match = city(text, draws="").do("end", "end", "hire R1")
    assert (match.turn, match.hand(2), match.view()["deck"]) == (2, "R1 R1 R1 B1", 4)
    assert set(hands(match, 1, 2)) == {"R1 R1 R1 B1"}


def test_cards_boris_turned_up_are_not_in_the_deck() -> None:
    """L11.1: alone there is nobody else to hold a card, so the deck is known."""
    match = alone("a1: 1\nb1: 8", boris="R1 R2 G1 B1 B1").do("end")
    assert {show_cards(world.deck) for world in worlds(match, 1)} == {"B1 B1"}
    assert show_cards(match.record.shuffled) == "B1 B1"


# mayoral cards (L11.2)


def test_mayoral_cards_are_seen_by_their_owner_only() -> None:
    """L11.2, L11.1: others see how many."""
    match = city(TABLE, seats=3)
    assert ([match.mayors(seat) for seat in (1, 2, 3)], match.of("mayors")) == ([[4, 7], [9], []], [2, 1, 0])
    assert match.view()["mayors"] == []
    assert [match.view(seat)["forecast"][0]["mayoral"] for seat in (-1, 1)] == [0, 0]


def test_those_put_back_at_the_set_up_were_not_taken_by_others() -> None:
    """L11.2, L2.4: seat 1 was dealt 4, 5 and 6."""
    text = "a1: 8\ndraws: 1\nmayors 1: 4@1\nmayors 2: 9@1\nseen 1: 4@1 5@1 6@1\nseen 2: 9@1 10@1 11@1"
    taken = {number for (number,) in mayors(city(text), 1, 2)}
    assert not taken & {4, 5, 6}
    assert len(taken) > 5
    assert not {number for (number,) in mayors(city(text), 2, 1)} & {9, 10, 11}


def test_those_seen_put_back_may_be_taken_later_but_not_before() -> None:
    """L11.2: seat 2 took one at the set-up, when seat 1 saw all but three cards put back, and another afterwards."""
    unseen = [9, 12, 13]
    seen = " ".join(f"{n}@1" for n in range(1, 22) if n not in unseen)
    match = city(f"a1: 8\ndraws: 2\nmayors 1: 4@1\nmayors 2: 9@1 5@2\nseen 1: {seen}")
    first, later = zip(*mayors(match, 1, 2), strict=True)
    assert set(first) == set(unseen)
    assert set(later) - set(unseen)
    assert 4 not in later


def test_a_later_look_narrows_down_what_was_taken_before() -> None:
    """L11.2: in their third draw seat 1 saw 12 and 13 and put one back; neither can be seat 2's."""
    seen = " ".join(f"{n}@1" for n in range(1, 22) if n not in (9, 12, 13, 14))
    match = city(f"a1: 8\ndraws: 3\nmayors 1: 4@1 12@3\nmayors 2: 9@1\nseen 1: {seen} 12@3 13@3")
    assert {number for (number,) in mayors(match, 1, 2)} == {9, 14}


def test_from_the_set_up_on_worlds_fit_what_a_seat_saw() -> None:
    """L11.2, L2.4: a game as it is played; seat 2 has not chosen yet when seat 1 looks first."""
    match = City(GAME, 2, {}, seed=3)
    dealt = {int(text.split()[1]) for text in match.can()}
    match.do(match.can()[0])
    for world in worlds(match, 1):
        assert not {int(n) + 1 for n in world.choice[1][:3]} & dealt
    match.do(match.can()[0])
    assert not {number for (number,) in mayors(match, 1, 2)} & dealt


def test_others_are_not_told_which_mayoral_card_is_kept() -> None:
    """L11.2"""
    match = city("a1: 8\nhand 1: Y1", mayors="7 12", facts=with_ability("mayor:1")).do("ability Y1", "keep 7")
    assert "Seat 1 keeps the mayoral card Masters of the Pool." in match.told(1)
    for viewer in (0, 2):
        assert "Seat 1 keeps a mayoral card." in match.told(viewer)
        assert not any("Masters of the Pool" in line for line in match.told(viewer))


def test_the_choice_is_the_choosers_to_see() -> None:
    """L11.2: what everything does is told to others without the mayoral cards drawn."""
    match = city("a1: 8\nhand 1: Y1", mayors="7 12", facts=with_ability("mayor:1")).do("ability Y1")
    assert {"mayor 7", "mayor 12"} <= set(match.explain(0))
    assert not [name for viewer in (-1, 1) for name in match.explain(viewer) if name.startswith("mayor ")]


def test_at_the_end_all_mayoral_cards_are_counted_openly() -> None:
    """L11.2, L10.2"""
    match = city("round: 16\nactor: 2\na1: 21 done 1\nc1: 3\nmayors 1: 1").do("end")
    assert match.view()["points"][0]["mayoral"] == match.view(1)["points"][0]["mayoral"] == 2
    assert {tuple(cards) for cards in map(tuple, mayors(match, 2, 1))} == {(1,)}


# what a decision teaches, for taking back


@pytest.mark.parametrize(
    ("actions", "limit"),
    [(("hire R1",), 0), (("hire R1", "hire R1"), 0), (("end",), 1), (("hire R1", "move G3"), 0)],
)
def test_what_chance_brought_cannot_be_taken_back(actions: tuple[str, ...], limit: int) -> None:
    """L11.2: drawing is by chance, discarding is not."""
    match = city("a1: 8\nb1: 10\nguildhall: 1 1\nhand 1: R1 R1 G3").do(*actions)
    assert match.undo_limit(0) == limit


def test_mayoral_cards_that_were_looked_at_cannot_be_put_back() -> None:
    """L11.2, L6.3"""
    match = city("a1: 8\nhand 1: Y1", facts=with_ability("mayor:1")).do("ability Y1")
    assert match.undo_limit(0) == 1
