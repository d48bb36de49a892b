import { expect, test } from 'vitest';
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

test('every way that a row leaves out, and every try without a Retry, has its reason', () => {
  for (const { what, not = {}, retry, focusMoves, givesUp } of faults)
    for (const reason of [...Object.values(not), retry?.why, focusMoves, givesUp])
      if (reason !== undefined) expect(reason.length, what).toBeGreaterThan(20);
});
