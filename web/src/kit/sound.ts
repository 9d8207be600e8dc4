// Short quiet sounds, made on the spot. Off unless asked for; each has something to see beside it.

import { settings } from './settings.svelte';

export type Sound = 'draw' | 'play' | 'buy' | 'damage' | 'force' | 'turn' | 'win' | 'lose';

/** A tone: when it starts and how long it is in seconds, from and to which pitch, how loud. */
type Tone = { at: number; for: number; from: number; to: number; loud: number; wave: OscillatorType };

const tone = (at: number, length: number, from: number, to = from, loud = 0.06, wave: OscillatorType = 'sine'): Tone => ({
  at,
  for: length,
  from,
  to,
  loud,
  wave,
});

const SOUNDS: Record<Sound, Tone[]> = {
  draw: [tone(0, 0.07, 900, 1300, 0.03, 'triangle')],
  play: [tone(0, 0.09, 330, 220, 0.06, 'triangle')],
  buy: [tone(0, 0.08, 660), tone(0.07, 0.12, 990)],
  damage: [tone(0, 0.22, 160, 50, 0.09, 'sawtooth')],
  force: [tone(0, 0.5, 220, 440, 0.05), tone(0, 0.5, 223, 446, 0.04)],
  turn: [tone(0, 0.14, 523), tone(0.12, 0.22, 784)],
  win: [tone(0, 0.16, 523), tone(0.14, 0.16, 659), tone(0.28, 0.4, 784)],
  lose: [tone(0, 0.2, 392), tone(0.18, 0.2, 330), tone(0.36, 0.45, 262)],
};

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
    for (const part of SOUNDS[sound]) strike(audio, part, audio.currentTime + nth * APART);
  }
}
