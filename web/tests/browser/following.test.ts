// Following what others do, in stated positions.

import { expect, it } from 'vitest';
import { browser, house } from './open';
import { newTable, Person, type Facts } from './people';
import { endTurn } from './play';

const LUIS_BEGINS: Facts = {
  turn: 'empire',
  'empire hand': 'stormtrooper, stormtrooper, imperial-shuttle',
  'empire deck': '5 others',
  'empire play': 'at-st',
  'rebel hand': 'alliance-shuttle',
};

/** Luis has the turn while Vera looks on at her own pace. */
async function opposite(pace: string): Promise<{ vera: Person; luis: Person }> {
  const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Luis' }, { who: 'link', name: 'Vera' }], [], 'deckbuilding', LUIS_BEGINS);
  const luis = await Person.at(browser, house);
  const vera = await Person.at(browser, house);
  await vera.page.addInitScript((pace) => localStorage.setItem('cantina.pace', pace), pace);
  await luis.sit(table, tokens[0] ?? null);
  await vera.sit(table, tokens[1] ?? null);
  await vera.page.locator('#choices[data-asked="false"]').waitFor();
  return { vera, luis };
}

/** Luis plays these from his hand. */
async function plays(luis: Person, ...cards: string[]): Promise<void> {
  for (const card of cards) {
    await luis.asked();
    const ply = await luis.ply();
    await luis.page.locator(`[data-zone="hand"] [data-thing="${card}"]`).click();
    await luis.moved(ply);
  }
}

it('what they did stands on the table until one acts', async () => {
  const { vera, luis } = await opposite('at-once');
  await plays(luis, 'stormtrooper.1', 'imperial-shuttle.1');
  await endTurn(luis);
  await vera.asked();
  const recap = vera.page.getByRole('region', { name: 'While you waited' });
  await recap.getByText('Luis plays Stormtrooper').waitFor();
  await recap.getByText('Luis plays Imperial Shuttle').waitFor();
  const ply = await vera.ply();
  await vera.page.locator('[data-zone="hand"] [data-thing][role="button"]').first().click();
  await vera.moved(ply);
  await expect.poll(() => recap.count()).toBe(0);
  await vera.leave();
  await luis.leave();
});

it('they are followed step by step, and the rest is skipped', async () => {
  const { vera, luis } = await opposite('slow');
  // Her time stands still but for what the test lets pass.
  await vera.page.clock.install();
  await vera.page.clock.pauseAt(Date.now() + 1000);
  const ply = await vera.ply();
  await plays(luis, 'stormtrooper.1', 'stormtrooper.2', 'imperial-shuttle.1');
  const now = await luis.ply();
  const skip = vera.bar.locator('.skip-ahead');
  await skip.getByText('2').waitFor();
  await expect.poll(() => vera.ply()).toBe(ply + 1);
  await vera.page.clock.runFor(1900);
  await skip.getByText('1').waitFor();
  await expect.poll(() => vera.ply()).toBe(ply + 2);
  await skip.click();
  await skip.waitFor({ state: 'detached' });
  await expect.poll(() => vera.ply()).toBe(now);
  await vera.leave();
  await luis.leave();
});

it('harm is announced on the table as it happens', async () => {
  const { vera, luis } = await opposite('at-once');
  const ply = await luis.ply();
  await luis.asked();
  await luis.bar.getByRole('button', { name: /Attack the base · 4/ }).click();
  await luis.moved(ply);
  const announced = vera.page.locator('.announce');
  await announced.getByText(/4 damage/).waitFor();
  // It takes no room, and nothing that is below it is out of reach.
  await expect.poll(() => announced.evaluate((node) => getComputedStyle(node).pointerEvents)).toBe('none');
  await plays(luis, 'stormtrooper.1');
  await announced.waitFor({ state: 'detached' });
  await vera.leave();
  await luis.leave();
});
