// The sounds that every table knows.

/** A tone: when it starts and how long it is in seconds, from and to which pitch, how loud. */
export type Tone = { at: number; for: number; from: number; to: number; loud: number; wave: OscillatorType };

export const tone = (at: number, length: number, from: number, to = from, loud = 0.06, wave: OscillatorType = 'sine'): Tone => ({
  at,
  for: length,
  from,
  to,
  loud,
  wave,
});

/** What is heard at once. A game has its own beside those that every table knows. */
export type Sound = readonly Tone[];

export const SOUNDS = {
  draw: [tone(0, 0.07, 900, 1300, 0.03, 'triangle')],
  play: [tone(0, 0.09, 330, 220, 0.06, 'triangle')],
  gain: [tone(0, 0.08, 660), tone(0.07, 0.12, 990)],
  harm: [tone(0, 0.22, 160, 50, 0.09, 'sawtooth')],
  turn: [tone(0, 0.14, 523), tone(0.12, 0.22, 784)],
  win: [tone(0, 0.16, 523), tone(0.14, 0.16, 659), tone(0.28, 0.4, 784)],
  lose: [tone(0, 0.2, 392), tone(0.18, 0.2, 330), tone(0.36, 0.45, 262)],
} satisfies Record<string, Sound>;
