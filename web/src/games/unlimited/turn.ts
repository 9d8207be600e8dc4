// Whose action it is, and in which round.

import type { Table } from '../../kit/table.svelte';
import type { Scene } from '../../wire/unlimited';
import { t } from '../../words';

/** Nothing where the usual words say all there is. */
export function turnOf(table: Table): string | null {
  const scene = table.scene as Scene | undefined;
  if (scene === undefined || table.position?.ended != null) return null;
  const { round, phase } = scene;
  if (phase === 'set-up') return t('un.setUp');
  if (table.asked && table.asks === 'turn') return t('un.yourAction', { n: round });
  if (table.asked) return t('un.yourChoice', { n: round });
  const other = table.seats.find((info) => table.waitingFor.includes(info.seat));
  return other === undefined ? null : t('un.actionOf', { who: other.name || other.side, n: round });
}
