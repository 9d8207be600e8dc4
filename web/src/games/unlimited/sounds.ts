// Which sound goes with what happened.

import { SOUNDS as SHARED, tone, type Sound } from '../../kit/sounds';
import type { SeenEvent } from '../../wire/wire';

const BOLT: Sound = [tone(0, 0.12, 880, 220, 0.05, 'square')];
const RISE: Sound = [tone(0, 0.3, 262, 523, 0.05), tone(0.18, 0.4, 392, 784, 0.05)];

const SOUNDS: Record<string, Sound> = {
  drew: SHARED.draw,
  returned: SHARED.draw,
  played: SHARED.play,
  resourced: SHARED.play,
  deployed: RISE,
  attacked: BOLT,
  damaged: SHARED.harm,
  defeated: SHARED.harm,
  healed: SHARED.gain,
  token: SHARED.gain,
  'round-began': SHARED.turn,
};

/** The sounds of a batch. Who has won is told by the finale. */
export const soundsOf = (events: SeenEvent[]): Sound[] =>
  events.map(({ what }) => SOUNDS[what]).filter((sound) => sound !== undefined);
