import fs from 'node:fs';
import { expect, test } from 'vitest';
import { inOtherTests, inTable } from '../faults/reviews';
import { faults, waysOf } from '../faults/table';
import { ways } from '../faults/ways';

test('the rows of a group meet every way to fail together, but for those that a row says are none', () => {
  for (const group of new Set(faults.map((fault) => fault.group))) {
    const rows = faults.filter((fault) => fault.group === group);
    const met = new Set(rows.flatMap((fault) => waysOf(fault)));
    const possible = ways.filter((way) => rows.some((fault) => !fault.not?.[way]));
    expect([...met].sort(), group).toEqual(possible.sort());
  }
});

test('what a review found when a file does not come is a row of the catalogue, or a test that is named', () => {
  const named = new Set(faults.flatMap(({ from = [] }) => from));
  expect([...named].sort()).toEqual(Object.keys(inTable).sort());
  for (const [finding, { file, title }] of Object.entries(inOtherTests))
    expect(fs.readFileSync(file, 'utf8'), finding).toContain(title);
});

test('every way that a row leaves out, and every try without a Retry, has its reason', () => {
  for (const { what, not = {}, retry, focusMoves, givesUp } of faults)
    for (const reason of [...Object.values(not), retry?.why, focusMoves, givesUp])
      if (reason !== undefined) expect(reason.length, what).toBeGreaterThan(20);
});
