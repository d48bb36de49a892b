import type { Options, Query, QueryResult } from '@material-table/core';
import { expect, vi } from 'vitest';
import { claim } from './claim';
import { all, columns, fill, mountTable, one, people, shown, type Person } from './table';

const field = 'input[placeholder="Search"]';

claim('Options.search', 'false removes the search field; a searchText still applies', () => {
  expect(all(mountTable().el, field)).toHaveLength(1);
  const { el } = mountTable({ search: false, searchText: 'rome' });
  expect(all(el, field)).toHaveLength(0);
  expect(shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
});

claim(
  'Options.searchText',
  'fills the field and narrows the first render, whatever the case and outer spaces',
  () => {
    const { el } = mountTable({ searchText: ' ROME ' });
    expect((one(el, field) as HTMLInputElement).value).toBe(' ROME ');
    expect(shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
  },
);

claim('Options.searchAutoFocus', 'puts the focus into the search field when the table mounts', () => {
  mountTable();
  expect(document.activeElement).toBe(document.body);
  const { el } = mountTable({ searchAutoFocus: true });
  expect(document.activeElement).toBe(one(el, field));
});

claim('Options.searchFieldAlignment', 'left puts the field beside the title', () => {
  const offset = (options: Options<Person>) => {
    const { el } = mountTable(options);
    return one(el, field).getBoundingClientRect().left - el.getBoundingClientRect().left;
  };
  expect(offset({ searchFieldAlignment: 'left' })).toBeLessThan(offset({}));
});

claim('Options.searchFieldStyle', 'styles the box around the input', () => {
  const { el } = mountTable({ searchFieldStyle: { width: 333, backgroundColor: 'rgb(1, 2, 3)' } });
  const box = one(el, field).closest('.MuiInputBase-root') as HTMLElement;
  expect(box.getBoundingClientRect().width).toBe(333);
  expect(getComputedStyle(box).backgroundColor).toBe('rgb(1, 2, 3)');
});

claim('Options.searchFieldVariant', 'picks the MUI text field: standard, filled or outlined', () => {
  expect(all(mountTable().el, '.MuiInput-root')).toHaveLength(1);
  expect(
    all(mountTable({ search: true, searchFieldVariant: 'filled' }).el, '.MuiFilledInput-root'),
  ).toHaveLength(1);
  const outlined = mountTable({ searchFieldVariant: 'outlined' }).el;
  expect(all(outlined, 'input[placeholder="Search"].MuiOutlinedInput-input')).toHaveLength(1);
});

/** Measure how long the table takes to show the answer to one keystroke, in ms; fail after 3 s. */
async function delayOfSearch(options: Options<Person>): Promise<number> {
  const { el } = mountTable(options);
  const start = performance.now();
  fill(one(el, field), 'rome');
  await vi.waitFor(() => expect(shown(el)).toEqual(['Eve', 'Hal', 'Kim']), { timeout: 3000, interval: 5 });
  return performance.now() - start;
}

claim('Options.debounceInterval', 'is the pause in ms between typing and searching', async () => {
  expect(await delayOfSearch({})).toBeGreaterThanOrEqual(195);
  expect(await delayOfSearch({ debounceInterval: 600 })).toBeGreaterThanOrEqual(595);
});

claim('Options.debounceInterval', 'delays filters too and is read once', async () => {
  const { el, update } = mountTable({ filtering: true, debounceInterval: 500 });
  update({ filtering: true, debounceInterval: 0 });
  const start = performance.now();
  fill(one(el, 'input[aria-label="filter data by City"]'), 'rome');
  await vi.waitFor(() => expect(shown(el)).toEqual(['Eve', 'Hal', 'Kim']), { timeout: 3000, interval: 5 });
  expect(performance.now() - start).toBeGreaterThanOrEqual(495);
});

claim(
  'Options.searchDebounceDelay',
  'does nothing for an array; for remote data it adds to debounceInterval',
  async () => {
    await delayOfSearch({ searchDebounceDelay: 60_000 });

    const load = vi.fn((query: Query<Person>): Promise<QueryResult<Person>> =>
      Promise.resolve({ data: people.slice(0, query.pageSize), page: query.page, totalCount: people.length }),
    );
    const { el } = mountTable(
      { searchDebounceDelay: 300, debounceInterval: 300 },
      { data: load, columns: columns() },
    );
    await vi.waitFor(() => expect(shown(el)).toHaveLength(5));
    const start = performance.now();
    fill(one(el, field), 'rome');
    await vi.waitFor(() => expect(load.mock.lastCall?.[0].search).toBe('rome'), {
      timeout: 3000,
      interval: 5,
    });
    expect(performance.now() - start).toBeGreaterThanOrEqual(590);
  },
);
