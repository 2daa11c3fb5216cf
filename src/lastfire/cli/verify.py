"""``lastfire verify``: that the luck of a saved game came from the secret it was promised from."""

import argparse
from typing import Final

import lastfire
from lastfire.cli.earlier import PROOF_BEGINS, OfOtherRules, rules_line, versions_of
from lastfire.cli.keeping import find
from lastfire.cli.signs import to_json
from lastfire.cli.values import UsageError
from lastfire.engine.words import Name, fill, seat_name

_PROVED: Final = Name(
    "{game}, {seats:player|players}, {answers:answer|answers}. "
    "All {draws} dice and draws followed from the secret.",
    "{game}、{seats}人、回答{answers}件。{draws}回のダイスとドローは、すべて秘密の値から導かれています。",
)
_ADDED_FIRST: Final = Name(
    "Whoever set up the table added the word “{word}” before the first card was dealt.",
    "テーブルを用意した人が、最初のカードが配られる前に「{word}」という言葉を加えました。",
)
_ADDED: Final = Name(
    "{seat} added the word “{word}” after {answers:answer|answers}.",
    "{seat}が、{answers}件の回答のあとに「{word}」という言葉を加えました。",
)
_COMMITMENT: Final = Name("SHA-256 of the secret:", "秘密の値のSHA-256：")
_SAME: Final = Name(
    "It is the one that was given.",
    "指定された値と一致しています。",
)
_COMPARE: Final = Name(
    "Compare it with the one that the table showed at the start.",
    "テーブルが最初に示した値と比べてください。",
)


def run(args: argparse.Namespace) -> int:
    """Check one file."""
    promised = args.commitment.lower()
    if promised and (len(promised) != 64 or set(promised) - set("0123456789abcdef")):
        raise UsageError(
            Name(
                f"--commitment: {args.commitment!r} is not 64 hexadecimal digits",
                f"--commitment：{args.commitment!r}は64桁の16進数ではありません",
            )
        )
    file = find(args.kept)
    try:
        proof = lastfire.verify(file.read_bytes())
    except lastfire.OtherVersion as error:
        raise OfOtherRules(file, error) from error
    except lastfire.SaveError as error:
        raise lastfire.SaveError(f"{file}: {error}") from error
    except lastfire.Unproved as error:
        raise lastfire.Unproved(f"{file}: {error}") from error
    if promised not in ("", proof.commitment):
        raise lastfire.Unproved(
            f"{file}: the SHA-256 of its secret is {proof.commitment}, not the one that was given"
        )
    if args.json:
        print(to_json(_as_json(proof)))
    else:
        _print(proof, args.lang, bool(promised))
    return 0


def _as_json(proof: lastfire.Proof) -> dict[str, object]:
    match = proof.match
    return {
        "game": match.game,
        "seats": match.seats,
        "over": match.over,
        "answers": len(match.past()[1]),
        "earlier_versions": versions_of(match),
        "secret": proof.secret,
        "commitment": proof.commitment,
        "words": [
            {"answers": word.answers, "seat": word.seat, "drawn": word.drawn, "text": word.text}
            for word in proof.words
        ],
        "draws": [list(draw) for draw in proof.draws],
    }


def _print(proof: lastfire.Proof, lang: str, was_given: bool) -> None:
    match = proof.match
    facts = {
        "game": lastfire.registered_games()[match.game].title.text(lang),
        "seats": match.seats,
        "answers": len(match.past()[1]),
        "draws": len(proof.draws),
    }
    print(fill(_PROVED.text(lang), facts))
    before = rules_line(match, PROOF_BEGINS, lang)
    if before:
        print(before)
    for word in proof.words:
        words = _ADDED_FIRST if word.answers < 0 else _ADDED
        said = {"word": word.text, "answers": word.answers, "seat": seat_name(word.seat, lang, None)}
        print(fill(words.text(lang), said))
    print(f"{_COMMITMENT.text(lang)} {proof.commitment}")
    print((_SAME if was_given else _COMPARE).text(lang))
