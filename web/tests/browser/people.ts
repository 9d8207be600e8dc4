// People in front of browsers.

import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { House } from './house';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const WHOLE = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';

/** Chromium without windows, where there is one: it draws the same in half the time. */
export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: existsSync(SHELL) ? SHELL : WHOLE, args: ARGS });

/** All of Chromium: only that can notify people. */
export const openWholeBrowser = (): Promise<Browser> => chromium.launch({ executablePath: WHOLE, args: ARGS });

export type Seat = { who: 'here' | 'link' | 'bot' | 'open'; name?: string; bot?: string };

/** A person with a browser of their own. Whatever goes wrong in the page fails the test. */
export class Person {
  readonly problems: string[] = [];

  private constructor(
    readonly page: Page,
    readonly house: House,
  ) {
    page.on('pageerror', (error) => this.problems.push(String(error)));
    page.on('console', (message) => {
      // A line that is lost on purpose is no problem of the page.
      if (message.type() === 'error' && !/ERR_|WebSocket|Failed to load resource/.test(message.text())) this.problems.push(message.text());
    });
  }

  static async at(browser: Browser, house: House, options: BrowserContextOptions = {}): Promise<Person> {
    // The installed app reads every page ahead, which only tests about it need.
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1366, height: 768 }, serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(20_000);
    // What others do is shown at once, unless a test is about that.
    await context.addInitScript(() => localStorage.getItem('cantina.pace') ?? localStorage.setItem('cantina.pace', 'at-once'));
    return new Person(await context.newPage(), house);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.house.address + path);
  }

  /** Sits down by link; whoever is told of the table has been let in. */
  async sit(table: string, token: string | null, query = ''): Promise<void> {
    await this.open(`/table/${table}${query}${token === null ? '' : `#${token}`}`);
    await this.page.locator('.shell > .board:not([aria-busy="true"])').waitFor();
  }

  /** From now on every click and key is timed until the next picture on the screen. */
  async timed(): Promise<void> {
    await this.page.addInitScript(() => {
      const times: Record<number, number> = {};
      (window as unknown as { times: typeof times }).times = times;
      const watch = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (entry.interactionId > 0) times[entry.interactionId] = Math.max(times[entry.interactionId] ?? 0, entry.duration);
        }
      });
      watch.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
  }

  /** The slow ones among them, in milliseconds, longest first. What took less than 16 ms is not told. */
  async times(): Promise<number[]> {
    const times = await this.page.evaluate(() => Object.values((window as unknown as { times: Record<number, number> }).times));
    return times.sort((a, b) => b - a);
  }

  async leave(): Promise<void> {
    expect(this.problems).toEqual([]);
    await this.page.context().close();
  }

  // ---- at a table

  get bar() {
    return this.page.locator('#choices');
  }

  get over() {
    return this.page.locator('.bar.outcome');
  }

  /** The card that tells how the game ended. */
  get result() {
    return this.page.locator('dialog.result');
  }

  async ply(): Promise<number> {
    return Number(await this.bar.getAttribute('data-ply'));
  }

  /** Waits until this person is asked, or the game is over: whether it goes on. */
  async asked(): Promise<boolean> {
    await this.page.locator('#choices[data-asked="true"], .bar.outcome').first().waitFor({ timeout: 60_000 });
    return (await this.over.count()) === 0;
  }

  /** Waits until something has happened since `ply`. */
  async moved(ply: number): Promise<void> {
    await this.page.waitForFunction(
      (ply) => document.querySelector('.bar.outcome') !== null || Number(document.querySelector('#choices')?.getAttribute('data-ply')) !== ply,
      ply,
      { timeout: 60_000 },
    );
  }
}

/** A position as a scenario has it: subjects and values. */
export type Facts = Record<string, string>;

/** Sets up a table over the API, as the lobby does, or at a stated position. */
export async function newTable(house: House, seats: Seat[], options: [string, string][] = [], game = 'deckbuilding', position: Facts = {}): Promise<{ table: string; tokens: (string | null)[] }> {
  const answer = await fetch(`${house.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats, options, position: Object.entries(position), listed: seats.some(({ who }) => who === 'open') }),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as { table: string; tokens: (string | null)[] };
}
