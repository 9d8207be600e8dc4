// Short quiet sounds, made on the spot. Off unless asked for; each has something to see beside it.

import { settings } from './settings.svelte';
import type { Sound, Tone } from './sounds';

const APART = 0.09;
const MOST = 6;

let audio: AudioContext | null = null;

function strike(context: AudioContext, { at, for: length, from, to, loud, wave }: Tone, start: number): void {
  const voice = context.createOscillator();
  const volume = context.createGain();
  const begins = start + at;
  voice.type = wave;
  voice.frequency.setValueAtTime(from, begins);
  voice.frequency.exponentialRampToValueAtTime(to, begins + length);
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + length);
  voice.connect(volume).connect(context.destination);
  voice.start(begins);
  voice.stop(begins + length);
}

/** Plays a few sounds one after the other; the same one not twice in a row. */
export function playSounds(sounds: Sound[]): void {
  if (!settings.sound || sounds.length === 0) return;
  audio ??= new AudioContext();
  void audio.resume();
  const heard = sounds.filter((sound, nth) => sound !== sounds[nth - 1]).slice(-MOST);
  for (const [nth, sound] of heard.entries()) {
    for (const part of sound) strike(audio, part, audio.currentTime + nth * APART);
  }
}
