// Whose turn it is, where partners have it together.

import type { Table } from '../../kit/table.svelte';
import type { Scene } from '../../wire/deckbuilding';
import { t } from '../../words';

/** Nothing where everybody plays alone: there is nothing to add. */
export function turnOf(table: Table): string | null {
  const scene = table.scene as Scene | undefined;
  if (scene === undefined || scene.regions.length < 2 || table.position?.ended != null) return null;
  const { seat } = table;
  const first = scene.players.find((player) => scene.active.includes(player.seat));
  if (seat === null) return t('db.sideTurn', { side: t(first?.side === 'empire' ? 'db.empire' : 'db.rebel') });
  if (!scene.active.includes(seat)) return table.asked ? null : t('db.rivalsTurn');
  if (table.asked) return t('db.teamTurn');
  const partner = table.seats.find((info) => info.seat !== seat && table.waitingFor.includes(info.seat));
  return t('db.partnerTurn', { who: partner?.name || (partner?.side ?? '') });
}
