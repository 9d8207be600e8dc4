// The games the server has, in the chosen language.

import { ask } from './api';
import { settings } from './settings.svelte';
import type { GameBody } from '../wire/http';
import type { Language, SeatInfo } from '../wire/wire';
import { t } from '../words';

class Shelf {
  private books = $state.raw<Partial<Record<Language, GameBody[]>>>({});

  async open(): Promise<void> {
    const lang = settings.lang;
    if (this.books[lang] !== undefined) return;
    const list = await ask<GameBody[]>('games');
    this.books = { ...this.books, [lang]: list };
  }

  /** In the chosen language, or in the other one while that is being read. */
  get list(): GameBody[] {
    return this.books[settings.lang] ?? this.books.es ?? this.books.en ?? [];
  }

  /** What a game is called in the chosen language; until that is read, as it was told first. */
  title(name: string, told: string): string {
    return this.books[settings.lang]?.find((game) => game.game === name)?.title ?? told;
  }

  game(name: string): GameBody | undefined {
    return this.list.find((game) => game.game === name);
  }
}

export const shelf = new Shelf();

/** What people call a computer opponent. */
export const botName = (game: string, bot: string): string =>
  t('seat.bot', { strength: shelf.game(game)?.bots.find((known) => known.id === bot)?.title ?? bot });

/** The computer that gives hints and sits in for people: the strongest, which the server names last. */
export const helperOf = (game: string): string => shelf.game(game)?.bots.at(-1)?.id ?? '';

/** Computers go by what people call them, several at one table by where they sit; so do people without a name. */
export function named(game: string, seats: SeatInfo[]): SeatInfo[] {
  const several = seats.filter((seat) => seat.who === 'bot').length > 1;
  const nameOf = ({ who, name, side }: SeatInfo): string => (who === 'bot' && !several ? botName(game, name) : who === 'bot' ? side : name || side);
  return seats.map((seat) => ({ ...seat, name: nameOf(seat) }));
}
