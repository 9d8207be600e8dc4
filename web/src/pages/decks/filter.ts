// Finding cards for a deck. Several in one group mean "or", groups mean "and"; the address remembers it all.

import type { CardFacts } from '../../wire/http';
import { plain, wordsOf } from '../plain';
import { costOf } from './deck';

export const GROUPS = ['kind', 'keyword', 'rarity', 'aspect', 'cost', 'trait', 'set'] as const;
export type Group = (typeof GROUPS)[number];

export const ORDERS = ['cost', 'name', 'number'] as const;
export type Order = (typeof ORDERS)[number];

export type Filter = Readonly<Record<Group, readonly string[]>> & {
  readonly words: string;
  /** Only what costs no more with this leader and base. */
  readonly free: boolean;
  readonly order: Order;
};

export const NOTHING: Filter = { kind: [], keyword: [], rarity: [], aspect: [], cost: [], trait: [], set: [], words: '', free: false, order: 'cost' };

/** Cards without an icon. */
export const NEUTRAL = 'neutral';

/** Whatever costs as much or more is one step. */
export const COSTLY = 8;
export const COSTS = Array.from({ length: COSTLY + 1 }, (_, cost) => String(cost));

/** Units are told apart by where they fight. */
export const kindOf = (card: CardFacts): string => (card.kind_id === 'unit' ? card.arena_id : card.kind_id);

/** Whether it can be part of a deck, or its leader or base. */
export const isBuiltWith = (card: CardFacts): boolean => card.kind_id !== 'token';

const has: Record<Group, (card: CardFacts) => string[]> = {
  kind: (card) => [kindOf(card)],
  keyword: (card) => card.keywords.map(({ id }) => id),
  rarity: (card) => [card.rarity_id],
  aspect: (card) => (card.aspects.length === 0 ? [NEUTRAL] : card.aspects.map(({ id }) => id)),
  cost: (card) => (card.numbers['cost'] === undefined ? [] : [String(Math.min(costOf(card), COSTLY))]),
  trait: (card) => card.traits.map(({ id }) => id),
  set: (card) => [card.set],
};

const saidOf = (card: CardFacts | undefined): string[] =>
  card === undefined ? [] : [card.code, card.name, card.subtitle, card.text, card.back, ...card.traits.map(({ name }) => name), ...card.keywords.map(({ name }) => name)];

/** `other` finds a card in the other language: people know cards by either name. */
export type Look = { penalties: Readonly<Record<string, number>>; other: (card: CardFacts) => CardFacts | undefined };

export function fitting(cards: CardFacts[], filter: Filter, { penalties, other }: Look): CardFacts[] {
  const wanted = wordsOf(filter.words);
  return cards.filter((card) => {
    if (filter.free && (penalties[card.id] ?? 0) > 0) return false;
    if (!GROUPS.every((group) => filter[group].length === 0 || has[group](card).some((value) => filter[group].includes(value)))) return false;
    if (wanted.length === 0) return true;
    const said = plain([...saidOf(card), ...saidOf(other(card))].join(' '));
    return wanted.every((word) => said.includes(word));
  });
}

const LAST = ['leader', 'base'];

/** What shares its icons with leader and base comes first in every order; leaders and bases come last. */
export function ordered(cards: CardFacts[], order: Order, aspects: ReadonlySet<string>): CardFacts[] {
  const foreign = (card: CardFacts): number => card.aspects.filter(({ id }) => !aspects.has(id)).length;
  const last = (card: CardFacts): number => 1 + LAST.indexOf(card.kind_id);
  const key = (card: CardFacts): number => (order === 'cost' ? costOf(card) : 0);
  const names = (a: CardFacts, b: CardFacts): number => (order === 'name' ? a.name.localeCompare(b.name) : 0);
  return cards.toSorted(
    (a, b) => last(a) - last(b) || key(a) - key(b) || foreign(a) - foreign(b) || names(a, b) || a.code.localeCompare(b.code),
  );
}

export const toggled = (filter: Filter, group: Group, value: string): Filter => ({
  ...filter,
  [group]: filter[group].includes(value) ? filter[group].filter((one) => one !== value) : [...filter[group], value],
});

/** How many filters are in use. */
export const active = (filter: Filter): number =>
  GROUPS.reduce((sum, group) => sum + filter[group].length, 0) + (filter.words.trim() === '' ? 0 : 1) + (filter.free ? 1 : 0);

export function toQuery(filter: Filter): string {
  const query = new URLSearchParams();
  if (filter.words.trim() !== '') query.set('words', filter.words.trim());
  for (const group of GROUPS) if (filter[group].length > 0) query.set(group, filter[group].join('.'));
  if (filter.free) query.set('free', '1');
  if (filter.order !== NOTHING.order) query.set('order', filter.order);
  return query.toString();
}

export function fromQuery(query: URLSearchParams): Filter {
  const groups = Object.fromEntries(GROUPS.map((group) => [group, query.get(group)?.split('.') ?? []])) as Record<Group, string[]>;
  const order = ORDERS.find((known) => known === query.get('order')) ?? NOTHING.order;
  return { ...groups, words: query.get('words') ?? '', free: query.get('free') === '1', order };
}

export type Known = { id: string; name: string };

/** What can be filtered by, in the words of the cards themselves. */
export function known(cards: CardFacts[], of: (card: CardFacts) => Known[]): Known[] {
  const all = new Map(cards.flatMap(of).map((one) => [one.id, one]));
  return [...all.values()];
}
