import fs from 'node:fs';
import { expect, test } from 'vitest';
import { builtAddresses, formatAddresses, isReachable, parseAddresses } from '../../tools/lasting/addresses';

const listed = parseAddresses(fs.readFileSync('tests/content/addresses.txt', 'utf8'));

test('every address that was published still answers, or leads to where its text is now', () => {
  expect(listed.length).toBeGreaterThan(2000);
  // Each listed address needs a row in plugins/redirects/table.ts.
  expect(listed.filter((address) => !isReachable(address))).toEqual([]);
});

test('an address that never existed does not answer', () => {
  const gone = [
    'docs/nowhere',
    'docs/about#nowhere',
    'docs/nowhere.md',
    'playground?demo=no/where',
    '#nowhere',
  ];
  expect(gone.filter(isReachable)).toEqual([]);
});

test('the list reads back as it was written', () => {
  const addresses = builtAddresses();
  expect(new Set(parseAddresses(formatAddresses(addresses)))).toEqual(new Set(addresses));
});
