// The choice bar, in stated positions.

import { describe, expect, it } from 'vitest';
import { browser, house } from './open';
import { newTable, Person, type Facts } from './people';

const BUSY: Facts = {
  turn: 'rebel',
  'rebel hand': 'alliance-shuttle, alliance-shuttle, x-wing',
  'rebel play': 'rebel-trooper, y-wing, luke-skywalker',
  'rebel resources': '4',
  row: 'at-st, tie-fighter, jyn-erso, blockade-runner, star-destroyer, x-wing',
};

/** Vera leads the Rebels against a computer. */
async function vera(position: Facts): Promise<Person> {
  const { table, tokens } = await newTable(house, [{ who: 'bot', bot: 'random' }, { who: 'link', name: 'Vera' }], [], 'deckbuilding', position);
  const me = await Person.at(browser, house);
  await me.sit(table, tokens[1] ?? null);
  return me;
}

describe('the choice bar', () => {
  it('has everything that is lit on the table', async () => {
    const me = await vera(BUSY);
    await me.asked();
    const lit = await me.page.locator('.board [data-thing][role="button"] .sr').allTextContents();
    const names = new Set(lit.map((words) => words.split('.')[0] ?? ''));
    expect(names.size).toBeGreaterThan(6);
    let told = await me.bar.locator('.opts').innerText();
    for (const group of await me.bar.locator('.btn.group').all()) {
      await group.click();
      told += await me.page.locator('dialog').innerText();
      await me.page.keyboard.press('Escape');
    }
    for (const name of names) expect(told).toContain(name);
    await me.leave();
  });

  it('names what is given up before the turn is ended, and playing on is the answer that stands out', async () => {
    const me = await vera(BUSY);
    await me.asked();
    const end = me.bar.locator('.endturn');
    await expect.poll(() => end.getAttribute('class')).not.toContain('go');
    const ply = await me.ply();
    await end.click();
    await me.bar.getByText(/Unused: 4 resources, 3 cards.* 10 attack.*End the turn/).waitFor();
    await me.bar.locator('.btn.go', { hasText: 'Keep playing' }).click();
    await expect.poll(() => me.ply()).toBe(ply);
    await end.click();
    await me.bar.locator('.end-anyway').click();
    await me.moved(ply);
    await me.leave();
  });

  it('lets somebody end at once who has nothing left', async () => {
    const me = await vera({ turn: 'rebel', 'rebel hand': 'none', row: 'at-st, tie-fighter, at-st, tie-fighter, at-at, darth-vader' });
    await me.asked();
    await expect.poll(() => me.bar.locator('.endturn').getAttribute('class')).toContain('go');
    await me.leave();
  });

  it('asks for a target with what is gathered, and targets say what is missing', async () => {
    const me = await vera(BUSY);
    await me.asked();
    await me.page.locator('[data-thing="y-wing.1"]').click();
    await me.bar.getByText('Y-Wing, 2 attack: choose a target').waitFor();
    await expect.poll(() => me.page.locator('[data-thing="at-st.1"] .tag').innerText()).toContain('2 short');
    await expect.poll(() => me.page.locator('[data-thing="tie-fighter.1"] .tag').innerText()).toContain('Defeat it');
    await me.leave();
  });

  it('says why something cannot be taken, and shows it', async () => {
    const me = await vera(BUSY);
    await me.asked();
    await me.page.locator('[data-thing="star-destroyer.1"]').click();
    await me.page.locator('.zoomed', { hasText: 'in the row it can be neither bought nor attacked' }).waitFor();
    await me.page.keyboard.press('Escape');
    await expect.poll(() => me.page.locator('.zoomed').count()).toBe(0);
    await me.leave();
  });
});
