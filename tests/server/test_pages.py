"""The pages and what is said about the games."""

from dataclasses import replace
from pathlib import Path

import pytest

import lastfire
from lastfire import bots
from lastfire.server.settings import Settings
from lastfire.server.typescript import files
from tests.server.conftest import Invite
from tests.server.house import Person, running

PAGES = ("/", "/t/abcdefghjkmn", "/t/abcdefghjkmn/s/some.token")


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_client_shows_its_page(person: Invite, path: str) -> None:
    response = person().get(path)
    assert response.status_code == 200
    assert "<title>Lastfire" in response.text
    assert response.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("name", "caching"),
    [
        ("index-Ab3_9-xY.js", "public, max-age=31536000, immutable"),
        ("icon.svg", "no-cache"),
    ],
)
def test_only_files_with_a_hash_are_kept_for_good(person: Invite, name: str, caching: str) -> None:
    response = person().get(f"/assets/{name}")
    assert response.status_code == 200
    assert response.headers["cache-control"] == caching


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets/../index.html", "/assets/%2e%2e/%2e%2e/data/secret.key"]
)
def test_only_the_files_of_the_client_are_served(person: Invite, path: str) -> None:
    assert person().get(path).status_code == 404


@pytest.mark.parametrize("path", [*PAGES, "/assets/icon.svg", "/api/games", "/api/none", "/api/tables"])
def test_every_answer_protects_the_browser(person: Invite, path: str) -> None:
    headers = person().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", PAGES)
def test_without_a_built_client_the_page_says_how_to_build_it(
    settings: Settings, tmp_path: Path, path: str
) -> None:
    with running(replace(settings, client=tmp_path / "nothing")) as house, Person(house) as ann:
        response = ann.get(path)
        assert response.status_code == 503
        assert "npm run build" in response.text
        assert ann.get("/assets/index.js").status_code == 404


def test_the_cookie_is_for_https_alone_where_the_browser_uses_https(settings: Settings) -> None:
    with running(replace(settings, https=True)) as house, Person(house) as ann:
        body = {"game": "hit_z_road", "chairs": [{"who": "here"}, {"who": "here"}]}
        assert "Secure" in ann.post("/api/tables", body).headers["set-cookie"]


def test_the_games_are_told_with_their_options(person: Invite) -> None:
    games = person().get("/api/games").json()["games"]
    assert [told["name"] for told in games] == list(lastfire.registered_games())
    for told in games:
        game = lastfire.registered_games()[told["name"]]
        assert told["title"] == game.title.json()
        assert told["seats"] == list(game.seats)
        assert told["bots"] == list(bots.NAMES)
        assert [option["name"] for option in told["options"]] == list(game.options)
        assert all(option["words"]["en"] and option["words"]["ja"] for option in told["options"])


def test_the_catalogue_is_told(person: Invite) -> None:
    told = person().get("/api/games/hit_z_road/catalogue").json()
    assert told == lastfire.registered_games()["hit_z_road"].catalogue()


def test_every_game_can_be_set_up_with_every_count_of_seats(person: Invite) -> None:
    ann = person()
    for count in lastfire.registered_games()["hit_z_road"].seats:
        live = ann.connect(ann.create(*["here"] * count)["table"])
        assert len(live.state["view"]["seats"]) == count


def test_the_types_of_the_browser_are_up_to_date() -> None:
    found = files()
    assert {path.name for path in found} == {"messages.ts", "odds.ts", "terms.ts", "types.ts"}
    for path, text in found.items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m lastfire.server.typescript"


def test_the_rulebook_of_a_game_is_offered_in_both_languages(person: Invite) -> None:
    found = person().get("/api/games/hit_z_road/rules")
    assert found.status_code == 200
    rules = found.json()["rules"]
    assert {rule["id"] for rule in rules} >= {"HZR-AUCTION-4", "HZR-JOURNEY-10"}
    assert all(rule["text"]["en"] and rule["text"]["ja"] for rule in rules)
    assert person().get("/api/games/chess/rules").status_code == 404
