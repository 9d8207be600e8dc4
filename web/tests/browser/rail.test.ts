// Log, rules and chat where they are a sheet over the board.

import { expect, it } from 'vitest';
import { TEAM } from './four';
import { browser, house } from './open';
import { newTable, Person, type Seat } from './people';

const VERA: Seat = { who: 'link', name: 'Vera' };
const LUIS: Seat = { who: 'link', name: 'Luis' };

it.each([
  ['on a phone', 'deckbuilding', 390, 844],
  ['at a table for four', TEAM, 1366, 768],
  ['at a table for four on a phone', TEAM, 390, 844],
])('%s the log lies above the choices, which can be taken meanwhile, and Escape closes it', async (_, game, width, height) => {
  const position = game === TEAM ? { turn: 'empire', 'empire-1 hand': 'imperial-shuttle' } : { turn: 'empire', 'empire hand': 'imperial-shuttle' };
  const seats = game === TEAM ? [VERA, LUIS, LUIS, LUIS] : [VERA, LUIS];
  const { table, tokens } = await newTable(house, seats, [], game, position);
  const vera = await Person.at(browser, house, { viewport: { width, height } });
  await vera.sit(table, tokens[0] ?? null);
  await vera.asked();
  const { page } = vera;
  const sheet = page.locator('.rail.open');
  const button = page.getByRole('button', { name: 'Log' });
  await button.click();
  await sheet.waitFor();
  const [box, bar] = await Promise.all([sheet.boundingBox(), vera.bar.boundingBox()]);
  if (box === null || bar === null) throw new Error('both are there');
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y + 1);
  await expect.poll(() => sheet.evaluate((rail) => rail.contains(document.activeElement))).toBe(true);
  const ply = await vera.ply();
  await vera.bar.getByRole('button', { name: /Play Imperial Shuttle/ }).click();
  await vera.moved(ply);
  await sheet.getByText(/You play Imperial Shuttle/).waitFor();
  await sheet.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  // By key, too.
  await page.keyboard.press('l');
  await sheet.waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await vera.leave();
});
