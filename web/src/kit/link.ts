// A socket to a table that comes back by itself. What was said with an id is said again until the server has
// answered it: ids make that safe.

import type { ClientSays, Language, ServerSays } from '../wire/wire';

export const VERSION = 5;

/** What of a WebSocket is used, so that tests can stand in for the network. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface Ears {
  heard(said: ServerSays): void;
  /** The line is open, or has been lost so many times in a row. */
  line(open: boolean, attempt: number): void;
  /** An answer is overdue, or none is any more. */
  late(late: boolean): void;
}

export interface World {
  open(): Socket;
  after(ms: number, then: () => void): () => void;
  /** From 0 to below 1. */
  chance(): number;
}

type WithId = Extract<ClientSays, { id: string }>;
/** A message without its id. */
export type Said = WithId extends infer Each ? (Each extends { id: string } ? Omit<Each, 'id'> : never) : never;

/** Problems that trying again cannot mend. */
const FINAL = new Set(['no-table', 'wrong-token', 'wrong-version', 'unknown-game']);
export const isFinal = (why: string): boolean => FINAL.has(why);

const SILENCE_MS = 40_000;
/** An answer that takes longer is worth a word; a hint may take its time. */
const LATE_MS = 900;
/** How long a line may stay silent that is asked whether it is still there. */
const KNOCK_MS = 2500;

export class Link {
  private socket: Socket | null = null;
  /** It has been opened and not lost since. */
  private opened = false;
  private waiting = new Map<string, WithId>();
  private readonly overdue = new Set<string>();
  private readonly patience = new Map<string, () => void>();
  private attempt = 0;
  private ids = 0;
  private ended = false;
  private cancelRetry: () => void = () => {};
  private cancelPing: () => void = () => {};

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private lang: Language,
    private readonly name: string | null,
    private readonly prefix: string,
    private readonly ears: Ears,
    private readonly world: World,
  ) {
    this.connect();
  }

  private connect(): void {
    const socket = this.world.open();
    this.socket = socket;
    socket.onopen = () => {
      this.opened = true;
      const { table, token, lang, name } = this;
      this.send({ say: 'hello', version: VERSION, table, token, lang, name });
    };
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') this.hear(JSON.parse(data) as ServerSays);
    };
    socket.onclose = () => this.lost(socket);
  }

  private hear(said: ServerSays): void {
    this.watch();
    if (said.say === 'welcome') {
      this.attempt = 0;
      this.ears.line(true, 0);
      for (const message of this.waiting.values()) this.send(message);
    }
    if ((said.say === 'done' || said.say === 'refused' || said.say === 'hint') && said.id !== null) {
      this.answered(said.id);
    }
    if (said.say === 'bye' && isFinal(said.why)) this.ended = true;
    this.ears.heard(said);
  }

  private answered(id: string): void {
    this.waiting.delete(id);
    this.patience.get(id)?.();
    this.patience.delete(id);
    if (this.overdue.delete(id) && this.overdue.size === 0) this.ears.late(false);
  }

  /** A line on which nothing comes for long is asked for a sign of life, and then given up. */
  private watch(): void {
    this.cancelPing();
    this.cancelPing = this.world.after(SILENCE_MS, () => this.ping(SILENCE_MS / 4));
  }

  private ping(patience: number): void {
    this.cancelPing();
    this.send({ say: 'ping', n: 0 });
    this.cancelPing = this.world.after(patience, () => this.giveUp());
  }

  /** Nobody waits until a dead line has said goodbye. */
  private giveUp(): void {
    const socket = this.socket;
    if (socket === null) return;
    socket.close();
    this.lost(socket);
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.opened = false;
    this.cancelPing();
    if (this.ended) return;
    this.attempt += 1;
    this.ears.line(false, this.attempt);
    // Everybody a server has lost does not come back in the same moment.
    const wait = Math.min(250 * 2 ** Math.min(this.attempt - 1, 6), 10_000) * (0.5 + this.world.chance() / 2);
    this.cancelRetry = this.world.after(wait, () => this.connect());
  }

  private send(message: ClientSays): void {
    if (this.opened) this.socket?.send(JSON.stringify(message));
  }

  /** Says something that must arrive, and gives its id. */
  say(what: Said): string {
    const id = `${this.prefix}-${++this.ids}`;
    const message = { ...what, id } as WithId;
    this.waiting.set(id, message);
    if (what.say !== 'hint') this.patience.set(id, this.world.after(LATE_MS, () => this.miss(id)));
    if (this.attempt === 0) this.send(message);
    return id;
  }

  private miss(id: string): void {
    this.overdue.add(id);
    this.ears.late(true);
  }

  speak(lang: Language): void {
    this.lang = lang;
    this.send({ say: 'speak', lang });
  }

  /** Asks for everything again. */
  look(): void {
    this.send({ say: 'look' });
  }

  /** Tries again at once; a line that seems to be there must show it. */
  retry(): void {
    if (this.ended) return;
    if (this.socket !== null) return this.ping(KNOCK_MS);
    this.cancelRetry();
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.cancelRetry();
    this.cancelPing();
    for (const cancel of this.patience.values()) cancel();
    this.socket?.close();
  }
}
