// The cards of a game in the chosen language, read once per language.

import { ask } from './api';
import type { CardFacts } from '../wire/http';
import { settings } from './settings.svelte';

class Catalogue {
  private readonly books = $state<Record<string, Record<string, CardFacts>>>({});
  private readonly asked = new Map<string, Promise<void>>();

  /** Reads a game's cards in the chosen language. */
  async open(game: string): Promise<void> {
    const key = `${game}.${settings.lang}`;
    let reading = this.asked.get(key);
    if (reading === undefined) {
      reading = ask<CardFacts[]>(`games/${game}/cards`).then((cards) => {
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
    return this.books[`${game}.${settings.lang}`]?.[face] ?? this.books[`${game}.${other}`]?.[face];
  }

  all(game: string): CardFacts[] {
    return Object.values(this.books[`${game}.${settings.lang}`] ?? {});
  }
}

export const catalogue = new Catalogue();
