"""Texts drawn at random, to be read as an editor would: ``python -m tests.text.sample --seed 1``.

30 cards, 15 sentences of the log and questions, 15 rules, each in both languages.
"""

import argparse
import random
import re
from collections.abc import Iterator

import lastfire
from lastfire import rulebook
from lastfire.engine.words import fill
from tests.text import write

SHARES = {"card": 30, "sentence": 15, "rule": 15}


def cards() -> Iterator[tuple[str, str, str]]:
    """Every text on a card: where, in English, in Japanese."""
    for game in lastfire.registered_games():
        head = ""
        for line in write.lines(game):
            if line.startswith("#"):
                continue
            label, english, japanese = line.split(" | ")
            head = head if label.startswith(" ") else label
            if english.endswith("."):
                yield f"{game} {head}{label if label.startswith(' ') else ''}", english, japanese


def sentences() -> Iterator[tuple[str, str, str]]:
    """Every kind of record and question, and what is a sentence though a noun, as in the vocabulary."""
    for game, rules in lastfire.registered_games().items():
        records = [(kind.name, kind.words) for kind in rules.vocabulary.records]
        questions = [(kind.name, words) for kind in rules.vocabulary.questions for words in kind.sentences]
        for kind, words in (*records, *questions):
            english, japanese = _spoken(words.en), _spoken(words.ja)
            if re.search("[a-z] ", english):
                yield f"{game} {kind}", english, japanese
        for name, nouns in rules.vocabulary.nouns.items():
            for noun in nouns:
                if "{" in noun.name.en:
                    yield f"{game} {name} {noun.id}", _spoken(noun.name.en), _spoken(noun.name.ja)


def _spoken(template: str) -> str:
    """A sentence with its fields named."""
    return fill(template, _Fields())


class _Fields(dict[str, object]):
    def __missing__(self, field: str) -> object:
        return f"‹{field}›"


def rules() -> Iterator[tuple[str, str, str]]:
    """Every rule."""
    for game in rulebook.games():
        for rule in rulebook.rules(game):
            yield rule.id, rule.text.en, rule.text.ja


def sample(seed: int) -> list[tuple[str, str, str]]:
    """60 texts, the same for the same seed."""
    luck = random.Random(seed)
    texts = {"card": list(cards()), "sentence": list(sentences()), "rule": list(rules())}
    return [text for kind, count in SHARES.items() for text in luck.sample(texts[kind], count)]


def main() -> None:
    """Print a sample."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    for number, (where, english, japanese) in enumerate(sample(parser.parse_args().seed), start=1):
        print(f"{number}. {where}\n   {english}\n   {japanese}")


if __name__ == "__main__":
    main()
