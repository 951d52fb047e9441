"""How to play, the review and the statistics of the other games of the family: their content, and how they fit."""
import pytest
from selenium.webdriver.support.ui import Select

import records
from access import violations
from family import (
    CHAIN, GHOST, IDS, JUNIOR, JUNIOR_PUZZLE, JUNIOR_QUADS, MEGA, MEMORY, OTHERS, PRO_SET, PROJECTIVE, PUZZLE, QUADS, SHUFFLE, ULTRA,
    ULTRA9, ULTRA_CHAIN)
from hands import Hands
from layouts import check_dialog
from lessons import lesson_of
from memory import Rememberer
from screens import DESK, SMALL_PHONE

ON_SCREENS = pytest.mark.parametrize("screen", [SMALL_PHONE, DESK], ids=str)
IN_LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])
OF_GAMES = pytest.mark.parametrize("family", OTHERS, ids=lambda family: family.id)

# Finished games, the latest last: two of Set, one of Junior, two of UltraSet, one of each other game.
LINES = [
    "mubbs7i7 485 3dxeGetcOkkqzA one", "mubbs8i7 301 3dxeGetcOkkqzA two~c", "mubbs9i7 120 3dxeGetcC three~J",
    "mubbsai7 200 3dxeGetcOkkqzA four~Ub", "mubbsbi7 310 1dxeGetcOkkqzA five~Ub", "mubbscgs 240 3dxeGetcOkkqzA six~Kb",
    "mubbsci7 250 3dxeGetcOkkqzA eight~Vb", "mubbscj7 260 3dxeGetcOkkqzA nine~Wb",
    "mubbsck7 270 3dxeGetcOkkqzA ten~Ib", "mubbscl7 280 3dxeGetcOkkqzA eleven~P", "mubbscm7 290 3dxeGetcOkkqzA twelve~Q",
    "mubbscn7 295 3dxeGetcOkkqzA thirteen~S", "mubbsco7 300 3dxeGetcO'kkqzA fourteen~M", "mubbscp7 305 3dxeGetcOkkqzA fifteen~X",
    "mubbscq7 310 3dxeGetcC sixteen~Y", "mubbscr7 315 3dxeGetcO'kkqzA seventeen~Lb",
    "mubbscs7 320 3dxeGetcO'\"kkqzA eighteen~O", "mubbsct7 325 3dxeGetcOkkqzA nineteen~R",
]
HISTORY = "\n".join([records.HEADING, *map(records.signed, LINES), ""])

TITLES = {JUNIOR: "Junior", ULTRA: "UltraSet", CHAIN: "Chain", ULTRA9: "UltraSet 9", ULTRA_CHAIN: "UltraSet Chain",
          GHOST: "Ghost", PUZZLE: "Puzzle", JUNIOR_PUZZLE: "Junior Puzzle", SHUFFLE: "Shuffle", MEMORY: "Memory",
          MEGA: "Mega", QUADS: "Quads", JUNIOR_QUADS: "Junior Quads", PROJECTIVE: "Projective", PRO_SET: "ProSet"}

# The bars of the statistics' chart by the number of features or dots that differ, if not three.
CHARTED = {JUNIOR: 2, JUNIOR_PUZZLE: 2, JUNIOR_QUADS: 2}

STATISTICS = """
const shown = (id) => !!document.getElementById(id).getClientRects().length;
const select = (id) => document.getElementById(id);
const body = document.getElementById('statistics-body');
return {
  game: shown('statistics-game-box') ? select('statistics-game').value : null,
  games: [...select('statistics-game').options].map((option) => option.value), category: select('category').value,
  off: [...select('category').options].filter((option) => option.disabled).map((option) => option.value),
  facts: [...body.querySelectorAll('.facts dd')].map((fact) => fact.textContent),
  charts: [...body.querySelectorAll('figure')].map((figure) => figure.querySelectorAll('th').length),
};"""


def play_out(game, family) -> None:
    """Plays a game to its end, like an assistive tool."""
    if family is MEMORY:
        Rememberer(Hands(game)).play()
    while (look := game.look()).phase != "over":
        if family.keeps and look.named("match"):
            game.wait(lambda: not game.look().named("match"))
        if found := family.found(look):
            game.js("""
                for (const name of arguments[0])
                  [...document.querySelectorAll(':is(#table, #last-match) .card')]
                    .find((card) => card.ariaLabel === name).click()""", found[0])
        else:
            game.js("document.getElementById('deal').click()")


def statistics_of(game) -> dict:
    return game.read(STATISTICS)


def choose(game, id: str, value: str) -> dict:
    Select(game.element(id)).select_by_value(value)
    return statistics_of(game)


