// Which sound goes with what happened.

import { SOUNDS as SHARED, tone, type Sound } from '../../kit/sounds';
import type { SeenEvent } from '../../wire/wire';

const FORCE: Sound = [tone(0, 0.5, 220, 440, 0.05), tone(0, 0.5, 223, 446, 0.04)];

const SOUNDS: Record<string, Sound> = {
  drew: SHARED.draw,
  'moved-to-hand': SHARED.draw,
  played: SHARED.play,
  purchased: SHARED.gain,
  bribed: SHARED.gain,
  damaged: SHARED.harm,
  defeated: SHARED.harm,
  'ship-destroyed': SHARED.harm,
  'base-destroyed': SHARED.harm,
  'gained-force': FORCE,
};

/** The sounds of a batch, as heard from a seat. Partners win together. */
export function soundsOf(events: SeenEvent[], seat: number | null, team: (number | null)[] = [seat]): Sound[] {
  return events.flatMap((event): Sound[] => {
    if (event.what === 'won') return [seat === null || team.includes(event.seat) ? SHARED.win : SHARED.lose];
    if (event.what === 'turn-began') return event.seat === seat ? [SHARED.turn] : [];
    const sound = SOUNDS[event.what];
    return sound === undefined ? [] : [sound];
  });
}
