// The decks somebody keeps: in this browser, and on the server for whoever has an account.

import { keep } from '../../kit/keep';
import { account } from '../account.svelte';
import { written, type Deck } from './deck';
import { met, savedDecks, type Saved } from './saved';

export class Box {
  list = $state.raw<Saved[]>([]);

  constructor(private readonly game: string) {
    this.list = savedDecks(game);
  }

  get names(): string[] {
    return this.list.map(({ name }) => name);
  }

  find(name: string): Saved | undefined {
    return this.list.find((deck) => deck.name === name);
  }

  /** The newest first. */
  put({ name, leader, base, cards, sideboard }: Deck, now: number): void {
    const saved: Saved = { name, leader, base, cards, sideboard, changed: now, shared: false };
    this.write([saved, ...this.list.filter((other) => other.name !== name)]);
    void this.share(saved);
  }

  drop(name: string): void {
    this.write(this.list.filter((deck) => deck.name !== name));
    void account.forgetDeck(this.game, name);
  }

  /** This browser and the account learn each other's decks. */
  async meet(): Promise<void> {
    const theirs = await account.decks(this.game);
    if (theirs === null) return;
    const { list, send } = met(this.list, theirs);
    this.write(list);
    for (const deck of send) await this.share(deck);
  }

  private async share(deck: Saved): Promise<void> {
    if (!(await account.keepDeck(this.game, deck.name, written(deck)))) return;
    this.write(this.list.map((other) => (other === deck ? { ...deck, shared: true } : other)));
  }

  private write(list: Saved[]): void {
    this.list = list;
    keep(`deckbox.${this.game}`, JSON.stringify(list));
  }
}
