// A seat at a table, or a place beside it: what is shown, what can be done, and what has been said.

import type { ChatLine, Combination, SeenEvent, Language, Offer, Position, PromptKind, SeatInfo, ServerSays } from '../wire/wire';
import type { LogBody } from '../wire/http';
import { ask } from './api';
import {
  actionOf,
  bar,
  click,
  drop,
  ending,
  enough,
  lead,
  light,
  NOTHING,
  picked,
  picksSeveral,
  type Answer,
  type Bar,
  type Entry,
  type Light,
  type Pointed,
} from './choice';
import { t } from '../words';
import { isFinal, Link, type Said, type Socket } from './link';
import { PACES, Pace } from './pace';
import { audible } from './voices';
import { settings } from './settings.svelte';
import { helperOf, named, shelf } from './shelf.svelte';
import type { Stage } from './stage';

export type Welcome = Extract<ServerSays, { say: 'welcome' }>;
export type Hint = Extract<ServerSays, { say: 'hint' }>;

function openSocket(): Socket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`) as unknown as Socket;
}

export class Table implements Stage {
  welcome = $state.raw<Welcome | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<SeenEvent[]>([]);
  /** What happened between the last two positions, for motion and sound; nothing after a gap. */
  fresh = $state.raw<SeenEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Those one does not want to hear. */
  muted = $state.raw<string[]>([]);
  open = $state(false);
  attempt = $state(0);
  /** An answer is overdue. */
  late = $state(false);
  /** The last refusal, until the next action. */
  refused = $state<string | null>(null);
  /** Why nothing came of the last click. */
  told = $state<string | null>(null);
  /** What the server said when it hung up, and whether that was for good. */
  closed = $state<{ text: string; final: boolean } | null>(null);
  hint = $state.raw<Hint | null>(null);
  pointed = $state.raw<Pointed>(NOTHING);
  /** Answers on their way; the first one has been sent. */
  private queue = $state.raw<Answer[]>([]);
  private sent: string | null = null;
  /** What was asked when it was sent. */
  private sentOn: Position | null = null;
  private hinting = $state<string | null>(null);
  /** The language in which the position is told. */
  lang = $state<Language>(settings.lang);
  private spoken: Language = settings.lang;
  /** What others have done since one acted last. */
  recap = $state.raw<SeenEvent[]>([]);
  /** Positions that have come and are still to be shown. */
  behind = $state(0);
  /** Whether what others do is shown step by step. */
  paced = true;
  private readonly pace: Pace<Position>;
  private readonly link: Link;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    const prefix = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');
    const name = settings.name === '' ? null : settings.name;
    const after = (ms: number, then: () => void) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    };
    const line = (open: boolean, attempt: number) => {
      this.open = open;
      this.attempt = attempt;
    };
    const late = (late: boolean) => (this.late = late);
    const ears = { heard: (said: ServerSays) => this.heard(said), line, late };
    this.pace = new Pace((position) => this.moved(position), after, (n) => (this.behind = n));
    this.link = new Link(id, token, settings.lang, name, prefix, ears, { open: openSocket, after, chance: Math.random });
  }

  // ---- what is seen

  get scene(): unknown {
    return this.position?.scene;
  }

  get seats(): SeatInfo[] {
    return named(this.welcome?.game ?? '', this.position?.seats ?? []);
  }

  get waitingFor(): number[] {
    return this.position?.waiting_for ?? [];
  }

  get hinted(): string[] {
    const touch = this.hint?.touch;
    return touch === undefined ? [] : [...touch.things, ...(touch.onto === null ? [] : [touch.onto])];
  }

  /** What was said by those one wants to hear. */
  get audible(): ChatLine[] {
    return audible(this.chat, this.muted);
  }

  get mayTalk(): boolean {
    const talk = this.welcome?.talk ?? 'everybody';
    return talk === 'everybody' || (talk === 'players' && this.seat !== null);
  }

  mute(voice: string): void {
    this.muted = [...this.muted, voice];
  }

  unmute(voice: string): void {
    this.muted = this.muted.filter((other) => other !== voice);
  }

  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }

  get offers(): Offer[] {
    return this.busy || !this.open ? [] : (this.position?.offers ?? []);
  }

  private get combinations(): Combination[] {
    return this.offers.length > 0 ? (this.position?.combinations ?? []) : [];
  }

  get busy(): boolean {
    return this.queue.length > 0;
  }

  get thinking(): boolean {
    return this.hinting !== null;
  }

  get asked(): boolean {
    return this.seat !== null && (this.position?.waiting_for.includes(this.seat) ?? false);
  }

  get bar(): Bar {
    const position = this.position;
    return position === null ? { entries: [], groups: [] } : bar(this.offers, this.combinations, position.prompt, this.pointed);
  }

  get answers(): Entry[] {
    return this.bar.entries;
  }

  answer({ actions }: Entry): void {
    this.act(actions);
  }

  get ending(): Offer | undefined {
    return this.position === null ? undefined : ending(this.offers, this.position.prompt);
  }

  light(thing: string): Light {
    const prompt = this.position?.prompt;
    if (prompt === undefined) return { lit: false, target: false, selected: false, offers: [] };
    return light(this.offers, prompt, this.pointed, thing, this.combinations);
  }

  /** What is asked, also of somebody who has pointed at something. */
  get question(): string {
    const position = this.position;
    const last = this.pointed.way.at(-1);
    if (position === null || last === undefined) return position?.question ?? '';
    return lead(this.offers, this.pointed) ?? this.light(last).offers[0]?.brief ?? position.question;
  }

  /** What kind of answer is wanted. */
  get asks(): PromptKind | null {
    return this.asked ? (this.position?.prompt.kind ?? null) : null;
  }

  /** The thing that asks. */
  get asking(): string | null {
    return this.asked ? (this.position?.prompt.source ?? null) : null;
  }

  /** Why a thing cannot be taken now. */
  whyNot(thing: string): string {
    if (!this.asked) return t('table.notYourTurn');
    return this.position?.why_not.find(([id]) => id === thing)?.[1] ?? t('table.notAsked');
  }

  get picksSeveral(): boolean {
    return this.position !== null && this.offers.length > 0 && picksSeveral(this.position.prompt);
  }

  get enough(): boolean {
    return this.position !== null && enough(this.position.prompt, this.pointed);
  }

  // ---- what is done

  click(thing: string): void {
    const prompt = this.position?.prompt;
    if (prompt === undefined) return;
    this.told = null;
    const step = click(this.offers, prompt, this.pointed, thing, this.combinations);
    if (step.then === 'act') this.act(step.answers);
    if (step.then === 'point') this.pointed = step.pointed;
  }

  tell(words: string): void {
    this.told = words;
  }

  drop(thing: string, target: string): boolean {
    const action = drop(this.offers, thing, target);
    if (action !== null) this.act([action]);
    return action !== null;
  }

  donePicking(): void {
    const prompt = this.position?.prompt;
    if (prompt !== undefined && this.enough) this.act(picked(prompt, this.pointed));
  }

  cancel(): void {
    this.pointed = NOTHING;
  }

  /** Gives answers one after the other; the rest is dropped when one is refused. */
  act(answers: Answer[]): void {
    if (this.busy) return;
    this.skip();
    this.queue = answers;
    this.recap = [];
    this.pointed = NOTHING;
    this.refused = null;
    this.told = null;
    this.hint = null;
    this.next(true);
  }

  /** Whether there is a newer position that asks the same. */
  private askedAgain(): boolean {
    const now = this.position;
    return now !== null && now.plies !== this.sentOn?.plies && sameQuestion(this.sentOn, now);
  }

  private next(first = false): void {
    const answer = this.queue[0];
    if (answer === undefined) return;
    const offers = this.position?.offers ?? [];
    // A partner may have done meanwhile what the rest of a combination was to do.
    if (!first && typeof answer === 'string' && answer !== 'pass-if-asked' && !offers.some(({ action }) => action === answer)) {
      this.queue = [];
      return;
    }
    const action = actionOf(answer, offers);
    if (action === undefined) {
      // The rules have given this answer themselves, because there was no other.
      this.queue = this.queue.slice(1);
      return this.next();
    }
    this.sentOn = this.position;
    this.sent = this.link.say({ say: 'act', action, plies: this.position?.plies ?? null });
  }

  say(what: Said): void {
    this.refused = null;
    this.link.say(what);
  }

  /** The computer that gives hints and sits in for people at this table. */
  get helper(): string {
    return helperOf(this.welcome?.game ?? '');
  }

  /** Who helps stands on the shelf, which may still be on its way when the first hint is asked for. */
  async askHint(): Promise<void> {
    this.hint = null;
    await shelf.open().catch(() => undefined);
    this.hinting = this.link.say({ say: 'hint', bot: this.helper });
  }

  speak(lang: Language): void {
    this.spoken = lang;
    this.link.speak(lang);
    void this.readLog();
  }

  retry(): void {
    this.link.retry();
  }

  leave(): void {
    this.skip();
    this.link.close();
  }

  // ---- what is heard

  private heard(said: ServerSays): void {
    switch (said.say) {
      case 'welcome':
        this.welcome = said;
        this.closed = null;
        break;
      case 'position':
        this.lang = this.spoken;
        this.pace.add(said, this.msFor(said));
        break;
      case 'chat':
        this.chat = said.anew ? said.lines : merged(this.chat, said.lines);
        break;
      case 'warning':
        this.refused = said.text;
        break;
      case 'done':
        if (said.id === this.sent) {
          this.queue = this.queue.slice(1);
          this.next();
        }
        break;
      case 'refused':
        if (said.id === this.sent && said.why === 'stale' && this.askedAgain()) {
          // Only a partner was faster: the same answer is still wanted.
          this.next();
          break;
        }
        if (said.id === this.sent) this.queue = [];
        if (said.id === this.hinting) this.hinting = null;
        // What is not offered any more was so when it was clicked; the server's words are for programs.
        this.refused = said.why === 'not-offered' ? t('table.overtaken') : said.text;
        break;
      case 'hint':
        if (said.id === this.hinting) this.hint = said;
        this.hinting = null;
        break;
      case 'bye':
        this.closed = { text: said.text, final: isFinal(said.why) };
        break;
      case 'pong':
        break;
    }
  }

  /** How long a position stays before the next one is shown: what one does oneself is not waited for. */
  private msFor({ events, taken_back: back, ended }: Position): number {
    const calm = !this.paced || this.position === null || this.asked || back || ended !== null || events.length === 0;
    return calm ? 0 : PACES[settings.pace];
  }

  /** Shows at once what is still to be shown. */
  skip(): void {
    this.pace.skip();
  }

  private moved(position: Position): void {
    const before = this.position;
    const gap = before === null || before.entries !== position.after || position.taken_back;
    const plies = before?.plies;
    const others = !this.asked;
    this.position = position;
    if (gap) {
      this.fresh = [];
      this.recap = [];
      void this.readLog();
    } else {
      this.fresh = position.events;
      if (position.events.length > 0) this.log = [...this.log, ...position.events];
      if (others) this.recap = [...this.recap, ...position.events];
    }
    // A new question; the same one in another language, or after a partner's move, keeps what was pointed at.
    if (plies !== position.plies && !sameQuestion(before, position)) {
      this.pointed = NOTHING;
      this.hint = null;
      this.told = null;
    }
  }

  /** The whole story so far, in the chosen language. */
  private async readLog(): Promise<void> {
    try {
      const told = await ask<LogBody>(`tables/${this.id}/log`, { token: this.token });
      const newer = this.fresh.filter((event) => event.ply >= told.plies);
      this.log = [...told.events, ...newer];
    } catch {
      // The story comes with the next position that has a gap, or when the server is back.
    }
  }
}

/** Whether the same answers are asked for. */
function sameQuestion(before: Position | null, now: Position): boolean {
  const asked = ({ prompt, offers }: Position) => JSON.stringify([prompt, offers]);
  return before !== null && now.offers.length > 0 && asked(before) === asked(now);
}

function merged(old: ChatLine[], more: ChatLine[]): ChatLine[] {
  const known = new Set(old.map((line) => line.number));
  return [...old, ...more.filter((line) => !known.has(line.number))];
}
