// Two against two: four browsers at one table, and one person among computers.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { House } from './house';
import { newTable, openBrowser, Person, type Seat } from './people';
import { byMouse, toTheEnd } from './play';

const GAME = 'deckbuilding-team';
const NAMES = ['Ana', 'Vera', 'Iker', 'Luis'];
const BOT: Seat = { who: 'bot', bot: 'rules' };

let house: House;
let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([House.open(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

/** Ana and Iker for the Empire, Vera and Luis for the Rebels. */
async function four(options: [string, string][] = []): Promise<{ people: Person[]; table: string; tokens: (string | null)[] }> {
  const seats = NAMES.map((name): Seat => ({ who: 'link', name }));
  const { table, tokens } = await newTable(house, seats, options, GAME);
  const people: Person[] = [];
  for (const token of tokens) {
    const person = await Person.at(browser, house);
    await person.sit(table, token);
    people.push(person);
  }
  return { people, table, tokens };
}

const isAsked = async (person: Person): Promise<boolean> => (await person.bar.getAttribute('data-asked')) === 'true';

/** Those who have the turn, once both of them know. */
async function pair(people: Person[]): Promise<Person[]> {
  await Promise.any(people.map((person) => person.asked()));
  const seats = (await isAsked(people[0] as Person)) ? [0, 2] : [1, 3];
  const both = seats.map((seat) => people[seat] as Person);
  await Promise.all(both.map((person) => person.asked()));
  return both;
}

async function leave(people: Person[]): Promise<void> {
  for (const person of people) await person.leave();
}

it('four browsers play one game: partners take turns within one turn, and everybody moves', async () => {
  const { people } = await four();
  const both = await pair(people);
  // One card each, back and forth: neither waits for the other.
  for (const person of [...both, ...both]) {
    await person.asked();
    const ply = await person.ply();
    await person.page.locator('[data-zone="hand"] [data-thing][role="button"]').first().click();
    await person.moved(ply);
  }
  const others = people.filter((person) => !both.includes(person));
  for (const other of others) expect(await isAsked(other)).toBe(false);
  const moved = new Set(both);
  for (let n = 0; n < 200 && moved.size < 4; n++) {
    const next = await Promise.any(people.map(async (person) => ((await person.asked()) ? person : null)));
    if (next === null) break;
    await byMouse(next);
    moved.add(next);
  }
  expect(moved.size).toBe(4);
  await leave(people);
});

it('partners see each other’s cards in brief, and rivals do not; hands can be agreed to be hidden', async () => {
  const { people } = await four();
  const [ana] = people as [Person];
  expect(await ana.page.locator('[data-zone="far-hand"] [data-thing]').count()).toBe(5);
  expect(await ana.page.locator('[data-zone="foe"] .ct-hand').count()).toBe(2);
  await leave(people);
  const hidden = await four([['open-hands', 'off']]);
  const [first] = hidden.people as [Person];
  expect(await first.page.locator('[data-zone="far-hand"]').count()).toBe(0);
  expect(await first.page.locator('.phand .back').count()).toBe(5);
  await leave(hidden.people);
});

/** From now on what this person does reaches the server late. */
const slow = (person: Person) =>
  person.page.evaluate(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      setTimeout(() => send.call(this, text), 700);
    };
  });

const HAND = '[data-zone="hand"] [data-thing][role="button"]';

it('a stale answer is refused in words, and there is another one to give', async () => {
  const { people, table, tokens } = await four();
  const [here] = (await pair(people)) as [Person];
  // The same seat on two devices; one of them does not hear in time what the other did.
  const there = await Person.at(browser, house);
  await there.sit(table, tokens[people.indexOf(here)] ?? null);
  await there.asked();
  await slow(there);
  const ply = await here.ply();
  await there.page.locator(HAND).first().click();
  await here.page.locator(HAND).first().click();
  await here.moved(ply);
  await there.page.locator('.ask.bad').waitFor();
  expect((await there.page.locator('.ask.bad').textContent())?.trim().length).toBeGreaterThan(15);
  await there.asked();
  expect(await there.page.locator('[data-thing][role="button"], .endturn').count()).toBeGreaterThan(0);
  await leave([...people, there]);
});

it('an answer that only a partner was faster than is given all the same', async () => {
  const { people } = await four();
  const [here, partner] = (await pair(people)) as [Person, Person];
  const cards = await here.page.locator(HAND).count();
  await slow(here);
  const ply = await here.ply();
  await here.page.locator(HAND).first().click();
  await partner.page.locator(HAND).first().click();
  await here.moved(ply);
  await here.page.waitForFunction(([hand, cards]) => document.querySelectorAll(hand).length === cards - 1, [HAND, cards] as const);
  expect(await here.page.locator('.ask.bad').count()).toBe(0);
  await leave(people);
});

it('one person and three computers play to the end', async () => {
  const { table, tokens } = await newTable(house, [BOT, { who: 'link', name: 'Vera' }, BOT, BOT], [['goal', '2']], GAME);
  const vera = await Person.at(browser, house);
  await vera.sit(table, tokens[1] ?? null);
  await toTheEnd([vera], byMouse);
  expect(await vera.over.locator('.ask').textContent()).toMatch(/You have (won|lost)/);
  await vera.leave();
});

it('on a phone one side of the table is shown at a time, and a dot says where something is offered', async () => {
  const { table, tokens } = await newTable(house, [BOT, { who: 'link', name: 'Vera' }, BOT, BOT], [], GAME);
  const vera = await Person.at(browser, house, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await vera.sit(table, tokens[1] ?? null);
  await vera.asked();
  const { page } = vera;
  await page.getByRole('button', { name: 'My side (something to do here)' }).waitFor();
  await page.getByRole('button', { name: /^Partner/ }).tap();
  await page.locator('[data-zone="far-row"] [data-thing]').first().waitFor();
  expect(await page.locator('[data-zone="hand"]').isVisible()).toBe(false);
  await page.getByRole('button', { name: /^Rivals/ }).tap();
  expect(await page.locator('[data-zone="foe"] .card.wide:visible').count()).toBe(2);
  await page.getByRole('button', { name: /^My side/ }).tap();
  const ply = await vera.ply();
  await page.locator('[data-zone="hand"] [data-thing][role="button"]').first().tap();
  await vera.moved(ply);
  await vera.leave();
});

it('the lobby sets up a table for four', async () => {
  const ana = await Person.at(browser, house);
  await ana.open('/');
  await ana.page.getByRole('button', { name: /two against two/ }).click();
  const seats = ana.page.locator('.seatrow');
  await seats.nth(3).waitFor();
  await seats.nth(1).locator('select').selectOption({ label: 'A friend, by link' });
  await ana.page.getByRole('button', { name: 'Open the table' }).click();
  expect(await ana.page.locator('input[readonly]').first().inputValue()).toContain('/table/');
  await ana.page.getByRole('link', { name: /table/i }).last().click();
  await ana.page.locator('[data-zone="far-row"]').waitFor();
  await ana.leave();
});
