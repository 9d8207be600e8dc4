// Finding cards.

import type { CardFacts } from '../wire/http';
import { plain, wordsOf } from './plain';

export type Filter = { faction: string; kind: string; trait: string; query: string };

export const EVERYTHING: Filter = { faction: '', kind: '', trait: '', query: '' };

export function fitting(cards: CardFacts[], { faction, kind, trait, query }: Filter): CardFacts[] {
  const wanted = wordsOf(query);
  return cards.filter((card) => {
    if (faction !== '' && card.faction_id !== faction) return false;
    if (kind !== '' && card.kind_id !== kind) return false;
    if (trait !== '' && !card.traits.some(({ id }) => id === trait)) return false;
    const said = plain([card.name, card.text, card.kind, card.faction, ...card.traits.map(({ name }) => name)].join(' '));
    return wanted.every((word) => said.includes(word));
  });
}

export type Known = { id: string; name: string };

const distinct = (all: Known[]): Known[] => [...new Map(all.map((one) => [one.id, one])).values()];

/** What can be filtered by, in the words of the cards themselves. */
export function kinds(cards: CardFacts[]): { factions: Known[]; kinds: Known[]; traits: Known[] } {
  const traits = distinct(cards.flatMap((card) => card.traits));
  return {
    factions: distinct(cards.map((card) => ({ id: card.faction_id, name: card.faction }))),
    kinds: distinct(cards.map((card) => ({ id: card.kind_id, name: card.kind }))),
    traits: traits.sort((a, b) => a.name.localeCompare(b.name)),
  };
}
