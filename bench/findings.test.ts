import { expect, test } from 'vitest';
import { limits, markdownOf, textOf } from './findings';

test('a table has its figures to the right', () => {
  expect(markdownOf({ columns: ['what', 'ms'], rows: [['sort', 24]] })).toBe(
    '| what | ms |\n| --- | ---: |\n| sort | 24 |',
  );
});

test('a row with a missing cell is refused', () => {
  expect(() => markdownOf({ columns: ['what', 'ms'], rows: [['sort']] })).toThrow(/"sort" has 1 cells for 2/);
});

test('a figure over its limit is told, and so is one that has a limit and was not measured', () => {
  const { add, over, table } = limits();
  add('LCP', 1.1, 1.1);
  add('in the worker', 3.456);
  add('TBT in ms', 101, 100, '90-120');
  add('sort', Number.NaN, 100);
  expect(table.rows[1]).toEqual(['in the worker', '3.46', '', '']);
  expect(table.rows[2]).toEqual(['TBT in ms', '101', '90-120', '100']);
  expect(over).toEqual(['TBT in ms: 101, at most 100.', 'sort: NaN, at most 100.']);
});

test('a section says how it was measured, the figures, and what is over', () => {
  const table = { columns: ['what'], rows: [['x']] };
  expect(textOf({ title: 'T', explanation: 'How.', table, over: ['a: 2, at most 1.'] })).toBe(
    'How.\n\n| what |\n| --- |\n| x |\n\n- Over its limit: a: 2, at most 1.',
  );
  expect(textOf({ title: 'T', explanation: 'How.', table, over: [] })).toBe(
    'How.\n\n| what |\n| --- |\n| x |',
  );
});
