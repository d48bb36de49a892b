import fs from 'node:fs';
import { expect, test } from 'vitest';
import { homeRows } from './social-image';

test("the picture of the home page shows the first rows of its table, in their status' colors", () => {
  const program = fs.readFileSync('demos/home.tsx', 'utf8');
  const shown = homeRows.map(([customer, status, color, packed, total]) => {
    expect(program).toContain(`${status}: '${color}'`);
    return [customer, status, packed, Number(total.replace(/[€,]/g, ''))];
  });
  const rows = program.matchAll(/customer: '(.+?)', status: '(.+?)', .*?packed: ([\d.]+), total: ([\d.]+)/g);
  const first = Array.from(rows, ([, customer, status, packed, total]) => [
    customer,
    status,
    Number(packed),
    Number(total),
  ]).slice(0, homeRows.length);
  expect(shown).toEqual(first);
});
