"""The page's sounds and the device's vibration, recorded by an audio context that also plays them."""
import pytest

from look import mismatches, sets
from screens import PHONE

RECORDED = """
window.contexts = [];
window.sines = [];
window.vibrations = [];
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    this.states = [];
    this.addEventListener('statechange', () => this.states.push(this.state));
    contexts.push(this);
  }
  resume() { this.asked = this.currentTime; return super.resume(); }
  createOscillator() {
    const oscillator = super.createOscillator();
    const sine = { now: this.asked, frequency: 0, start: -1, stop: -1, levels: [] };
    const [start, stop, connect] = ['start', 'stop', 'connect'].map((name) => oscillator[name].bind(oscillator));
    oscillator.start = (time) => { sine.start = time; sine.frequency = oscillator.frequency.value; start(time); };
    oscillator.stop = (time) => { sine.stop = time; stop(time); };
    oscillator.connect = (level) => { sine.levels = level.recorded; return connect(level); };
    sines.push(sine);
    return oscillator;
  }
  createGain() {
    const level = super.createGain();
    level.recorded = [];
    for (const name of ['setValueAtTime', 'linearRampToValueAtTime', 'exponentialRampToValueAtTime']) {
      const method = level.gain[name].bind(level.gain);
      level.gain[name] = (value, time) => { level.recorded.push([value, time]); return method(value, time); };
    }
    return level;
  }
};
Navigator.prototype.vibrate = (pattern) => { vibrations.push([...pattern]); return true; };
"""


def silence(game) -> None:
    """Waits until there is silence."""
    game.wait(lambda: game.js("return contexts.every((context) => context.state == 'suspended')"))


def heard(game) -> list[dict]:
    """The sounds played since the last call, in order; times are relative to the request for them."""
    sines = game.js("return sines.splice(0)")
    for sine in sines:
        now = sine.pop("now")
        assert 0 < sine["frequency"] < 20000
        assert now <= sine["start"] < sine["stop"] < now + 1.6, "time may go on while the page answers"
        (silent, begins), (loudness, swelled), (faded, ends) = sine.pop("levels")
        assert silent == 0 and begins == sine["start"] < swelled < ends == sine["stop"] and 0 < faded < loudness < 1
        sine |= {"loudness": loudness, "start": sine["start"] - now, "stop": sine["stop"] - now}
    return sines


def test_nothing_is_made_for_sound_that_is_off(play):
    game = play("?seed=sound", before=RECORDED)
    look = game.look()
    game.tap(*sets(look.names)[0])
    game.button("deal")
    game.button("new-game")
    assert game.js("return [contexts, sines, vibrations].every((list) => list.length == 0)")


def test_three_picks_rise_and_a_match_answers(play):
    game = play("?seed=sound&sound=1&haptics=1", before=RECORDED)
    three = sets(game.look().names)[0]
    assert heard(game) == []
    pitches = []
    for card in three:
        game.tap(card)
        sines = heard(game)
        pitches.append(sines[0]["frequency"])
    assert pitches == sorted(set(pitches))
    assert max(sine["start"] for sine in sines) > 0.2, "the answer comes after the card"
    assert game.js("return contexts.length") == 1
    assert [len(pattern) for pattern in game.js("return vibrations")] == [1, 1, 5]
    silence(game)


def test_a_mismatch_is_soft(play):
    game = play("?seed=sound&sound=1", before=RECORDED)
    game.tap(*next(iter(mismatches(game.look().names)))[:2])
    loudest = max(sine["loudness"] for sine in heard(game))
    game.tap(next(iter(mismatches(game.look().names)))[2])
    assert max(sine["loudness"] for sine in heard(game)) < loudest
    assert game.js("return vibrations.length") == 0


def test_the_context_is_suspended_after_the_last_note_and_used_again(play):
    game = play("?seed=sound&sound=1", before=RECORDED)
    for times in (1, 2):
        game.key("d")
        game.wait(lambda: game.js("return contexts[0].states") == ["running", "suspended"] * times)
    assert game.js("return contexts.length") == 1


def test_sound_and_vibration_are_tried_in_the_settings(play):
    game = play("?seed=sound", before=RECORDED)
    game.wait_until_reports_are_there()
    game.button("settings")
    game.button("try-sound")
    usual = heard(game)
    assert usual and game.js("return vibrations.length") == 0
    game.button("set-sound")
    assert [sine["frequency"] for sine in heard(game)] == [sine["frequency"] for sine in usual]
    game.js("arguments[0].value = 10; arguments[0].dispatchEvent(new Event('change', { bubbles: true }))", game.element("set-volume"))
    loud = heard(game)
    assert all(after["loudness"] > before["loudness"] for after, before in zip(loud, usual, strict=True))
    game.button("set-haptics")
    assert heard(game) == [] and game.js("return vibrations.length") == 1
    silence(game)
    game.reload()
    game.key("d")
    assert heard(game) and game.js("return vibrations.length") == 1
    silence(game)


def test_there_is_no_setting_for_vibration_where_there_is_none(play):
    game = play("", before="delete Navigator.prototype.vibrate")
    game.wait_until_reports_are_there()
    game.button("settings")
    assert game.element("set-sound").is_displayed() and not game.element("set-haptics").is_displayed()


def test_a_browser_without_audio_goes_on(play):
    game = play("?seed=sound&sound=1", before="delete window.AudioContext")
    assert game.tap(*sets(game.look().names)[0]).named("match")


def test_a_page_that_nobody_has_pressed_is_silent(play):
    """Browsers would refuse the sounds, and play them all at once later."""
    game = play("?seed=auto32&autodeal=1&sound=1&haptics=1", before=RECORDED)
    game.wait(lambda: len(game.look().cards) == 15)
    assert game.js("return contexts.length + vibrations.length") == 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_settings_of_sound_fit_on_a_phone(play, pictures, language):
    game = play(f"?lang={language}", screen=PHONE)
    game.wait_until_reports_are_there()
    game.button("settings")
    game.unfold("set-volume")
    game.js("document.getElementById('try-sound').scrollIntoView({ block: 'center' })")
    for id in ("sound-label", "volume-label", "haptics-label", "try-sound"):
        assert game.element(id).text
    assert game.js("const box = document.querySelector('#settings-dialog .body'); return box.scrollWidth <= box.clientWidth")
    pictures(game, f"sound-{language}")
