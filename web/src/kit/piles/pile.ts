// A pile of things that can be looked through.

import { t } from '../../words';

export type Pile<Thing extends { id: string }> = {
  id: string;
  title: string;
  /** The top one first. */
  things: Thing[];
  /** How many there are that these eyes do not know. */
  unknown: number;
};

/**
 * A pile in words, and what a click does. The count is what stands on it: it must be in what is heard, and not in
 * parentheses, which voice control leaves out.
 */
export function pileLabel(name: string, n: number, offered?: string): string {
  return offered === undefined ? t('pile.look', { name, n }) : t('pile.offers', { name, n, what: offered });
}
