import { type Column } from '@material-table/core';
import { expect } from 'vitest';
import { type Cell, numbered, quick } from '../../docs/guides/_cells';
import { proves } from '../../tests/claims/claim';
import { click, search } from '../../tests/claims/hands';
import { input, shown } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';

const filterOf = (el: ParentNode, title: string) => input(el, `filter data by ${title}`);

proves("Text and number filters can't find them.", () => {
  const found = (value: unknown, type: Column<Cell>['type'], defaultFilter: unknown) =>
    shown(numbered([value, type === 'string' ? 'x' : 5], { type, defaultFilter }));
  // Only what users can type: the field of a numeric column accepts no letters.
  const terms = { string: ['', ' ', '-', 'null'], currency: ['', '0', 'null'], numeric: ['', '0', '-1'] };
  for (const type of ['string', 'currency', 'numeric'] as const)
    for (const empty of [null, undefined])
      for (const term of terms[type])
        expect(found(empty, type, term), `${type}, ${String(empty)}, "${term}"`).not.toContain('1');
  const { el } = mountTable(quick);
  expect(filterOf(el, 'Age').getAttribute('type')).toBe('number');
});

proves(
  [
    'Use a boolean filter, which checks for a value, and your own render.',
    "To the filter, 0, NaN and '' are empty, too, but a space isn't:",
    'The checkbox has three states: all rows, rows with a phone number and rows without one.',
    'The search still finds the numbers.',
  ],
  async () => {
    const el = numbered(['555-01', undefined, ''], { type: 'boolean', render: ({ at }) => String(at ?? '') });
    const box = input(el, 'Filter of At');
    expect(shown(el, 1)).toEqual(['555-01', '', '']);
    click(box);
    await expect.poll(() => shown(el)).toEqual(['1']);
    click(box);
    await expect.poll(() => shown(el)).toEqual(['2', '3']);
    click(box);
    await expect.poll(() => shown(el)).toHaveLength(3);
    search(el, '55');
    await expect.poll(() => shown(el)).toEqual(['1']);
    const values = [0, Number.NaN, '', ' '];
    const found = (defaultFilter: string) => shown(numbered(values, { type: 'boolean', defaultFilter }));
    expect([found('unchecked'), found('checked')]).toEqual([['1', '2', '3'], ['4']]);
  },
);
