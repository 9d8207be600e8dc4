// A house and a browser, open while the tests of one file run.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { House } from './house';
import { openBrowser } from './people';

export let house: House;
export let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([House.open(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});
