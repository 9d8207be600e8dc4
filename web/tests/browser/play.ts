// How people in the tests play: sensibly enough to finish a game.

import type { Locator } from 'playwright-core';
import type { Person } from './people';

const LIT = '[data-thing][role="button"]:not(.is-selected)';

/** What can be answered: others may end the game meanwhile, and what is offered then leads elsewhere. */
const ASKING = '#choices:not(.outcome)';

/** One decision with the mouse. */
export async function byMouse(me: Person): Promise<void> {
  const ply = await me.ply();
  const { page } = me;
  const bar = page.locator(ASKING);
  const lit = [`[data-zone="hand"] ${LIT}`, `[data-zone="row"] ${LIT}`, LIT];
  for (const answer of ['.opts .btn.opt', '.opts .btn.go']) {
    const found = bar.locator(answer).first();
    if (!(await there(found))) continue;
    await found.click();
    return me.moved(ply);
  }
  // What is clicked on the table may be the first half of an answer only.
  for (const place of lit) {
    const found = page.locator(place).first();
    if (await there(found)) return void (await found.click());
  }
  if (!(await there(bar.locator('.endturn')))) return;
  await bar.locator('.endturn').click();
  // It may be asked for a second time, and that is one of the answers.
  await page.waitForFunction(
    (ply) => document.querySelector('.bar.outcome, .end-anyway') !== null || Number(document.querySelector('#choices')?.getAttribute('data-ply')) !== ply,
    ply,
  );
}

/** One click in the page itself, which is quicker than a pointer that travels: what is in hand, then what is offered, then the end of the turn. */
export async function quickly(me: Person): Promise<void> {
  await me.page.evaluate(([lit, asking]) => {
    const places = [`[data-zone="hand"] ${lit}`, `${asking} .opts .btn.opt`, `${asking} .opts .btn.go`, `[data-zone="row"] ${lit}`, lit, `${asking} .endturn`];
    const seen = (place: string) => [...document.querySelectorAll<HTMLElement>(place)].find((found) => found.checkVisibility());
    for (const place of places) {
      const found = seen(place);
      if (found !== undefined) return found.click();
    }
  }, [LIT, ASKING] as const);
}

/** Everybody plays whenever they are asked, until the game is over. Some looks find nothing new yet. */
export async function together(people: Person[], step: (me: Person) => Promise<void>, most = 20_000): Promise<void> {
  const plays = async (me: Person) => {
    for (let n = 0; n < most; n++) {
      if (!(await me.asked())) return;
      await step(me);
    }
    throw new Error(`the game has no end: ${await me.bar.innerText()}`);
  };
  await Promise.all(people.map(plays));
}

/** Plays every card in hand, and answers what they ask. */
export async function playHand(me: Person): Promise<void> {
  const { page, bar } = me;
  const card = page.locator(`[data-zone="hand"] ${LIT}`).first();
  const option = bar.locator('.opts .btn.opt').first();
  while (await me.asked()) {
    const ply = await me.ply();
    if (await there(card)) await card.click();
    else if ((await there(option)) && !(await there(bar.locator('.endturn')))) await option.click();
    else return;
    await me.moved(ply);
  }
}

/** Ends the turn, whatever could still be done. */
export async function endTurn(me: Person): Promise<void> {
  await me.asked();
  const ply = await me.ply();
  // A second time where there is something most people would still do.
  await me.page.keyboard.press('e');
  await me.page.keyboard.press('e');
  await me.moved(ply);
}

/** One decision with the keyboard alone. */
export async function byKeyboard(me: Person): Promise<void> {
  const ply = await me.ply();
  const { page, bar } = me;
  if (await there(bar.locator('.opts .btn.opt').first())) {
    await page.keyboard.press('1');
    return me.moved(ply);
  }
  for (const [key, zone] of [['h', 'hand'], ['r', 'row']] as const) {
    if (!(await there(page.locator(`[data-zone="${zone}"] ${LIT}`).first()))) continue;
    await page.keyboard.press(key);
    if (await walkToLit(me)) return void (await page.keyboard.press('Enter'));
  }
  if (await there(bar.locator('.opts .btn.go'))) {
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('e');
    if (await there(bar.locator('.endturn.go'))) await page.keyboard.press('e');
  }
  await me.moved(ply);
}

/** Goes along a zone with the arrow keys until something lit has the focus. */
async function walkToLit(me: Person): Promise<boolean> {
  for (let step = 0; step < 12; step++) {
    const lit = await me.page.evaluate((lit) => document.activeElement?.matches(lit) ?? false, LIT);
    if (lit) return true;
    await me.page.keyboard.press('ArrowRight');
  }
  return false;
}

export async function there(place: Locator): Promise<boolean> {
  return (await place.count()) > 0 && (await place.isVisible());
}

/** Plays until the game is over. */
export async function toTheEnd(people: Person[], step: (me: Person) => Promise<void>, most = 20_000): Promise<void> {
  for (let n = 0; n < most; n++) {
    const next = await Promise.any(people.map(async (me) => ((await me.asked()) ? me : null)));
    if (next === null) return;
    await step(next);
  }
  throw new Error('the game has no end');
}
