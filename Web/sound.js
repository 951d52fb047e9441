// Plays sines and lets the device vibrate, as the module asks for it.

let audio;
let sounding = 0;

// For each sine: when it starts, its frequency, how long it swells and how long it sounds in all, and its loudness. What
// plays them is made when it is first needed, and stands still when nothing sounds.
const play = (numbers) => {
  if (!window.AudioContext) return;
  audio ??= new AudioContext();
  audio.resume();
  const now = audio.currentTime;
  for (let i = 0; i < numbers.length; i += 5) {
    const [start, frequency, attack, duration, loudness] = numbers.subarray(i);
    const time = now + start;
    const oscillator = audio.createOscillator();
    const level = audio.createGain();
    oscillator.frequency.value = frequency;
    level.gain.setValueAtTime(0, time);
    level.gain.linearRampToValueAtTime(loudness, time + attack);
    level.gain.exponentialRampToValueAtTime(1e-4, time + duration);
    oscillator.connect(level).connect(audio.destination);
    oscillator.start(time);
    oscillator.stop(time + duration);
    oscillator.onended = () => --sounding || audio.suspend();
    sounding++;
  }
};
