// The deck that is being built: its edits, what the server says about it, and what is kept of it.

import { told } from '../../kit/api';
import { keep, kept } from '../../kit/keep';
import type { CheckedDeckBody } from '../../wire/http';
import { check } from './api';
import { Box } from './box.svelte';
import { EMPTY, sameCards, written, type Deck } from './deck';
import { freeName } from './saved';

const MOST_STEPS = 200;

/** `from` is the name of the deck that was opened; nothing for a new one. */
type Draft = { from: string; deck: Deck };

export class Workshop {
  readonly box: Box;
  deck = $state.raw<Deck>(EMPTY);
  /** What the server says of the deck as it was a moment ago. */
  checked = $state.raw<CheckedDeckBody | null>(null);
  problem = $state('');
  private from = $state('');
  private past = $state.raw<Deck[]>([]);
  private asking = false;
  private again = false;

  constructor(readonly game: string) {
    this.box = new Box(game);
    const draft = this.draft();
    this.from = draft?.from ?? '';
    this.deck = draft?.deck ?? EMPTY;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** Whether what is kept is what is on the workbench. */
  get saved(): boolean {
    const kept = this.box.find(this.deck.name);
    return kept !== undefined && sameCards(kept, this.deck);
  }

  /** Whether the account keeps it, too. */
  get shared(): boolean {
    return this.box.find(this.deck.name)?.shared === true;
  }

  get legal(): boolean {
    return this.checked !== null && this.checked.faults.length === 0;
  }

  change(next: Deck): void {
    if (sameCards(next, this.deck) && next.name === this.deck.name) return;
    this.past = [...this.past.slice(1 - MOST_STEPS), this.deck];
    this.lay(this.from, next);
  }

  /** What it is called is no step of its own. */
  rename(name: string): void {
    this.lay(this.from, { ...this.deck, name });
  }

  undo(): void {
    const last = this.past.at(-1);
    if (last === undefined) return;
    this.past = this.past.slice(0, -1);
    this.lay(this.from, { ...last, name: this.deck.name });
  }

  /** Keeps the deck under its name; no other deck that has it already is lost. */
  save(usual: string, now: number): Deck {
    const wanted = this.deck.name.trim() || usual;
    const name = wanted === this.from ? wanted : freeName(wanted, this.box.names);
    const deck = { ...this.deck, name };
    this.box.put(deck, now);
    this.lay(name, deck);
    return deck;
  }

  /** Another deck on the workbench. */
  open(deck: Deck, from = ''): void {
    this.past = [];
    this.lay(from, deck);
  }

  drop(name: string): void {
    this.box.drop(name);
    if (name === this.from) this.lay('', this.deck);
  }

  /** Asks the server about the deck; while one answer is awaited the next question waits. */
  async check(): Promise<void> {
    this.again = true;
    if (this.asking) return;
    this.asking = true;
    while (this.again) {
      this.again = false;
      try {
        this.checked = await check(this.game, written(this.deck));
        this.problem = '';
      } catch (refusal) {
        this.problem = told(refusal);
      }
    }
    this.asking = false;
  }

  private lay(from: string, deck: Deck): void {
    this.from = from;
    this.deck = deck;
    keep(`draft.${this.game}`, JSON.stringify({ from, deck } satisfies Draft));
  }

  private draft(): Draft | null {
    try {
      const draft = JSON.parse(kept(`draft.${this.game}`) ?? 'null') as Partial<Draft> | null;
      return typeof draft?.from === 'string' && draft.deck !== undefined ? { from: draft.from, deck: { ...EMPTY, ...draft.deck } } : null;
    } catch {
      return null;
    }
  }
}
