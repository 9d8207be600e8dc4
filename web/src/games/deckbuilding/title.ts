import { t } from '../../words';
import type { Desk } from './desk';
import type { Pile } from './piles';

/** The name of a pile, with whose it is. */
export function pileTitle({ title, seat }: Pile, desk: Desk): string {
  return t(title, { who: seat === null ? '' : desk.name(seat) });
}
