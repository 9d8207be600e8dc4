import { catalogue } from '../../../kit/catalogue.svelte';
import type { Stage } from '../../../kit/stage';
import type { Scene } from '../../../wire/outer-rim';
import type { SeenEvent } from '../../../wire/wire';

/** What tells of a card that something is then asked about. */
const OPENS = new Set(['draw', 'read', 'contact', 'attempt', 'secret-used']);

/** The card that was told of last. */
export const toldOf = (told: SeenEvent[]): string | null => told.findLast(({ what, things }) => OPENS.has(what) && things.length > 0)?.things[0] ?? null;

/** Cards of the solo opponent stand beside its name. */
const isOrder = (id: string): boolean => catalogue.card('outer-rim', id)?.kind_id === 'order';

/** The card that is read now, or that a question is about. */
export function readNow({ reading, phase }: Scene, { asks, asking }: Stage, told: SeenEvent[]): string | null {
  if (phase === 'set-up') return null;
  const lies = reading.filter((id) => !isOrder(id)).at(-1);
  if (lies !== undefined) return lies;
  return asks === null || asks === 'turn' ? null : (asking ?? toldOf(told));
}
