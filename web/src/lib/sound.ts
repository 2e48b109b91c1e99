/** Three quiet sounds, made here: somebody moved, it is your turn, the game is over. Off unless wanted. */
import { preferences } from "./preferences.svelte";

const NOTES = { move: [330], turn: [523, 659], end: [392, 523, 659] } as const;
const LENGTH = 0.16; // seconds a note lasts

let audio: AudioContext | undefined;

export function chime(kind: keyof typeof NOTES): void {
  if (!preferences.sound) return;
  audio ??= new AudioContext();
  const begin = audio.currentTime;
  NOTES[kind].forEach((note, n) => play(audio!, note, begin + n * LENGTH * 0.7));
}

function play(context: AudioContext, note: number, at: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = "sine";
  tone.frequency.value = note;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.08, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}
