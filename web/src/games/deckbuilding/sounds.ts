// Which sound goes with what happened.

import type { Sound } from '../../kit/sound';
import type { SeenEvent } from '../../wire/wire';

const SOUNDS: Record<string, Sound> = {
  drew: 'draw',
  'moved-to-hand': 'draw',
  played: 'play',
  purchased: 'buy',
  bribed: 'buy',
  damaged: 'damage',
  defeated: 'damage',
  'ship-destroyed': 'damage',
  'base-destroyed': 'damage',
  'gained-force': 'force',
};

/** The sounds of a batch, as heard from a seat. Partners win together. */
export function soundsOf(events: SeenEvent[], seat: number | null, team: (number | null)[] = [seat]): Sound[] {
  return events.flatMap((event): Sound[] => {
    if (event.what === 'won') return [seat === null || team.includes(event.seat) ? 'win' : 'lose'];
    if (event.what === 'turn-began') return event.seat === seat ? ['turn'] : [];
    const sound = SOUNDS[event.what];
    return sound === undefined ? [] : [sound];
  });
}
