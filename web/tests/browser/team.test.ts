// Two against two: four browsers at one table, and one person among computers.

import { expect, it } from 'vitest';
import { four, HAND, isAsked, leave, pair, playOne, TEAM } from './four';
import { browser, house } from './open';
import { newTable, Person, type Facts, type Seat } from './people';
import { quickly, together } from './play';

const BOT: Seat = { who: 'bot', bot: 'rules' };

it('partners take turns within one turn, and neither waits for the other', async () => {
  const { people } = await four(browser, house);
  const both = await pair(people);
  for (const person of [...both, ...both]) await playOne(person);
  for (const other of people.filter((person) => !both.includes(person))) expect(await isAsked(other)).toBe(false);
  await leave(people);
});

it('partners see each other’s cards in brief, and rivals do not; hands can be agreed to be hidden', async () => {
  const { people } = await four(browser, house);
  const [ana] = people as [Person];
  await expect.poll(() => ana.page.locator('[data-zone="far-hand"] [data-thing]').count()).toBe(5);
  await expect.poll(() => ana.page.locator('[data-zone="foe"] .ct-hand').count()).toBe(2);
  await leave(people);
  const hidden = await four(browser, house, [['open-hands', 'off']]);
  const [first] = hidden.people as [Person];
  await expect.poll(() => first.page.locator('[data-zone="far-hand"]').count()).toBe(0);
  await expect.poll(() => first.page.locator('.phand .back').count()).toBe(5);
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

it('a stale answer is refused in words, and there is another one to give', async () => {
  const { people, table, tokens } = await four(browser, house);
  const [here] = await pair(people);
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
  await expect.poll(() => there.page.locator('[data-thing][role="button"], .endturn').count()).toBeGreaterThan(0);
  await leave([...people, there]);
});

it('an answer that only a partner was faster than is given all the same', async () => {
  const { people } = await four(browser, house);
  const [here, partner] = await pair(people);
  const cards = await here.page.locator(HAND).count();
  await slow(here);
  const ply = await here.ply();
  await here.page.locator(HAND).first().click();
  await partner.page.locator(HAND).first().click();
  await here.moved(ply);
  await here.page.waitForFunction(([hand, cards]) => document.querySelectorAll(hand).length === cards - 1, [HAND, cards] as const);
  await expect.poll(() => here.page.locator('.ask.bad').count()).toBe(0);
  await leave(people);
});

/** One base has fallen everywhere, and the next ones are nearly down. */
const LATE: Facts = {
  turn: 'rebel',
  'rebel-1 hand': 'alliance-shuttle, rebel-trooper',
  'rebel-1 victory': 'corellia',
  'rebel-2 victory': 'corellia',
  'empire-1 victory': 'hoth',
  'empire-2 victory': 'hoth',
  'empire-1 base damage': '5',
  'empire-2 base damage': '5',
  'rebel-1 base damage': '5',
  'rebel-2 base damage': '5',
};

it('four browsers play one game to its end, and everybody is told who has won', async () => {
  const { people } = await four(browser, house, [['bases', 'introductory'], ['goal', '2']], LATE);
  await together(people, quickly);
  const told = await Promise.all(people.map(async (person) => ((await person.over.locator('.ask').textContent()) ?? '').trim()));
  const [ana, vera] = told;
  expect([ana, vera].sort()).toEqual(['You have lost.', 'You have won!']);
  // Partners win and lose together.
  expect(told).toEqual([ana, vera, ana, vera]);
  await leave(people);
});

it('one person and three computers play to the end', async () => {
  const { table, tokens } = await newTable(house, [BOT, { who: 'link', name: 'Vera' }, BOT, BOT], [['bases', 'introductory'], ['goal', '2']], TEAM, LATE);
  const vera = await Person.at(browser, house);
  await vera.sit(table, tokens[1] ?? null);
  // The partner moves at the same time: what is found is clicked in the same moment.
  await together([vera], quickly);
  await expect.poll(() => vera.over.locator('.ask').textContent()).toMatch(/You have (won|lost)/);
  await vera.leave();
});

it('on a phone one side of the table is shown at a time, and a dot says where something is offered', async () => {
  // The others are people, so that nobody moves meanwhile.
  const seats = ['Ana', 'Vera', 'Iker', 'Luis'].map((name): Seat => ({ who: 'link', name }));
  const { table, tokens } = await newTable(house, seats, [], TEAM, { turn: 'rebel', 'rebel-1 hand': 'x-wing, alliance-shuttle' });
  const vera = await Person.at(browser, house, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await vera.sit(table, tokens[1] ?? null);
  await vera.asked();
  const { page } = vera;
  await page.getByRole('button', { name: 'My side (something to do here)' }).waitFor();
  await page.getByRole('button', { name: /^Partner/ }).tap();
  await page.locator('[data-zone="far-row"] [data-thing]').first().waitFor();
  await expect.poll(() => page.locator('[data-zone="hand"]').isVisible()).toBe(false);
  await page.getByRole('button', { name: /^Rivals/ }).tap();
  await expect.poll(() => page.locator('[data-zone="foe"] .card.wide:visible').count()).toBe(2);
  await page.getByRole('button', { name: /^My side/ }).tap();
  const ply = await vera.ply();
  await page.locator('[data-zone="hand"] [data-thing][role="button"]').first().tap();
  await vera.moved(ply);
  await vera.leave();
});

it('from the lobby to a table with a computer as partner and two as rivals in two clicks', async () => {
  const ana = await Person.at(browser, house);
  await ana.open('/');
  await ana.page.getByRole('button', { name: /two against two/ }).click();
  await ana.page.getByRole('button', { name: /Play now: a computer partner/ }).click();
  await ana.page.locator('[data-zone="far-row"]').waitFor();
  await ana.asked();
  await ana.leave();
});

it('the lobby sets up a table for four, and every link says whose seat it opens', async () => {
  const ana = await Person.at(browser, house);
  const { page } = ana;
  await ana.open('/');
  await page.getByRole('button', { name: /two against two/ }).click();
  const chosen = () => page.locator('.seatrow select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  await page.getByRole('button', { name: 'A friend as partner' }).click();
  await expect.poll(() => chosen()).toEqual(['link', 'bot:rules', 'bot:rules']);
  await page.getByRole('button', { name: 'Three friends' }).click();
  await expect.poll(() => chosen()).toEqual(['link', 'link', 'link']);
  await page.locator('.seatrow select').last().selectOption({ label: 'Open to anybody' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect.poll(() => page.getByLabel('Link for Rebel 1 · your partner').inputValue()).toContain('/table/');
  await expect.poll(() => page.getByLabel('Link for Empire 1 · rival').inputValue()).toContain('/table/');
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await page.getByText('Send this link to whoever plays').first().waitFor();
  const luis = await Person.at(browser, house);
  await luis.open('/');
  await luis.page.getByRole('listitem').filter({ hasText: 'Empire 2' }).getByRole('button', { name: 'Sit down' }).click();
  await luis.page.locator('[data-zone="far-row"]').waitFor();
  await leave([ana, luis]);
});

it('rules and cards of the game for four are there', async () => {
  const ana = await Person.at(browser, house);
  await ana.open('/rules');
  await ana.page.getByRole('link', { name: /two against two/ }).click();
  await ana.page.waitForURL(/rules\/deckbuilding-team/);
  await ana.page.locator('.rule').first().waitFor();
  await ana.open('/cards/deckbuilding-team');
  await ana.page.locator('.card').first().waitFor();
  await ana.leave();
});
