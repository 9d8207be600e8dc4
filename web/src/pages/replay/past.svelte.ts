// A game that is looked back on: any position of it, through the eyes one may look through.

import { ask, post, told } from '../../kit/api';
import { settings } from '../../kit/settings.svelte';
import type { Entry } from '../../kit/choice';
import type { Stage } from '../../kit/stage';
import type { LogBody, ReplayBody, TableBody, WaitsBody } from '../../wire/http';
import type { SeenEvent, SeatInfo } from '../../wire/wire';
import { named } from '../../kit/shelf.svelte';
import { Shown } from './shown';

/** A head that is dragged asks only where it rests. */
const REST_MS = 90;

export class Past implements Stage {
  table = $state.raw<TableBody | null>(null);
  /** The whole game; what is shown knows what has happened by then. */
  story = $state.raw<SeenEvent[]>([]);
  /** Where the head is; what is shown follows as soon as it is read. */
  ply = $state(0);
  of = $state(0);
  eyes = $state('public');
  problem = $state('');
  fresh = $state.raw<SeenEvent[]>([]);
  private own = $state<number | null>(null);
  private now = $state.raw<ReplayBody | null>(null);
  private readonly shown = new Shown<ReplayBody>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly waitingFor: number[] = [];
  readonly hinted: string[] = [];

  constructor(
    readonly id: string,
    private readonly token: string | null,
  ) {}

  async open(ply: number | null, eyes: string | null): Promise<void> {
    try {
      this.table = await ask<TableBody>(`tables/${this.id}`);
      if (this.token !== null) {
        const { seats } = await post<WaitsBody>('waiting', { seats: [{ table: this.id, token: this.token }] });
        this.own = seats[0]?.seat ?? null;
      }
      this.of = this.table.plies;
      this.eyes = eyes ?? (this.own !== null ? 'own' : this.table.over ? 'all' : 'public');
      this.ply = Math.min(ply ?? (this.table.over ? 0 : this.of), this.of);
      await Promise.all([this.read(this.ply), this.readLog()]);
    } catch (problem) {
      this.fail(problem);
    }
  }

  // ---- what is seen

  get scene(): unknown {
    return this.now?.scene;
  }

  get seats(): SeatInfo[] {
    const { game = '', seats = [] } = this.table ?? {};
    return named(game, seats);
  }

  get seat(): number | null {
    if (this.eyes === 'own') return this.own;
    return this.seats.find((seat) => seat.id === this.eyes)?.seat ?? null;
  }

  get over(): boolean {
    return this.table?.over ?? false;
  }

  get turns(): number[] {
    return this.now?.turns ?? [];
  }

  /** Before the first turn the table is only being laid out. */
  get first(): number {
    return this.turns[0] ?? 0;
  }

  /** Which turn the head is in, counted from 1. */
  get turn(): number {
    return this.turns.filter((began) => began <= this.ply).length;
  }

  get words(): string {
    return this.now?.words ?? '';
  }

  /** What the last move before the head caused. */
  get said(): string {
    return this.story.filter((event) => event.ply === this.ply - 1).map((event) => event.text).join(' ');
  }

  /** The eyes one may choose. Those of others open when the game is over. */
  get choices(): string[] {
    const own = this.own === null ? [] : ['own'];
    return this.over ? [...own, 'all', ...this.seats.map((seat) => seat.id), 'public'] : [...own, 'public'];
  }

  /** Where somebody else sees the same. */
  get address(): string {
    const mine = this.over ? (this.seats.find((seat) => seat.seat === this.own)?.id ?? 'public') : 'public';
    return `/replay/${this.id}?ply=${this.ply}&eyes=${this.eyes === 'own' ? mine : this.eyes}`;
  }

  get log(): SeenEvent[] {
    const { plies = 0 } = this.now ?? {};
    return this.story.filter(({ ply }) => ply < plies);
  }

  readonly question = '';
  readonly answers: Entry[] = [];

  answer(): void {
    // Nobody asks.
  }

  light() {
    return { lit: false, target: false, selected: false, offers: [] };
  }

  click(): void {
    // Nothing can be done in the past.
  }

  get asks(): null {
    return null;
  }

  get asking(): null {
    return null;
  }

  whyNot(): string {
    return '';
  }

  tell(): void {
    // Nobody expects anything to come of a click.
  }

  drop(): boolean {
    return false;
  }

  // ---- going through it

  go(ply: number): void {
    this.ply = Math.max(this.first, Math.min(ply, this.of));
    clearTimeout(this.timer);
    const known = this.shown.get(this.key(this.ply));
    if (known !== undefined) this.show(known);
    else this.timer = setTimeout(() => void this.read(this.ply), REST_MS);
  }

  /** To the turn before or after this one. */
  turnBy(by: number): void {
    const before = this.turns.filter((began) => began < this.ply).at(-1) ?? this.first;
    const after = this.turns.find((began) => began > this.ply) ?? this.of;
    this.go(by < 0 ? before : after);
  }

  look(eyes: string): void {
    this.eyes = eyes;
    void this.read(this.ply);
  }

  /** The same in the chosen language. */
  speak(): void {
    void this.read(this.ply);
    void this.readLog();
    void this.readSeats();
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  /** Reads the next position before it is asked for. */
  ahead(): void {
    if (this.ply < this.of) void this.fetch(this.ply + 1).catch(() => undefined);
  }

  private key(ply: number): string {
    return `${settings.lang} ${this.eyes} ${ply}`;
  }

  private fetch(plies: number): Promise<ReplayBody> {
    const query = { plies: String(plies), eyes: this.eyes };
    return this.shown.read(this.key(plies), () => ask<ReplayBody>(`tables/${this.id}/replay`, { token: this.token, query }));
  }

  private async read(ply: number): Promise<void> {
    const key = this.key(ply);
    try {
      const body = await this.fetch(ply);
      // The head may have moved on meanwhile.
      if (key === this.key(this.ply)) this.show(body);
    } catch (problem) {
      this.fail(problem);
    }
  }

  private show(body: ReplayBody): void {
    this.problem = '';
    // Only a step forward is a move; anything else is another place in time.
    this.fresh = this.now !== null && body.plies === this.now.plies + 1 ? body.events : [];
    this.now = body;
    if (this.ply < this.first) this.go(this.first);
  }

  private async readLog(): Promise<void> {
    this.story = (await ask<LogBody>(`tables/${this.id}/log`, { token: this.token })).events;
  }

  /** The sides have names of their own in every language. */
  private async readSeats(): Promise<void> {
    try {
      const { seats } = await ask<TableBody>(`tables/${this.id}`);
      if (this.table !== null) this.table = { ...this.table, seats };
    } catch (problem) {
      this.fail(problem);
    }
  }

  private fail(problem: unknown): void {
    this.problem = told(problem);
  }
}
