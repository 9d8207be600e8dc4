// The decks that are ready for everybody, in the chosen language, read once.

import { settings } from '../../kit/settings.svelte';
import type { ReadyDeckBody } from '../../wire/http';
import { readyDecks } from './api';

class Ready {
  private books = $state.raw<Record<string, ReadyDeckBody[]>>({});

  async open(game: string): Promise<void> {
    const key = `${game}.${settings.lang}`;
    if (this.books[key] !== undefined) return;
    const list = await readyDecks(game);
    this.books = { ...this.books, [key]: list };
  }

  /** In the chosen language, or in the other one while that is being read. */
  of(game: string): ReadyDeckBody[] {
    return this.books[`${game}.${settings.lang}`] ?? this.books[`${game}.es`] ?? this.books[`${game}.en`] ?? [];
  }
}

export const readyShelf = new Ready();
