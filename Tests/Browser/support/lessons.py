"""A lesson in How to play, as the page shows it."""

LESSON = """
const names = (parent) => [...parent.querySelectorAll('.mini[aria-label]')].map((card) => card.ariaLabel);
const help = document.getElementById('help-dialog');
const choices = [1, 2, 3].map((number) => document.getElementById('choice-' + number));
return {
  open: help.open, cards: names(document.getElementById('lesson-cards')), says: document.getElementById('lesson-says').textContent,
  choices: choices.map((choice) => choice.ariaLabel), off: choices.map((choice) => choice.disabled),
  focus: document.activeElement.id,
  misses: [...document.querySelectorAll('#near-misses figure')].map(
    (figure) => [names(figure), figure.querySelector('figcaption').textContent]),
  drawn: [...help.querySelectorAll(':is(#lesson-cards, #lesson-cards ~ .minis, #near-misses) .mini svg, .mini[id] svg')].map((svg) => svg.innerHTML),
};
"""


def lesson_of(game) -> dict:
    return game.read(LESSON)
