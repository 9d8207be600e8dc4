// Whose turn it is, in which round and step.

import type { Table } from '../../kit/table.svelte';
import type { Scene } from '../../wire/outer-rim';
import { t } from '../../words';
import { STEP_NAMES } from './steps';

/** Nothing where the usual words say all there is. */
export function turnOf(table: Table): string | null {
  const scene = table.scene as Scene | undefined;
  if (scene === undefined || table.position?.ended != null) return null;
  const { round, phase, active } = scene;
  const step = STEP_NAMES[phase];
  if (step === undefined) return t('or.setUp');
  const where = { n: round, step: t(step) };
  if (active === table.seat) return t('or.yourTurn', where);
  const info = table.seats[active];
  return t('or.turnOf', { who: info === undefined ? t('or.automaton') : info.name || info.side, ...where });
}
