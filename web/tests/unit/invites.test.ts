import { expect, test } from 'vitest';
import { pathOf } from '../../src/pages/invites';

const HERE = 'https://cantina.example';

test('a link to a table leads to its path, with its secret', () => {
  expect(pathOf(` ${HERE}/table/abc#secret `, HERE)).toBe('/table/abc#secret');
  expect(pathOf('/table/abc#secret', HERE)).toBe('/table/abc#secret');
  expect(pathOf(`${HERE}/replay/abc?ply=3`, HERE)).toBe('/replay/abc?ply=3');
});

test('anything else leads nowhere', () => {
  for (const text of ['', 'hello', 'https://elsewhere.example/table/abc', `${HERE}/cards`, 'javascript:alert(1)', 'http://[']) {
    expect(pathOf(text, HERE)).toBeNull();
  }
});
