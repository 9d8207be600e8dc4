// An account remembers seats and decks for other devices. Nobody needs one.

import { ask, post, Problem } from '../kit/api';
import { keep, kept } from '../kit/keep';
import { held, hold, letGo, tokensOf } from '../kit/seats';
import type { MetBody, SavedDeckBody, SavedDecksBody, SessionBody } from '../wire/http';

class Account {
  name = $state(kept('account') ?? '');
  private session = $state(kept('session') ?? '');
  private meeting: Promise<void> = Promise.resolve();

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

  /** Signs out, here and on the server; a server that cannot be asked forgets it by itself. */
  async leave(): Promise<void> {
    const token = this.session;
    this.forget();
    await ask('sessions', { method: 'DELETE', token }).catch(() => undefined);
  }

  private forget(): void {
    this.session = '';
    keep('session', '');
  }

  async change(old: string, password: string): Promise<void> {
    const opened = await ask<SessionBody>('account/password', { method: 'PUT', token: this.session, body: { old, new: password } });
    this.session = opened.session;
    keep('session', opened.session);
    // The secrets that the account has given are none any more.
    await this.meet();
  }

  /** Deletes the account for good. */
  async close(password: string): Promise<void> {
    await ask('account', { method: 'DELETE', token: this.session, body: { password } });
    this.forget();
    this.name = '';
    keep('account', '');
  }

  /** This browser and the account learn each other's seats: one meeting after the other, or both would be given the same ones. */
  meet(): Promise<void> {
    this.meeting = this.meeting.catch(() => undefined).then(() => this.exchange());
    return this.meeting;
  }

  private async exchange(): Promise<void> {
    if (!this.known) return;
    const shown = held().map(({ table, token }) => ({ table, token }));
    try {
      const { seats, gone } = await post<MetBody>('account/tables', { seats: shown }, this.session);
      letGo(gone);
      // Another window may have been given them meanwhile.
      const had = (table: string): number => shown.filter((seat) => seat.table === table && !gone.includes(seat.token)).length;
      const wanted = seats.filter(({ table }) => tokensOf(table).length === had(table));
      for (const { table, token } of wanted) hold(table, token, '', Date.now());
    } catch (problem) {
      // The server forgets who was here when it starts anew.
      if (problem instanceof Problem && problem.why === 'no-session') this.forget();
      throw problem;
    }
  }

  /** The account learns of a new seat; if it cannot be told now, the next meeting tries again. */
  remember(): void {
    this.meet().catch(() => undefined);
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
}

export const account = new Account();
