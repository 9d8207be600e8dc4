import { beforeEach, describe, expect, it } from 'vitest';
import { Link, type Socket } from '../../src/kit/link';
import type { ServerSays } from '../../src/wire/wire';

class Wire implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
  hear(said: object): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }
}

let wires: Wire[];
let timers: { ms: number; then: () => void }[];
let heard: ServerSays[];
let lines: [boolean, number][];
let lates: boolean[];
let link: Link;
let chance = 0;
const wire = (): Wire => wires[wires.length - 1] as Wire;
const welcome = { say: 'welcome' };
const LATE_MS = 900;
const retry = () => timers.findLast((timer) => timer.ms <= 10_000 && timer.ms !== LATE_MS)?.then();

beforeEach(() => {
  [wires, timers, heard, lines, lates] = [[], [], [], [], []];
  link = new Link(
    'T',
    'secret',
    'es',
    null,
    'me',
    { heard: (said) => heard.push(said), line: (open, attempt) => lines.push([open, attempt]), late: (late) => lates.push(late) },
    {
      open: () => {
        wires.push(new Wire());
        return wire();
      },
      after: (ms, then) => {
        const timer = { ms, then };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      chance: () => chance,
    },
  );
  wire().onopen?.();
});

describe('a link', () => {
  it('says hello first, with the secret and the language', () => {
    expect(wire().sent).toEqual([{ say: 'hello', version: 5, table: 'T', token: 'secret', lang: 'es', name: null }]);
  });

  it('says again what was not answered when the line was lost', () => {
    wire().hear(welcome);
    link.say({ say: 'act', action: 'end', plies: 3 });
    const done = link.say({ say: 'chat', text: 'hi' });
    wire().hear({ say: 'done', id: done, entry: 4 });
    wire().close();
    expect(lines).toEqual([[true, 0], [false, 1]]);
    retry();
    wire().onopen?.();
    wire().hear(welcome);
    expect(wire().sent.slice(1)).toEqual([{ say: 'act', action: 'end', plies: 3, id: 'me-1' }]);
    expect(lines.at(-1)).toEqual([true, 0]);
  });

  it('comes back at a moment of its own, later each time', () => {
    const waits = () => timers.filter(({ ms }) => ms !== LATE_MS && ms <= 10_000).map(({ ms }) => ms);
    wire().hear(welcome);
    chance = 0;
    wire().close();
    expect(waits()).toEqual([125]);
    retry();
    chance = 0.8;
    wire().close();
    expect(waits().at(-1)).toBe(450);
  });

  it('keeps what is said while the line is away', () => {
    wire().hear(welcome);
    wire().close();
    link.say({ say: 'act', action: 'end', plies: null });
    expect(wire().sent.filter((said) => said['say'] === 'act')).toEqual([]);
    retry();
    wire().onopen?.();
    wire().hear(welcome);
    expect(wire().sent.map((said) => said['say'])).toEqual(['hello', 'act']);
  });

  it('waits longer each time, and tries at once when asked to', () => {
    wire().close();
    const first = timers.at(-1)?.ms ?? 0;
    retry();
    wire().close();
    expect(timers.at(-1)?.ms).toBeGreaterThan(first);
    const before = wires.length;
    link.retry();
    expect(wires.length).toBe(before + 1);
  });

  it('does not come back to a table that is not there', () => {
    wire().hear({ say: 'bye', why: 'no-table', text: 'There is no such table.' });
    wire().close();
    expect(lines).toEqual([]);
    expect(heard).toHaveLength(1);
  });

  it('gives up a line on which nothing comes', () => {
    wire().hear(welcome);
    timers.find((timer) => timer.ms === 40_000)?.then();
    expect(wire().sent.at(-1)).toEqual({ say: 'ping', n: 0 });
    timers.find((timer) => timer.ms === 10_000)?.then();
    expect(lines.at(-1)).toEqual([false, 1]);
  });

  it('tells when an answer is overdue, and when it has come', () => {
    wire().hear(welcome);
    const first = link.say({ say: 'act', action: 'end', plies: null });
    const second = link.say({ say: 'chat', text: 'hi' });
    for (const { then } of timers.filter(({ ms }) => ms === LATE_MS)) then();
    wire().hear({ say: 'done', id: first, entry: 4 });
    expect(lates).toEqual([true, true]);
    wire().hear({ say: 'refused', id: second, why: 'too-long', text: '' });
    expect(lates).toEqual([true, true, false]);
  });

  it('says nothing of an answer that comes in time, and lets a hint take its time', () => {
    wire().hear(welcome);
    wire().hear({ say: 'done', id: link.say({ say: 'act', action: 'end', plies: null }), entry: 4 });
    link.say({ say: 'hint', bot: 'rules' });
    expect(timers.filter(({ ms }) => ms === LATE_MS)).toEqual([]);
    expect(lates).toEqual([]);
  });

  it('asks a line that may be dead for a sign of life, and takes a new one if there is none', () => {
    wire().hear(welcome);
    link.retry();
    expect(wire().sent.at(-1)).toEqual({ say: 'ping', n: 0 });
    timers.find(({ ms }) => ms === 2500)?.then();
    expect(lines.at(-1)).toEqual([false, 1]);
    retry();
    wire().onopen?.();
    wire().hear(welcome);
    expect(lines.at(-1)).toEqual([true, 0]);
  });

  it('says nothing on a socket that is not open yet', () => {
    wire().close();
    retry();
    link.speak('en');
    expect(wire().sent).toEqual([]);
    wire().onopen?.();
    expect(wire().sent).toMatchObject([{ say: 'hello', lang: 'en' }]);
  });
});
