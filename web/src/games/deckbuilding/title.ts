import { t } from '../../words';
import type { Desk } from './desk';
import type { Pile } from './piles';

/** The name of a pile, with whose it is, or with its region where there are two. */
export function pileTitle({ title, seat, region }: Pile, desk: Desk): string {
  const name = t(title, { who: seat === null ? '' : desk.name(seat) });
  return region === null || desk.scene.regions.length === 1 ? name : `${name} · ${regionTitle(region, desk)}`;
}

/** A region by who of one's team is in it. */
export function regionTitle(region: number, desk: Desk): string {
  const me = desk.scene.players[desk.seat];
  const ours = desk.scene.players.find((player) => player.region === region && player.side === me?.side);
  if (ours === undefined) return '';
  return ours.seat === desk.stage.seat ? t('db.yourRegion') : t('db.regionOf', { who: desk.name(ours.seat) });
}
