// The pages around the table.

import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { House, OUTPUT } from './house';
import { browser, house } from './open';
import { newTable, Person, type Facts } from './people';
import { byMouse, toTheEnd } from './play';

it('from the first visit to the first move in two clicks, in the language of the browser', async () => {
  const ana = await Person.at(browser, house, { locale: 'es-MX' });
  await ana.open('/');
  await ana.page.getByRole('button', { name: 'Jugar ya contra el ordenador' }).click();
  await ana.asked();
  const ply = await ana.ply();
  await ana.page.locator('[data-zone="hand"] [data-thing][role="button"]').first().click();
  await ana.moved(ply);
  // The game is among hers, and can be taken up again.
  await ana.open('/');
  await ana.page.getByRole('link', { name: /^Jugar|^Seguir/ }).first().click();
  await ana.asked();
  await ana.leave();
});

it('a table with a friend: the link is shown, and whoever opens it sits down', async () => {
  const ana = await Person.at(browser, house);
  await ana.open('/');
  await ana.page.locator('select').first().selectOption({ label: 'A friend, by link' });
  await ana.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ana.page.locator('input[readonly]').first().inputValue();
  expect(link).toContain('/table/');
  const friend = await Person.at(browser, house);
  await friend.page.goto(link);
  await friend.page.locator('[data-zone="hand"] [data-thing]').first().waitFor();
  await ana.leave();
  await friend.leave();
});

it('an open table is looked at from the lobby, and its game begins when somebody sits down', async () => {
  await newTable(house, [{ who: 'bot', bot: 'rules' }, { who: 'open' }]);
  const ana = await Person.at(browser, house);
  await ana.open('/');
  await ana.page.getByRole('link', { name: 'Watch' }).first().click();
  await ana.page.getByText('The game begins when every seat is taken.').first().waitFor();
  await ana.open('/');
  await ana.page.getByRole('button', { name: 'Sit down' }).first().click();
  await ana.page.locator('[data-zone="hand"] [data-thing]').first().waitFor();
  await ana.leave();
});

it('the guided first game goes along with what the person does, and can be skipped', async () => {
  const ana = await Person.at(browser, house);
  await ana.open('/guide');
  await ana.page.getByRole('button', { name: /begin|start/i }).first().click();
  await ana.asked();
  const coach = ana.page.locator('.coach');
  await coach.waitFor();
  const taught = new Set<string>();
  for (let n = 0; n < 25 && taught.size < 4; n++) {
    if (!(await ana.asked())) break;
    if (await coach.count()) taught.add((await coach.locator('b').textContent()) ?? '');
    await byMouse(ana);
  }
  expect(taught.size).toBe(4);
  await ana.leave();
  const luis = await Person.at(browser, house);
  await luis.open('/guide');
  await luis.page.getByRole('button', { name: /begin|start/i }).first().click();
  await luis.asked();
  await luis.page.locator('.coach').getByRole('button', { name: 'No more notes' }).click();
  await luis.page.locator('.coach').waitFor({ state: 'detached' });
  await byMouse(luis);
  await luis.leave();
});

/** The last turn of a game, with a hand to play first. */
const LAST_TURN: Facts = {
  turn: 'empire',
  'empire hand': 'imperial-shuttle, imperial-shuttle, imperial-shuttle, stormtrooper, stormtrooper',
  'empire play': 'at-at',
  'empire victory': 'dantooine, mon-cala',
  'rebel hand': '2 others',
  'rebel base': 'bespin',
  'rebel base damage': '13',
};

