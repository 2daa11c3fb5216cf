"""A table that began under earlier rules: what it becomes under those of now, or why it cannot go on.

See docs/decisions/0030. Until everybody who sits there has agreed nothing of it is kept.
"""

import hashlib
import logging
from typing import Final

import msgspec
from msgspec import Struct

import lastfire
from lastfire.engine.words import Name
from lastfire.server.errors import Refusal
from lastfire.server.messages import RulesBefore, UpgradeOut, Words
from lastfire.server.replay import KeptSetup, check_log
from lastfire.server.storage import Kept, StorageError

_LOG: Final = logging.getLogger(__name__)


class GoOnDetail(Struct):
    """What the log notes when a table goes on under later rules.

    From which version to which, from the checkpoint after which entry, how many answers are asked for again,
    and the digest after it.
    """

    version: int
    to: int
    checkpoint: int
    again: int
    digest: str

    def text(self) -> str:
        """The entry's detail."""
        return msgspec.json.encode(self).decode()


class Upgrade:
    """What a table becomes under the rules of now, as long as its players have not agreed.

    Where the game was over there is nothing to agree to; ``save`` is the match as it was kept.
    """

    def __init__(self, gone_on: lastfire.GoneOn, checkpoint: int, again: int, save: bytes) -> None:
        self.match = gone_on.match
        self.version = gone_on.version
        self.to = lastfire.registered_games()[gone_on.match.game].version
        self.checkpoint = checkpoint
        self.again = again
        self.save = save
        self._changed = gone_on.changed

    @property
    def over(self) -> bool:
        """Whether the game had ended."""
        return self.match.over

    def told(self, asked: list[int], agreed: list[int]) -> UpgradeOut:
        """The notice, with who is asked to agree and who has."""
        lines = [Words(line.en, line.ja) for change in self._changed for line in change.lines]
        return UpgradeOut(self.version, self.to, lines, self.again, asked, agreed)

    def detail(self) -> GoOnDetail:
        """What the log notes once it goes on."""
        return GoOnDetail(self.version, self.to, self.checkpoint, self.again, self.match.digest())


def upgrade_of(table_id: str, kept: Kept) -> Upgrade:
    """What a table of other rules becomes; raises Refusal, which says why, where it cannot go on."""
    try:
        check_log(table_id, kept)
    except StorageError as error:
        _LOG.exception("table %s", table_id)
        raise Refusal("damaged") from error
    problem: lastfire.SaveError | None = None
    for checkpoint in kept.checkpoints:
        try:
            gone_on = lastfire.go_on(checkpoint.save, _seed(table_id, kept, checkpoint.save))
        except lastfire.CannotGoOn as error:
            raise Refusal("other_rules", detail=_why(kept, error)) from error
        except lastfire.SaveError as error:
            problem = error
            continue
        since = [entry.kind for entry in kept.entries[checkpoint.version :]]
        answers = since.count("answer") + since.count("bring_in") - since.count("undo")
        return Upgrade(gone_on, checkpoint.version, gone_on.again + answers, checkpoint.save)
    _LOG.error("table %s: no checkpoint can be read", table_id, exc_info=problem)
    raise Refusal("damaged")


def _seed(table_id: str, kept: Kept, save: bytes) -> int:
    """What the new secret is made of.

    The same each time that the table is opened, so that nobody chooses among several; nobody knows all of it.
    """
    bots = msgspec.json.decode(kept.setup, type=KeptSetup).bot_seed
    mixed = hashlib.sha256(f"go on {table_id} {bots} ".encode() + save)
    return int.from_bytes(mixed.digest(), "big")


def _why(kept: Kept, error: lastfire.CannotGoOn) -> Name:
    return Name(
        f"This game began under version {kept.rules} of the rules and cannot go on under those of now:"
        f" {error.words.en}.",
        f"このゲームはルールの第{kept.rules}版で始まり、今のルールでは続けられません。{error.words.ja}。",
    )


def rules_before(match: lastfire.Match) -> list[RulesBefore]:
    """Under which earlier versions a match was played."""
    return [RulesBefore(version, answers) for version, answers in match.earlier_versions]
