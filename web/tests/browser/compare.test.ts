// Cards to choose from that cannot be read where they lie.

import type { BrowserContextOptions } from 'playwright-core';
import { expect, it } from 'vitest';
import { browser, house } from './open';
import { newTable, Person, type Facts } from './people';

/** A base is to be chosen, of five. */
const NO_BASE: Facts = { turn: 'empire start', 'empire base': 'none', 'empire hand': 'at-st, tie-fighter' };

/** Both hunters do something when Luke Skywalker is defeated. */
const HUNT: Facts = { turn: 'empire', 'empire play': 'boba-fett, dengar', row: 'luke-skywalker', 'empire deck': 'inquisitor' };

async function seated(position: Facts, options: BrowserContextOptions = {}): Promise<Person> {
  const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Vera' }, { who: 'link', name: 'Luis' }], [], 'deckbuilding', position);
  const vera = await Person.at(browser, house, options);
  await vera.sit(table, tokens[0] ?? null);
  await vera.asked();
  return vera;
}

const tray = (me: Person) => me.page.locator('[data-zone="tray"]');
const large = (me: Person) => tray(me).locator('.card.large[role="button"]');

it('bases lie side by side with their texts, and arrows and Enter choose one', async () => {
  const vera = await seated(NO_BASE);
  await large(vera).nth(4).waitFor();
  await expect.poll(() => large(vera).count()).toBe(5);
  await large(vera).getByText('When this base is revealed').first().waitFor();
  // What is read can be heard.
  await vera.page.getByRole('button', { name: /^Coruscant\. .*look at the top 2 cards/ }).waitFor();
  const ply = await vera.ply();
  await vera.page.locator('#choices').focus();
  await vera.page.keyboard.press('ArrowRight');
  await vera.page.keyboard.press('ArrowRight');
  const name = await vera.page.evaluate(() => document.activeElement?.querySelector('.name')?.textContent?.trim());
  await vera.page.keyboard.press('Enter');
  await vera.moved(ply);
  await vera.page.locator('[data-zone="me"] .card.wide').getByText(name ?? '').waitFor();
  await vera.leave();
});

it('the question stays in sight, and so does the table for whoever wants to look at it', async () => {
  const vera = await seated(NO_BASE);
  for (const [width, height] of [[360, 640], [390, 844], [1093, 614], [1366, 768]] as const) {
    await vera.page.setViewportSize({ width, height });
    const [box, bar] = await Promise.all([tray(vera).boundingBox(), vera.bar.boundingBox()]);
    if (box === null || bar === null) throw new Error('both are there');
    expect(box.y, `${width} x ${height}`).toBeGreaterThan(48);
    expect(box.y + box.height, `${width} x ${height}`).toBeLessThanOrEqual(bar.y);
    const card = await large(vera).first().boundingBox();
    expect((card?.y ?? 0) + (card?.height ?? 0), `${width} x ${height}`).toBeLessThan(bar.y);
  }
  await tray(vera).getByRole('button', { name: 'See the table' }).click();
  await expect.poll(() => large(vera).count()).toBe(0);
  await vera.page.locator('[data-zone="hand"] .card').first().hover({ trial: true });
  await tray(vera).getByRole('button', { name: 'See the cards' }).click();
  await large(vera).first().waitFor();
  await vera.leave();
});

it('on a phone one swipes along them, and a tap chooses', async () => {
  const vera = await seated(NO_BASE, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const box = await large(vera).first().boundingBox();
  if (box === null) throw new Error('there is a base');
  const touch = await vera.page.context().newCDPSession(vera.page);
  const finger = (type: 'touchStart' | 'touchMove', x: number) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: box.y + 60 }] });
  await finger('touchStart', 340);
  for (let x = 320; x >= 40; x -= 20) await finger('touchMove', x);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await vera.page.waitForFunction(() => (document.querySelector('.traycards')?.scrollLeft ?? 0) > 100);
  const ply = await vera.ply();
  await large(vera).nth(4).tap();
  await vera.moved(ply);
  await tray(vera).waitFor({ state: 'detached' });
  await vera.leave();
});

it('which of several abilities comes first is chosen by their texts', async () => {
  const vera = await seated(HUNT);
  await vera.bar.getByRole('button', { name: /Attack…/ }).click();
  await vera.page.getByRole('dialog').getByRole('button', { name: /Bounty hunt/ }).click();
  await vera.bar.getByRole('button', { name: 'Yes' }).click();
  await large(vera).filter({ hasText: 'gain 2 resources' }).click();
  await vera.page.getByText(/You gain 2 resources/).first().waitFor();
  await vera.leave();
});