it('a finished game is replayed move by move and shared by link', async () => {
  const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Ana' }, { who: 'bot', bot: 'rules' }], [], 'deckbuilding', LAST_TURN);
  const ana = await Person.at(browser, house);
  await ana.sit(table, tokens[0] ?? null);
  await toTheEnd([ana], byMouse);
  await ana.result.getByRole('link', { name: 'Watch the replay' }).click();
  const slider = ana.page.getByRole('slider');
  await slider.waitFor();
  await slider.focus();
  await ana.page.keyboard.press('Home');
  const at = (person: Person, ply: number) =>
    person.page.waitForFunction((ply) => document.querySelector<HTMLInputElement>('input[type=range]')?.valueAsNumber === ply, ply);
  await ana.page.waitForFunction(() => {
    const head = document.querySelector<HTMLInputElement>('input[type=range]');
    return head !== null && head.value === head.min;
  });
  const cards = () => ana.page.evaluate(() => [...document.querySelectorAll('[data-thing]')].map((card) => card.getAttribute('data-thing')).join());
  await ana.page.locator('[data-zone="row"] [data-thing]').first().waitFor();
  const beginning = await cards();
  for (let step = 0; step < 3; step++) await ana.page.keyboard.press('ArrowRight');
  await at(ana, 3);
  await expect.poll(cards).not.toBe(beginning);
  await ana.page.keyboard.press(' ');
  await at(ana, 4);
  await ana.page.keyboard.press(' ');
  const friend = await Person.at(browser, house);
  await friend.open(`/replay/${table}?ply=2&eyes=all`);
  await friend.page.locator('[data-zone="hand"] [data-thing]').first().waitFor();
  await at(friend, 2);
  await friend.leave();
  // The game is counted.
  await ana.open('/stats');
  await ana.page.getByRole('heading', { level: 1 }).waitFor();
  await ana.page.getByText(/1 game/).first().waitFor();
  await ana.leave();
});

it('rules are searched and cards are filtered, in both languages', async () => {
  const ana = await Person.at(browser, house);
  await ana.open('/rules/deckbuilding');
  await ana.page.locator('.rule').first().waitFor();
  const rules = await ana.page.locator('.rule').count();
  await ana.page.getByRole('searchbox').fill('sabotage');
  await ana.page.getByText(/^\d+ rules?$/).waitFor();
  await expect.poll(() => ana.page.locator('.rule').count()).toBeLessThan(rules);
  await ana.page.getByRole('button', { name: /Español/ }).click();
  await ana.page.getByRole('searchbox').fill('sabotaje');
  await ana.page.locator('.rule', { hasText: 'sabotaje' }).first().waitFor();
  await expect.poll(() => ana.page.locator('.rule').count()).toBeLessThan(rules);
  await ana.open('/cards/deckbuilding');
  await ana.page.locator('.card').first().waitFor();
  const all = await ana.page.locator('.card').count();
  await ana.page.getByRole('searchbox').fill('Luke');
  await ana.page.waitForFunction((all) => document.querySelectorAll('.card').length < all, all);
  await ana.leave();
});

it('what was typed is still there when the server has gone', async () => {
  const own = await House.open();
  const ana = await Person.at(browser, own);
  await ana.open('/');
  await ana.page.getByRole('button', { name: 'Open the table' }).waitFor();
  await own.kill();
  await ana.page.getByRole('button', { name: 'Open the table' }).click();
  await ana.page.getByText('The server does not answer').first().waitFor();
  await own.restart();
  await ana.page.getByRole('button', { name: 'Open the table' }).click();
  await ana.page.locator('[data-zone="row"]').waitFor();
  await ana.leave();
  await own.close();
});

it('the table page weighs at most 150 KB gzipped, fonts apart', async () => {
  const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Ana' }, { who: 'bot', bot: 'random' }]);
  const ana = await Person.at(browser, house);
  await ana.sit(table, tokens[0] ?? null);
  await ana.asked();
  const loaded = await ana.page.evaluate(() => performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname));
  const files = ['/index.html', ...new Set(loaded)].filter((path) => !path.startsWith('/api/') && path !== '/ws' && !path.endsWith('.woff2'));
  const bytes = files.map((path) => gzipSync(readFileSync(resolve(import.meta.dirname, `../../dist${path}`)), { level: 9 }).length);
  const sum = bytes.reduce((all, some) => all + some, 0);
  writeFileSync(resolve(OUTPUT, 'weight.json'), `${JSON.stringify({ files: files.length, gzipped_bytes: sum })}\n`);
  expect(files.length).toBeGreaterThan(5);
  expect(sum).toBeLessThan(150_000);
  await ana.leave();
});

it('the installed app starts without the server, and says what it cannot do', async () => {
  const own = await House.open();
  const ana = await Person.at(browser, own, { serviceWorkers: 'allow' });
  await ana.open('/');
  await ana.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await ana.open('/rules/deckbuilding');
  await ana.page.locator('.rule').first().waitFor();
  await own.kill();
  await ana.open('/');
  await ana.page.getByText('The server does not answer').first().waitFor();
  await ana.open('/rules/deckbuilding');
  await ana.page.locator('.rule').first().waitFor();
  await ana.leave();
  await own.close();
});
