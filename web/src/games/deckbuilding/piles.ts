// Everything that can be looked through, and where each card is.

import type { Key } from '../../words';
import type { Scene, CardView } from '../../wire/deckbuilding';
import { shownIn } from './desk';

export type Pile = {
  id: string;
  title: Key;
  /** Whose it is, if somebody's. */
  seat: number | null;
  /** The region it lies in, if it belongs to one. */
  region: number | null;
  /** The top card first. */
  cards: CardView[];
  /** How many there are that these eyes do not know. */
  unknown: number;
};

const topFirst = (cards: CardView[]): CardView[] => [...cards].reverse();

/** The piles of the table in the order they are listed; empty ones, too, where they have a place on the table. */
export function piles(scene: Scene): Pile[] {
  const shared = scene.regions.flatMap((region, nth): Pile[] => [
    { id: `galaxy-discard.${nth}`, title: 'db.galaxyDiscard', seat: null, region: nth, cards: topFirst(region.discard), unknown: 0 },
    { id: `pilots.${nth}`, title: 'db.pilots', seat: null, region: nth, cards: region.pilots, unknown: 0 },
    { id: `looked.${nth}`, title: 'db.looked', seat: null, region: nth, cards: topOfGalaxy(region), unknown: 0 },
  ]);
  const own = scene.players.flatMap((player): Pile[] => {
    const { seat } = player;
    const known = shownIn(player.hand);
    return [
      { id: `discard.${seat}`, title: 'db.discardOf', seat, region: null, cards: topFirst(player.discard), unknown: 0 },
      { id: `deck.${seat}`, title: 'db.deckOf', seat, region: null, cards: player.deck_top === null ? [] : [player.deck_top], unknown: player.deck - (player.deck_top === null ? 0 : 1) },
      { id: `hand.${seat}`, title: 'hand.of', seat, region: null, cards: known, unknown: player.hand.length - known.length },
      { id: `victory.${seat}`, title: 'db.victoryOf', seat, region: null, cards: player.victory, unknown: 0 },
      { id: `bases.${seat}`, title: 'db.basesOf', seat, region: null, cards: player.bases, unknown: player.bases_left - player.bases.length },
      { id: `spare.${seat}`, title: 'db.spareOf', seat, region: null, cards: player.spare_bases, unknown: 0 },
    ];
  });
  return [...shared, ...own, { id: 'exile', title: 'db.exile', seat: null, region: null, cards: scene.exile, unknown: 0 }];
}

function topOfGalaxy({ top, looked_at }: Scene['regions'][number]): CardView[] {
  const known = looked_at.length > 0 ? looked_at : top === null ? [] : [top];
  return known.filter((shown, nth) => known.findIndex(({ id }) => id === shown.id) === nth);
}

/** Cards that can be reached where they lie. */
export function onTable(scene: Scene, seat: number): Set<string> {
  const rows = scene.regions.flatMap((region) => [...shownIn(region.row), ...region.pilots]);
  const played = scene.players.flatMap((player) => [...player.in_play, ...shownIn([player.base])]);
  const team = scene.players.filter(({ side }) => side === scene.players[seat]?.side);
  const hands = team.flatMap((player) => shownIn(player.hand));
  return new Set([...rows, ...played, ...hands].map(({ id }) => id));
}

/** The place of every card that is known, for motion. */
export function places(scene: Scene): Map<string, string> {
  const found = new Map<string, string>();
  const put = (cards: (CardView | null)[], place: string) => {
    for (const { id } of shownIn(cards)) found.set(id, place);
  };
  for (const pile of piles(scene)) put(pile.cards, pile.id);
  scene.regions.forEach((region, nth) => put(region.row, `row.${nth}`));
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
  const [kind, of] = place.split('.');
  if (kind === 'row' || kind === 'galaxy-discard') return `galaxy-deck.${of}`;
  if (kind === 'hand') return `deck.${of}`;
  if (kind === 'play' || kind === 'discard') return `hand.${of}`;
  return null;
}
