import type { Column, EditComponentProps } from '@material-table/core';
import { format, isValid } from 'date-fns';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill } from '../../tests/claims/hands';
import { all, one, shown } from '../../tests/claims/read';
import { inZone } from '../../tests/claims/zone';
import { cells, edited, quick, type Cell } from './_cells';
import LaunchesInATimeZone from './dates-and-numbers.zone';

const compared: Partial<Column<Cell>> = {
  customFilterAndSearch: (filter: string | Date | null, { at }) => {
    const due = String(at);
    if (typeof filter === 'string') return due.includes(filter);
    return !filter || !isValid(filter) || due === format(filter, 'yyyy-MM-dd');
  },
};

proves(
  ["The filter's value is a Date in the user's zone.", 'For requests, use format, not toISOString.'],
  async () => {
    const dateSetting = { locale: 'en-GB' };
    const found = (defaultFilter: unknown) =>
      shown(cells(['2026-06-14'], { type: 'date', dateSetting, defaultFilter, ...compared }, quick));
    await inZone('America/New_York');
    expect([found(new Date(2026, 5, 13)), found(new Date(2026, 5, 14))]).toEqual([[], ['14/06/2026']]);
    for (const empty of [null, new Date(Number.NaN)]) expect(found(empty)).toHaveLength(1);
    expect(new Date(2026, 5, 13, 23).toISOString()).toContain('2026-06-14');
    await inZone('Asia/Tokyo');
    expect(found(new Date(2026, 5, 14))).toEqual(['14/06/2026']);
  },
);

proves('With filtering, users also filter by that text, with 24 hours.', async () => {
  const { el } = mount(<LaunchesInATimeZone />);
  expect(shown(el)).toHaveLength(3);
  fill(one(el, 'input[placeholder="Search"]'), '23:30');
  await expect.poll(() => shown(el)).toEqual(['Heron 2']);
  const textOf = ({ at }: Cell) => String(at).replace('T', ' ');
  const column = {
    render: textOf,
    customFilterAndSearch: (text: string, row: Cell) => textOf(row).includes(text),
  };
  const filtered = cells(
    ['2026-06-13T23:30', '2026-06-14T02:00'],
    { ...column, defaultFilter: '23:30' },
    quick,
  );
  expect(shown(filtered)).toEqual(['2026-06-13 23:30']);
});

const toNumber = (text: unknown) => Number(String(text).replaceAll(/[\s,]/g, ''));
const AmountEditor = ({ value, onChange }: EditComponentProps<Cell>) => (
  <input aria-label="Amount" value={value ?? ''} onChange={(event) => onChange(event.target.value)} />
);

proves(
  [
    'A number field rejects them, even when pasted.',
    'Edit the text, and call toNumber(row.amount) when you save.',
  ],
  async () => {
    const plain = edited(7, { type: 'numeric' });
    const field = one(plain.el, 'tbody input') as HTMLInputElement;
    fill(field, '1,234.50');
    expect(field.value).toBe('');
    const validate = ({ at }: Cell) => Number.isFinite(toNumber(at ?? '')) || 'Not a number';
    const { el, save } = edited(7, { type: 'numeric', editComponent: AmountEditor, validate });
    const isDisabled = () => all(el, 'tbody button').some((button) => button.matches('[disabled]'));
    fill(one(el, '[aria-label=Amount]'), 'x');
    expect(isDisabled()).toBe(true);
    fill(one(el, '[aria-label=Amount]'), '1,234.50');
    expect(isDisabled()).toBe(false);
    expect(toNumber(await save())).toBe(1234.5);
  },
);
