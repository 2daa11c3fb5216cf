"""What people may call themselves."""

import pytest

from lastfire.server.errors import Refusal
from lastfire.server.names import clean_name, distinct_name
from tests.server.conftest import Invite


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", ""),
        ("Ann", "Ann"),
        ("  Ann   Lee \t", "Ann Lee"),
        ("Ann\nLee\u2028", "Ann Lee"),
        ("\u202eannA", "annA"),
        ("A\u200bn\u2066n\u0007", "Ann"),
        ("あん\u3000花", "あん 花"),
        ("Zoe\u0308", "Zo\xeb"),
        ("🧟", "🧟"),
    ],
)
def test_names_are_cleaned(text: str, name: str) -> None:
    assert clean_name(text, "name") == name


@pytest.mark.parametrize("text", [" ", "\u200b", "\u202e\u202c", "\u3164", "\u0301", "\x00\x1f"])
def test_a_name_that_cannot_be_seen_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="bad_name"):
        clean_name(text, "name")


@pytest.mark.parametrize(
    ("name", "others", "called"),
    [
        ("Ann", [], "Ann"),
        ("Ann", ["Bob"], "Ann"),
        ("Ann", ["ann"], "Ann (2)"),
        ("Ann", ["ANN", "ann (2)"], "Ann (3)"),
        ("Ａｎｎ", ["Ann"], "Ａｎｎ (2)"),
        ("Ann\ufe0f", ["Ann"], "Ann\ufe0f (2)"),
    ],
)
def test_names_that_look_the_same_are_told_apart(name: str, others: list[str], called: str) -> None:
    assert distinct_name(name, others) == called


def test_everybody_at_a_table_has_another_name(person: Invite) -> None:
    ann, bob = person(), person()
    chairs = [
        {"who": "here", "name": " Ann "},
        {"who": "link", "name": "\u202eAnn"},
        {"who": "bot", "bot": "random", "name": "Seat 4"},
        {"who": "link"},
    ]
    table = ann.post("/api/tables", {"game": "hit_z_road", "chairs": chairs, "open_chairs": True}).json()[
        "table"
    ]
    path = f"/api/tables/{table}"
    named = [chair["name"] for chair in ann.get(path).json()["chairs"]]
    assert named == ["Ann", "Ann (2)", "Seat 4 (2)", ""]

    assert bob.post(f"{path}/sit", {"seat": 1, "name": "\u200b"}).json()["error"]["code"] == "bad_name"
    assert bob.post(f"{path}/sit", {"seat": 1, "name": "ANN"}).status_code == 200
    assert bob.post(f"{path}/sit", {"seat": 3, "name": "席1"}).status_code == 200
    named = [chair["name"] for chair in ann.get(path).json()["chairs"]]
    assert named == ["Ann", "ANN (2)", "Seat 4 (2)", "席1 (2)"]


def test_a_table_with_a_name_that_cannot_be_seen(person: Invite) -> None:
    body = {"game": "hit_z_road", "chairs": [{"who": "here", "name": "\u2066"}, {"who": "here"}]}
    refused = person().post("/api/tables", body)
    assert refused.status_code == 400
    assert refused.json()["error"]["code"] == "bad_name"
