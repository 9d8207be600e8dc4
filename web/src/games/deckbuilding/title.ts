import { t } from '../../words';
import type { Desk } from './desk';
import type { Pile } from './piles';

/** The name of a pile, with whose it is, or with its region where there are two. */
export function pileTitle({ title, seat, region }: Pile, desk: Desk): string {
  const name = t(title, { who: seat === null ? '' : desk.name(seat) });
  return region === null || desk.scene.regions.length === 1 ? name : `${name} · ${regionTitle(region)}`;
}

/** A region by its number, as the log calls it. */
export const regionTitle = (region: number): string => t('db.region', { n: region + 1 });
