"""A table as it is kept: how it was set up, and its match played again from its log."""

import msgspec
from msgspec import Struct

import lastfire
from lastfire.server.chairs import KeptChair
from lastfire.server.errors import Refusal
from lastfire.server.messages import Dice, Pace, ProofOut, ProofWord
from lastfire.server.storage import Kept, StorageError


class KeptSetup(Struct):
    """What is kept of how a table was set up, besides its match."""

    chairs: list[KeptChair]
    pace: Pace
    bot_seed: str
    dice: Dice = "secret"
    open_chairs: bool = False


class WordDetail(Struct):
    """What the log notes of a word: the word, and the digest after it."""

    word: str
    digest: str


def replayed(table_id: str, kept: Kept) -> tuple[lastfire.Match, int]:
    """The match after the last entry, and the version of the checkpoint it was made from.

    Every step is verified: a checkpoint by its digest, an answer by its seat and the digest that
    was noted after it.
    """
    if not kept.checkpoints:
        raise StorageError(f"table {table_id}: no checkpoint is kept")
    checkpoint = kept.checkpoints[0]
    match = lastfire.load(checkpoint.save)
    if match.digest() != checkpoint.digest:
        raise StorageError(f"table {table_id}: checkpoint {checkpoint.version} is not what was kept")
    for entry in kept.entries:
        if entry.version <= checkpoint.version or entry.kind not in ("answer", "bring_in", "word"):
            continue
        digest = entry.detail
        if entry.kind == "word":
            said = msgspec.json.decode(entry.detail, type=WordDetail)
            match.add_word(entry.seat, said.word)
            digest = said.digest
        ask = match.ask
        if ask is None or (ask.seat != entry.seat and entry.kind == "answer"):
            raise StorageError(f"table {table_id}: entry {entry.version} answers no open ask")
        if entry.kind == "bring_in":
            match.bring_in(entry.seat)
        elif entry.kind == "answer":
            match.answer(entry.position)
        if match.digest() != digest:
            raise StorageError(f"table {table_id}: entry {entry.version} does not replay")
    return match, checkpoint.version


def proof_of(save: bytes) -> bytes:
    """What the luck of a saved match is checked with, as JSON."""
    try:
        proof = lastfire.verify(save)
    except lastfire.Unproved as error:
        raise Refusal("no_secret") from error
    words = [ProofWord(None if each.seat < 0 else each.seat, each.text, each.drawn) for each in proof.words]
    return msgspec.json.encode(
        ProofOut(proof.commitment, proof.secret, words, [list(draw) for draw in proof.draws])
    )
