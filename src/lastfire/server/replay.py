"""A table as it is kept: how it was set up, and its match played again from its log."""

import logging
from typing import Final

import msgspec
from msgspec import Struct

import lastfire
from lastfire.server.chairs import KeptChair, Seating
from lastfire.server.errors import Refusal
from lastfire.server.messages import Dice, Leaving, Pace, ProofOut, ProofWord
from lastfire.server.storage import Checkpoint, Entry, Kept, StorageError

_LOG: Final = logging.getLogger(__name__)
OF_MATCH: Final = ("answer", "bring_in", "undo", "word")
"""The kinds of entry that tell of the match; the others tell of chairs."""


class KeptSetup(Struct):
    """What is kept of how a table was set up, besides its match."""

    chairs: list[KeptChair]
    pace: Pace
    bot_seed: str
    dice: Dice = "secret"
    open_chairs: bool = False
    # At tables from before there was a choice nobody but the holder let a bot play.
    leaving: Leaving = "free"
    chosen_seed: bool = False
    """What earlier versions kept in place of ``dice``."""

    def __post_init__(self) -> None:
        if self.chosen_seed:
            self.dice = "chosen"


class WordDetail(Struct):
    """What the log notes of a word: the word, and the digest after it."""

    word: str
    digest: str


def replayed(table_id: str, kept: Kept) -> tuple[lastfire.Match, int]:
    """The match after the last entry, and the version of the checkpoint it was made from.

    Every step is verified: a checkpoint by its digest, an answer by its seat and the digest that
    was noted after it. Where the newest checkpoint is damaged an older one serves, at last the first one
    with the full log, or the one with which the table went on under later rules.
    """
    check_log(table_id, kept)
    if not kept.checkpoints:
        raise StorageError(f"table {table_id}: no checkpoint is kept")
    problems: list[str] = []
    for checkpoint in kept.checkpoints:
        if checkpoint.version < kept.went_on_at:
            break
        try:
            match = match_at(table_id, checkpoint)
            for entry in kept.entries[checkpoint.version :]:
                play_entry(table_id, match, entry)
        except (StorageError, lastfire.LastfireError) as error:
            problems.append(str(error))
            continue
        if problems:
            _LOG.warning(
                "table %s: %s; checkpoint %d serves", table_id, "; ".join(problems), checkpoint.version
            )
        return match, checkpoint.version
    raise StorageError("; ".join(dict.fromkeys(problems)))


def check_log(table_id: str, kept: Kept) -> None:
    """Raise StorageError unless the entries follow one another, and tell of chairs that are there."""
    try:
        setup = msgspec.json.decode(kept.setup, type=KeptSetup)
        int(setup.bot_seed, 16)
        seating = Seating(setup.chairs, setup.open_chairs, kept.at)
        for version, entry in enumerate(kept.entries, 1):
            if entry.version != version:
                raise StorageError(f"table {table_id}: entry {version} is missing")
            if not 0 <= entry.seat < len(seating.chairs):
                raise StorageError(f"table {table_id}: entry {version} is of a seat that is not there")
            if entry.kind not in OF_MATCH and not seating.follow(entry):
                raise StorageError(f"table {table_id}: unknown entry {entry.kind!r}")
    except (msgspec.MsgspecError, ValueError) as error:
        raise StorageError(f"table {table_id}: {error}") from error


def match_at(table_id: str, checkpoint: Checkpoint) -> lastfire.Match:
    """The match of a checkpoint; raises StorageError or SaveError if it is damaged."""
    match = lastfire.load(checkpoint.save)
    if match.digest() != checkpoint.digest:
        raise StorageError(f"table {table_id}: checkpoint {checkpoint.version} is not what was kept")
    return match


def play_entry(table_id: str, match: lastfire.Match, entry: Entry) -> None:
    """Do again what an entry tells; raises StorageError or LastfireError if that is not what happened."""
    if entry.kind not in OF_MATCH:
        return
    digest = entry.detail
    if entry.kind == "word":
        try:
            said = msgspec.json.decode(entry.detail, type=WordDetail)
        except msgspec.MsgspecError as error:
            raise StorageError(f"table {table_id}: entry {entry.version} cannot be read") from error
        match.add_word(entry.seat, said.word)
        digest = said.digest
    elif entry.kind == "undo":
        match.undo(entry.seat)
    else:
        ask = match.ask
        if ask is None or (ask.seat != entry.seat and entry.kind == "answer"):
            raise StorageError(f"table {table_id}: entry {entry.version} answers no open ask")
        if entry.kind == "bring_in":
            match.bring_in(entry.seat)
        else:
            match.answer(entry.position)
    if match.digest() != digest:
        raise StorageError(f"table {table_id}: entry {entry.version} does not replay")


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
