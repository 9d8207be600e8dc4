// The cards of a game in the chosen language, read once per language. A table has its own: what was agreed on there
// may make a card read otherwise.

import { ask } from './api';
import type { CardFacts } from '../wire/http';
import { settings } from './settings.svelte';

class Catalogue {
  private readonly books = $state<Record<string, Record<string, CardFacts>>>({});
  private readonly asked = new Map<string, Promise<void>>();
  /** The table whose cards are shown; none elsewhere. */
  private at = $state<string | null>(null);

  /** Reads a game's cards, in the chosen language if no other is named, as they read at this table. */
  async open(game: string, table: string | null = null, lang = settings.lang): Promise<void> {
    this.at = table;
    const path = table === null ? `games/${game}` : `tables/${table}`;
    const key = this.key(game, lang, table);
    let reading = this.asked.get(key);
    if (reading === undefined) {
      reading = ask<CardFacts[]>(`${path}/cards`, { query: { lang } }).then((cards) => {
        this.books[key] = Object.fromEntries(cards.map((card) => [card.id, card]));
      });
      this.asked.set(key, reading);
      reading.catch(() => this.asked.delete(key));
    }
    await reading;
  }

  /** A card in the chosen language, or in the other one while that is being read. */
  card(game: string, face: string): CardFacts | undefined {
    const other = settings.lang === 'es' ? 'en' : 'es';
    return this.books[this.key(game, settings.lang)]?.[face] ?? this.books[this.key(game, other)]?.[face];
  }

  /** The same card in the other language, once somebody has read that. */
  otherwise(game: string, face: string): CardFacts | undefined {
    return this.books[this.key(game, settings.lang === 'es' ? 'en' : 'es')]?.[face];
  }

  all(game: string): CardFacts[] {
    return Object.values(this.books[this.key(game, settings.lang)] ?? {});
  }

  private key(game: string, lang: string, table = this.at): string {
    return `${game}.${table ?? ''}.${lang}`;
  }
}

export const catalogue = new Catalogue();

/** What is known of a card before the catalogue has been read: what it goes by. */
export const blank = (id: string): CardFacts => ({
  id,
  code: '',
  set: '',
  name: id,
  subtitle: '',
  rarity: '',
  rarity_id: '',
  quantity: 1,
  kind: '',
  kind_id: 'unit',
  faction: '',
  faction_id: 'neutral',
  aspects: [],
  keywords: [],
  arena_id: '',
  group: '',
  unique: false,
  traits: [],
  numbers: {},
  text: '',
  ability: '',
  reward: '',
  back: '',
  strip: [],
  reward_strip: [],
  back_strip: [],
});
