// Whole games in real browsers against the real server.

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { OUTPUT } from './house';
import { browser, house } from './open';
import { newTable, Person, type Facts } from './people';
import { byKeyboard, byMouse, toTheEnd } from './play';

/** Two bases have fallen on either side, and the third ones are small. */
const LATE: Facts = {
  turn: 'empire',
  'empire hand': 'stormtrooper, stormtrooper, imperial-shuttle',
  'empire victory': 'mon-cala, hoth',
  'rebel victory': 'corellia, endor',
  'empire base': 'lothal',
  'rebel base': 'dantooine',
};

/** Interaction to next paint: told, not asserted. */
function tell(how: string, times: number[]): void {
  const file = resolve(OUTPUT, `interaction-${how}.json`);
  const at = (share: number) => times[Math.floor((1 - share) * times.length)] ?? 0;
  writeFileSync(file, `${JSON.stringify({ how, slow: times.length, p75: at(0.75), p98: at(0.98), longest: times[0] ?? 0 })}\n`);
}

it('a whole game against the computer, by mouse', async () => {
  const { table, tokens } = await newTable(house, [{ who: 'bot', bot: 'random' }, { who: 'link', name: 'Vera' }], [['goal', '2']]);
  const vera = await Person.at(browser, house);
  await vera.timed();
  await vera.sit(table, tokens[1] ?? null);
  await toTheEnd([vera], byMouse);
  tell('mouse', await vera.times());
  await expect.poll(() => vera.over.locator('.ask').textContent()).toMatch(/You have (won|lost)/);
  await vera.leave();
});

it('a game against the computer to its end, by keyboard alone', async () => {
  const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Luis' }, { who: 'bot', bot: 'random' }], [], 'deckbuilding', LATE);
  const luis = await Person.at(browser, house);
  await luis.timed();
  await luis.sit(table, tokens[0] ?? null);
  await toTheEnd([luis], byKeyboard);
  tell('keyboard', await luis.times());
  await expect.poll(() => luis.over.locator('.ask').textContent()).toMatch(/You have (won|lost)/);
  await luis.leave();
});

it('two browsers play one table by link, to the end', async () => {
  const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Vera' }, { who: 'link', name: 'Luis' }], [], 'deckbuilding', { ...LATE, 'empire base damage': '5', 'rebel base damage': '5' });
  const vera = await Person.at(browser, house);
  const luis = await Person.at(browser, house, { locale: 'es-ES' });
  await vera.sit(table, tokens[0] ?? null);
  await luis.sit(table, tokens[1] ?? null);
  await toTheEnd([vera, luis], byMouse);
  await luis.over.waitFor();
  await vera.over.waitFor();
  const words = [await vera.over.locator('.ask').textContent(), await luis.over.locator('.ask').textContent()].join();
  expect(words).toMatch(/You have won.*Has perdido|You have lost.*¡Has ganado/s);
  await vera.leave();
  await luis.leave();
});

it('two people pass one screen around, and see each other’s cards never', async () => {
  const { table, tokens } = await newTable(house, [{ who: 'here', name: 'Vera' }, { who: 'here', name: 'Luis' }]);
  const both = await Person.at(browser, house);
  const held = tokens.map((token) => ({ table, token, game: 'deckbuilding', added: 0 }));
  await both.open('/');
  await both.page.evaluate((seats) => localStorage.setItem('cantina.seats', JSON.stringify(seats)), held);
  await both.sit(table, null);
  const { page } = both;
  let passed = 0;
  for (let n = 0; n < 60 && passed < 4; n++) {
    const pass = page.locator('.curtain .btn.go');
    if (await pass.count()) {
      await expect.poll(() => page.locator('[data-zone="hand"] [data-thing]').count()).toBe(0);
      await pass.click();
      await page.locator('[data-zone="hand"] [data-thing]').first().waitFor();
      passed += 1;
      continue;
    }
    await page.locator('#choices[data-asked="true"], .curtain').first().waitFor();
    if ((await pass.count()) === 0) await byMouse(both).catch(async (problem: unknown) => { if ((await pass.count()) === 0) throw problem; });
  }
  expect(passed).toBe(4);
  await both.leave();
});
