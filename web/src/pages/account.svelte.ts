// An account remembers seats and decks for other devices. Nobody needs one.

import { ask, post, Problem } from '../kit/api';
import { keep, kept } from '../kit/keep';
import { held, hold } from '../kit/seats';
import type { RememberedBody, SavedDeckBody, SavedDecksBody, SessionBody } from '../wire/http';

class Account {
  name = $state(kept('account') ?? '');
  private session = $state(kept('session') ?? '');

  get known(): boolean {
    return this.session !== '';
  }

  async enter(name: string, password: string): Promise<void> {
    const opened = await post<SessionBody>('sessions', { name, password });
    this.name = opened.name;
    this.session = opened.session;
    keep('account', opened.name);
    keep('session', opened.session);
    await this.meet();
  }

  async make(name: string, password: string): Promise<void> {
    await post('accounts', { name, password });
    await this.enter(name, password);
  }

  leave(): void {
    this.session = '';
    keep('session', '');
  }

  /** This browser and the account learn each other's seats. */
  async meet(): Promise<void> {
    if (!this.known) return;
    try {
      const { seats } = await ask<RememberedBody>('account/tables', { token: this.session });
      const remembered = new Set(seats.map((seat) => seat.token));
      const here = held();
      const known = new Set(here.map((seat) => seat.token));
      for (const { table, token } of seats) if (!known.has(token)) hold(table, token, '', Date.now());
      for (const { table, token } of here) if (!remembered.has(token)) await this.remember(table, token);
    } catch (problem) {
      // The server forgets who was here when it starts anew.
      if (problem instanceof Problem && problem.why === 'no-session') this.leave();
      throw problem;
    }
  }

  /** The decks it keeps for a game; nothing without an account, or while the server cannot be asked. */
  async decks(game: string): Promise<SavedDeckBody[] | null> {
    if (!this.known) return null;
    try {
      const { decks } = await ask<SavedDecksBody>('account/decks', { token: this.session });
      return decks.filter((deck) => deck.game === game);
    } catch {
      return null;
    }
  }

  /** Whether the account keeps it now; what it cannot keep stays in this browser. */
  keepDeck(game: string, name: string, deck: unknown): Promise<boolean> {
    return this.tell('PUT', game, name, { deck });
  }

  forgetDeck(game: string, name: string): Promise<boolean> {
    return this.tell('DELETE', game, name);
  }

  private async tell(method: string, game: string, name: string, body?: unknown): Promise<boolean> {
    if (!this.known) return false;
    try {
      const path = `account/decks/${game}/${encodeURIComponent(name)}`;
      await ask(path, { method, token: this.session, ...(body === undefined ? {} : { body }) });
      return true;
    } catch {
      return false;
    }
  }

  async remember(table: string, token: string): Promise<void> {
    if (!this.known) return;
    try {
      await post('account/tables', { table, token }, this.session);
    } catch {
      // A seat of a table that is gone; whatever else it was, the next meeting tries again.
    }
  }
}

export const account = new Account();
