"""Checks that no card is revealed before it is on the table. `secrecy.py` tests it with more games."""
import asyncio
import pathlib

import pytest

from cards import CARDS, deck_id
from games import Violation
from searching import Deal, Listener
from secrecy import play

DECK = CARDS[::-1]
OPENING = " ".join(DECK[:12])


def test_no_byte_tells_of_a_card_before_it_lies_on_the_table(folder: pathlib.Path):
    assert "2 games" in asyncio.run(play(folder, games=2))


class Stream:
    """A connection that has received these messages."""
    head = b""

    def __init__(self, *messages: bytes):
        self.bytes = b"".join(messages)
        self.frames = [(1, message) for message in messages]


def listener() -> Listener:
    deal = Deal(4, DECK, dict.fromkeys(DECK[:12], 4) | dict.fromkeys(DECK[12:15], 5), end=99, id=deck_id(DECK))
    return Listener([deal], [b"5ec3e7"])


TABLE = f"table 4 0 1 {OPENING} 69 0,0 1.2.1,3.4.1".encode()
EVENT = f"event 5 1500 0 0 A {' '.join(DECK[12:15])}".encode()


def test_what_may_be_told_is_accepted():
    assert listener().check(Stream(b"room abcdefgh 1 -", b"seats 1.2.1 3.4.1", TABLE, EVENT, b"refused 3333 late 1112"))


@pytest.mark.parametrize("message", [
    EVENT.replace(b"5 1500", b"4 1500"), b"event 5 1500 0 0 A " + DECK[15].encode(), b"seats 1.2.1 " + DECK[20].encode(),
    b"room abcdefgh 1 " + deck_id(DECK)[7:13].encode(), b"room abcdefgh 1 " + deck_id(DECK)[13:7:-1].encode(),
    b"refused 0 5ec3e7 0", f"end {' '.join(DECK)}".encode(), bytes(CARDS.index(card) for card in DECK[30:36])])
def test_what_may_not_be_told_is_noticed(message: bytes):
    with pytest.raises(Violation):
        listener().check(Stream(TABLE, message))
