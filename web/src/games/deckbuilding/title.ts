import type { Pile as Lying } from '../../kit/piles/pile';
import type { CardView, Scene } from '../../wire/deckbuilding';
import { t } from '../../words';
import { shownIn, type Desk } from './desk';
import type { Pile } from './piles';

/** The name of a pile, with whose it is, or with its region where there are two. */
export function pileTitle({ title, seat, region }: Pile, desk: Desk): string {
  const name = t(title, { who: seat === null ? '' : desk.name(seat) });
  return region === null || desk.scene.regions.length === 1 ? name : `${name} · ${regionTitle(region)}`;
}

/** A region by its number, as the log calls it. */
export const regionTitle = (region: number): string => t('db.region', { n: region + 1 });

/** What lies open on the table, as if it were piles: the rows, and what everybody has in play. */
export function spread(scene: Scene, desk: Desk): Lying<CardView>[] {
  const rows = scene.regions.map(({ row }, nth) => ({ id: `row.${nth}`, title: t('db.row'), things: shownIn(row), unknown: 0 }));
  const played = scene.players.map(({ seat, base, in_play }) => ({
    id: `play.${seat}`,
    title: t('db.inPlayOf', { who: desk.name(seat) }),
    things: [...shownIn([base]), ...in_play],
    unknown: 0,
  }));
  return [...rows, ...played];
}
