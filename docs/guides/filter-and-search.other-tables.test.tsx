import type { Column, Query } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { compose, fill, key } from '../../tests/claims/hands';
import { one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

interface FilterProps {
  columnDef: Column<Person> & { tableData?: { id: number } };
  onFilterChanged: (columnId: number, value: unknown) => void;
}
const options = { filtering: true, debounceInterval: 0, paging: false };

proves(
  'With a data function, the object is the value in query.filters, and your server compares.',
  async () => {
    const load = vi.fn(async ({ page }: Query<Person>) => ({ data: people, page, totalCount: 12 }));
    const Operator = ({ columnDef, onFilterChanged }: FilterProps) => (
      <button
        onClick={() => onFilterChanged(columnDef.tableData?.id ?? 0, { operator: 'starts', text: 'A' })}
      >
        Starts with A
      </button>
    );
    const compare = vi.fn();
    const name = { filterComponent: Operator, customFilterAndSearch: compare };
    const { el } = mountTable(options, { data: load, columns: columns({ name }) });
    await expect.poll(() => shown(el)).toHaveLength(12);
    flushSync(() => one(el, 'thead ~ tbody button').click());
    await expect.poll(() => load.mock.lastCall?.[0].filters.length).toBe(1);
    expect(load.mock.lastCall?.[0].filters[0]?.value).toEqual({ operator: 'starts', text: 'A' });
    expect(compare).not.toHaveBeenCalled();
  },
);

proves(
  [
    'A numeric filter accepts only numbers.',
    'Omit the type, align the column, and read the sign in customFilterAndSearch',
  ],
  async () => {
    const customFilterAndSearch = (text: string, { age }: Person) => {
      const [, sign, number] = /^\s*([<>])\s*(\d+)/.exec(text) ?? [];
      if (!sign) return String(age).includes(text);
      return sign === '>' ? age > Number(number) : age < Number(number);
    };
    const ages = async (text: string, age: Partial<Column<Person>>) => {
      const { el, unmount } = mountTable(options, { columns: columns({ age }) });
      const input = one(el, '[aria-label="filter data by Age"]') as HTMLInputElement;
      fill(input, text);
      await expect.poll(() => shown(el, 2).length).not.toBe(input.value ? 12 : 0);
      const found = shown(el, 2);
      unmount();
      return { found, typed: input.value };
    };
    const own: Partial<Column<Person>> = { type: undefined, align: 'right', customFilterAndSearch };
    expect((await ages('>50', own)).found).toEqual(['52', '61']);
    expect((await ages('< 20', own)).found).toEqual(['19']);
    expect((await ages('41', own)).found).toEqual(['41']);
    expect((await ages('>50', {})).typed).toBe('');
  },
);

proves('Write a filterComponent that reports its text on Enter and on blur.', async () => {
  const LateFilter = ({ columnDef, onFilterChanged }: FilterProps) => {
    const report = (input: HTMLInputElement) =>
      onFilterChanged(columnDef.tableData?.id ?? 0, input.value || undefined);
    return (
      <input
        type="search"
        aria-label={`Filter by ${String(columnDef.title)}`}
        onKeyDown={({ key: pressed, nativeEvent, currentTarget }) =>
          pressed === 'Enter' && !nativeEvent.isComposing && report(currentTarget)
        }
        onBlur={({ currentTarget }) => report(currentTarget)}
      />
    );
  };
  const onFilterChange = vi.fn();
  const name = { filterComponent: LateFilter };
  const { el } = mountTable(options, { columns: columns({ name }), onFilterChange });
  const input = one(el, '[aria-label="Filter by Name"]') as HTMLInputElement;
  fill(input, 'ann');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onFilterChange).not.toHaveBeenCalled();
  compose(input, 'Enter');
  expect(onFilterChange).not.toHaveBeenCalled();
  key(input, 'Enter');
  await expect.poll(() => shown(el)).toEqual(['Ann']);
  input.focus();
  fill(input, '');
  expect(shown(el)).toEqual(['Ann']);
  flushSync(() => input.blur());
  await expect.poll(() => shown(el)).toHaveLength(12);
  expect(input.isConnected).toBe(true);
});
