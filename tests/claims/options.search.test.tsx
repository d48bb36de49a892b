import type { Options, Query, QueryResult } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { fill, pass, stopClock } from './hands';
import { all, one, shown } from './read';
import { mountTable, people, type Person } from './table';

const field = 'input[placeholder="Search"]';

proves(
  [
    'Shows the search field in the toolbar.',
    'false removes only the field, so a searchText still filters the rows.',
  ],
  () => {
    expect(all(mountTable().el, field)).toHaveLength(1);
    const { el } = mountTable({ search: false, searchText: 'rome' });
    expect(all(el, field)).toHaveLength(0);
    expect(shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
  },
);

proves(
  ['The initial search text, used in the field and in the first render or remote query.', 'ignoring case'],
  () => {
    const { el } = mountTable({ searchText: ' ROME ' });
    expect((one(el, field) as HTMLInputElement).value).toBe(' ROME ');
    expect(shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
  },
);

proves('Focuses the search field when the table mounts.', () => {
  mountTable();
  expect(document.activeElement).toBe(document.body);
  const { el } = mountTable({ searchAutoFocus: true });
  expect(document.activeElement).toBe(one(el, field));
});

proves("Puts the search field next to the title ('left') or at the far end of the toolbar.", () => {
  const offset = (options: Options<Person>) => {
    const { el } = mountTable(options);
    return one(el, field).getBoundingClientRect().left - el.getBoundingClientRect().left;
  };
  expect(offset({ searchFieldAlignment: 'left' })).toBeLessThan(offset({}));
});

proves(
  ["Inline style of the root of MUI's search input, not the outer text field.", 'Widths are in px.'],
  () => {
    const { el } = mountTable({ searchFieldStyle: { width: 333, backgroundColor: 'rgb(1, 2, 3)' } });
    const box = one(el, field).closest('.MuiInputBase-root') as HTMLElement;
    expect(box.getBoundingClientRect().width).toBe(333);
    expect(getComputedStyle(box).backgroundColor).toBe('rgb(1, 2, 3)');
  },
);

proves(
  [
    "The look of the search field, one of MUI's text field variants.",
    'For the text field of the search, use options.searchFieldVariant.',
  ],
  () => {
    expect(all(mountTable().el, '.MuiInput-root')).toHaveLength(1);
    expect(
      all(mountTable({ search: true, searchFieldVariant: 'filled' }).el, '.MuiFilledInput-root'),
    ).toHaveLength(1);
    const outlined = mountTable({ searchFieldVariant: 'outlined' }).el;
    expect(all(outlined, 'input[placeholder="Search"].MuiOutlinedInput-input')).toHaveLength(1);
  },
);

const found = ['Eve', 'Hal', 'Kim'];

proves(
  [
    'How long the table waits after the last keystroke before it searches or filters, in ms.',
    'By default, search and filters wait for a 200 ms pause in typing. Set options.debounceInterval to 400 or more.',
  ],
  () => {
    for (const [options, pause] of [
      [{}, 200],
      [{ debounceInterval: 600 }, 600],
    ] as const) {
      stopClock();
      const { el } = mountTable(options);
      fill(one(el, field) as HTMLInputElement, 'rome');
      pass(pause - 1);
      expect(shown(el)).toHaveLength(5);
      pass(1);
      expect(shown(el)).toEqual(found);
    }
  },
);

proves(
  [
    'which are read when the table mounts',
    'Set options.debounceInterval when the table mounts. Later changes have no effect.',
  ],
  () => {
    stopClock();
    const { el, update } = mountTable({ filtering: true, debounceInterval: 500 });
    update({ filtering: true, debounceInterval: 0 });
    fill(one(el, 'input[aria-label="filter data by City"]') as HTMLInputElement, 'rome');
    pass(499);
    expect(shown(el)).toHaveLength(5);
    pass(1);
    expect(shown(el)).toEqual(found);
  },
);

proves(
  [
    'An additional delay before a search of remote data, in ms, which a table with an array of rows ignores.',
    'It is added to debounceInterval, so if both are 300, the query starts 600 ms after the last keystroke.',
  ],
  async () => {
    const load = vi.fn((query: Query<Person>): Promise<QueryResult<Person>> =>
      Promise.resolve({ data: people.slice(0, query.pageSize), page: query.page, totalCount: people.length }),
    );
    const remote = mountTable({ searchDebounceDelay: 300, debounceInterval: 300 }, { data: load });
    await expect.poll(() => shown(remote.el).length).toBe(5);
    stopClock();
    const local = mountTable({ searchDebounceDelay: 60_000 });
    for (const { el } of [local, remote]) fill(one(el, field) as HTMLInputElement, 'rome');
    pass(200);
    expect(shown(local.el)).toEqual(found);
    pass(399);
    expect(load).toHaveBeenCalledTimes(1);
    pass(1);
    expect(load.mock.lastCall?.[0].search).toBe('rome');
  },
);
