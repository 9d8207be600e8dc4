// Everything that can be looked through, and where each card is.

import type { Key } from '../../words';
import type { Scene, Shown } from '../../wire/deckbuilding';
import { shownIn } from './desk';

export type Pile = {
  id: string;
  title: Key;
  /** Whose it is, if somebody's. */
  seat: number | null;
  /** The top card first. */
  cards: Shown[];
  /** How many there are that these eyes do not know. */
  unknown: number;
};

const topFirst = (cards: Shown[]): Shown[] => [...cards].reverse();

/** The piles of the table in the order they are listed; empty ones, too, where they have a place on the table. */
export function piles(scene: Scene): Pile[] {
  const shared = scene.regions.flatMap((region, nth): Pile[] => [
    { id: `galaxy-discard.${nth}`, title: 'db.galaxyDiscard', seat: null, cards: topFirst(region.discard), unknown: 0 },
    { id: `pilots.${nth}`, title: 'db.pilots', seat: null, cards: region.pilots, unknown: 0 },
    { id: `looked.${nth}`, title: 'db.looked', seat: null, cards: topOfGalaxy(region), unknown: 0 },
  ]);
  const own = scene.players.flatMap((player): Pile[] => {
    const { seat } = player;
    const known = shownIn(player.hand);
    return [
      { id: `discard.${seat}`, title: 'db.discardOf', seat, cards: topFirst(player.discard), unknown: 0 },
      { id: `deck.${seat}`, title: 'db.deckOf', seat, cards: player.deck_top === null ? [] : [player.deck_top], unknown: player.deck - (player.deck_top === null ? 0 : 1) },
      { id: `hand.${seat}`, title: 'db.handOf', seat, cards: known, unknown: player.hand.length - known.length },
      { id: `victory.${seat}`, title: 'db.victoryOf', seat, cards: player.victory, unknown: 0 },
      { id: `bases.${seat}`, title: 'db.basesOf', seat, cards: player.bases, unknown: player.bases_left - player.bases.length },
      { id: `spare.${seat}`, title: 'db.spareOf', seat, cards: player.spare_bases, unknown: 0 },
    ];
  });
  return [...shared, ...own, { id: 'exile', title: 'db.exile', seat: null, cards: scene.exile, unknown: 0 }];
}

function topOfGalaxy({ top, looked_at }: Scene['regions'][number]): Shown[] {
  const known = looked_at.length > 0 ? looked_at : top === null ? [] : [top];
  return known.filter((shown, nth) => known.findIndex(({ id }) => id === shown.id) === nth);
}

/** Cards that can be reached where they lie. */
export function onTable(scene: Scene, seat: number): Set<string> {
  const rows = scene.regions.flatMap((region) => [...shownIn(region.row), ...region.pilots]);
  const played = scene.players.flatMap((player) => [...player.in_play, ...shownIn([player.base])]);
  const hand = shownIn(scene.players[seat]?.hand ?? []);
  return new Set([...rows, ...played, ...hand].map(({ id }) => id));
}

/** The place of every card that is known, for motion. */
export function places(scene: Scene): Map<string, string> {
  const found = new Map<string, string>();
  const put = (cards: (Shown | null)[], place: string) => {
    for (const { id } of shownIn(cards)) found.set(id, place);
  };
  for (const pile of piles(scene)) put(pile.cards, pile.id);
  for (const region of scene.regions) put(region.row, 'row');
  for (const player of scene.players) {
    put(player.in_play, `play.${player.seat}`);
    put([player.base], `base.${player.seat}`);
  }
  // What has been exiled is gone from the table.
  for (const { id } of scene.exile) found.delete(id);
  return found;
}

/** Where a card comes from that was not known before. */
export function source(place: string): string | null {
  const [kind, seat] = place.split('.');
  if (kind === 'row' || kind === 'galaxy-discard') return 'galaxy-deck';
  if (kind === 'hand') return `deck.${seat}`;
  if (kind === 'play' || kind === 'discard') return `hand.${seat}`;
  return null;
}
