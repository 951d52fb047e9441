// Plays sine tones and vibrates the device for the module.

let audio;
let sounding = 0;

// Each tone takes five numbers: its start time, its frequency, the length of its attack, its total length, and its
// volume. The audio context is created when first needed, and suspended while nothing sounds.
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
