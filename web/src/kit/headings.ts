import type { Happened } from '../wire/wire';

/** Those who have a turn together begin it one after the other: that is one heading. */
export function headedOnce(events: Happened[]): Happened[] {
  let heading = '';
  return events.filter(({ what, text }) => {
    if (what !== 'turn-began') return true;
    const again = text === heading;
    heading = text;
    return !again;
  });
}