@pytest.mark.covering
@OF_GAMES
@IN_LANGUAGES
@ON_SCREENS
def test_how_to_play_fits_and_its_exercises_can_be_solved(play, pictures, screen, language, family):
    game = play(f"?seed=help&game={family.id}&lang={language}", screen=screen)
    game.button("help")
    check_dialog(game, screen)
    assert violations(game) == []
    pictures(game, f"help-{family.id}-{screen}-{language}")
    seen = []
    for _ in range(3):
        lesson = lesson_of(game)
        assert len(lesson["cards"]) + 1 in family.sizes and lesson["off"] == [False] * 3
        seen.append(tuple(lesson["cards"]))
        said = {lesson["says"]}
        for index in range(3):
            if lesson_of(game)["off"] == [False] * 3:
                game.button(f"choice-{index + 1}")
                said.add(lesson_of(game)["says"])
                check_dialog(game, screen)
        solved = lesson_of(game)
        assert solved["off"] == [True] * 3 and solved["focus"] == "lesson-next" and len(said) > 1
        if language == "en":
            assert len(solved["cards"]) in family.pictured
            assert any(set(match) <= set(solved["cards"]) for match in family.matches(solved["cards"]))
        game.button("lesson-next")
    assert len(set(seen)) == 3 and tuple(lesson_of(game)["cards"]) == seen[0]
    assert violations(game) == []
    pictures(game, f"help-{family.id}-{screen}-{language}-end")


@OF_GAMES
def test_how_to_play_names_the_game_and_explains_near_misses(play, family):
    game = play(f"?seed=help&game={family.id}")
    game.button("help")
    assert game.js("return document.querySelector('#how-sets h3').textContent") == TITLES[family]
    misses = lesson_of(game)["misses"]
    assert len(misses) == 3 and len({reason for _, reason in misses}) == 3
    for names, reason in misses:
        if family.size == 4 and family.pairs:
            assert len(names) == 6 and names[2] != names[5] and names[2] in reason and names[5] in reason
            assert not family.matches([*names[:2], *names[3:5]])
        else:
            cards = [name for at, name in enumerate(names) if not family.pairs or at % 3 < 2]
            assert len(names) in family.pictured and reason and not family.matches(cards)


def test_how_to_play_of_set_has_no_heading_for_the_game(play):
    game = play("?seed=help")
    game.button("help")
    assert not game.js("return document.querySelector('#how-sets h3')")


@pytest.mark.covering
@OF_GAMES
@IN_LANGUAGES
@ON_SCREENS
def test_the_review_fits(play, pictures, screen, language, family):
    game = play(f"?seed=review&game={family.id}", screen=screen)
    play_out(game, family)
    game.open(f"?lang={language}")
    game.button("review")
    game.js("document.querySelectorAll('details').forEach((details) => { details.open = true; })")
    check_dialog(game, screen)
    assert violations(game) == []
    pictures(game, f"review-{family.id}-{screen}-{language}")
    game.js("document.querySelector('.finds').scrollIntoView()")
    pictures(game, f"review-{family.id}-{screen}-{language}-finds")
    minis = game.js("return [...document.querySelectorAll('.finds > li')].map((li) => li.querySelector('.minis').children.length)")
    assert minis and set(minis) <= set(family.sizes)


def store(game, text: str) -> None:
    game.leave()
    game.js("localStorage.setItem('tercet.games', arguments[0])", text)


@pytest.mark.covering
@OF_GAMES
@IN_LANGUAGES
@ON_SCREENS
def test_the_statistics_are_those_of_the_game(play, pictures, screen, language, family):
    game = play(screen=screen)
    store(game, HISTORY)
    game.open(f"?seed=statistics&game={family.id}&lang={language}")
    game.button("statistics")
    look = statistics_of(game)
    assert look["game"] == family.id and look["games"] == IDS and look["category"] == "solo"
    assert look["off"] == (["practice"] if family in (PUZZLE, JUNIOR_PUZZLE) else ["daily", "practice"])
    assert look["facts"][0] == str(2 if family is ULTRA else 1)
    # The charts by the number of differing features and by feature have a bar for each feature of the game.
    assert look["charts"][2] == CHARTED.get(family, 3)
    check_dialog(game, screen)
    assert violations(game) == []
    pictures(game, f"statistics-{family.id}-{screen}-{language}")
    look = choose(game, "statistics-game", "set")
    assert look["off"] == [] and look["facts"][0] == "2"
    choose(game, "category", "practice")
    look = choose(game, "statistics-game", family.id)
    assert look["category"] == "solo" and look["game"] == family.id
    check_dialog(game, screen)


def test_the_choice_of_a_game_is_hidden_from_players_of_set_alone(play):
    game = play()
    store(game, "\n".join([records.HEADING, *map(records.signed, LINES[:2]), ""]))
    game.open("?seed=statistics")
    game.button("statistics")
    look = statistics_of(game)
    assert look["game"] is None and look["facts"][0] == "2" and look["off"] == []


def test_a_game_of_another_version_is_put_aside(play):
    game = play()
    unknown = records.signed("mubbsdi7 310 1dxeGetcOkkqzA seven~Z")
    store(game, f"{HISTORY}{unknown}\n")
    game.open("?seed=statistics")
    game.button("statistics")
    assert statistics_of(game)["games"] == IDS
    assert game.js("return localStorage.getItem('tercet.games.aside')") == f"{unknown}\n"
    assert game.js("return localStorage.getItem('tercet.games')") == HISTORY
