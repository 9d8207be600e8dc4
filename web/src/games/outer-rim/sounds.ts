// Which sound goes with what happened.

import { SOUNDS as SHARED, tone, type Sound } from '../../kit/sounds';
import type { SeenEvent } from '../../wire/wire';

const JUMP: Sound = [tone(0, 0.35, 140, 620, 0.04, 'triangle')];
const DICE: Sound = [0, 0.06, 0.12, 0.19].map((at) => tone(at, 0.03, 1500, 900, 0.03, 'square'));
const FAME: Sound = [tone(0, 0.12, 523), tone(0.1, 0.12, 659), tone(0.2, 0.24, 880)];

const SOUNDS: Record<string, Sound> = {
  move: JUMP,
  'patrol-move': [tone(0, 0.2, 220, 160, 0.03, 'sawtooth')],
  roll: DICE,
  reroll: DICE,
  buy: SHARED.play,
  deliver: SHARED.gain,
  'job-done': SHARED.gain,
  gain: SHARED.gain,
  fame: FAME,
  draw: SHARED.draw,
  read: SHARED.draw,
  contact: SHARED.draw,
  damage: SHARED.harm,
  defeat: SHARED.harm,
  turn: SHARED.turn,
};

/** The sounds of a batch. Who has won is told by the finale. */
export const soundsOf = (events: SeenEvent[]): Sound[] =>
  events.map(({ what }) => SOUNDS[what]).filter((sound) => sound !== undefined);
