import MaterialTable, { type Components, type Query } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { pageOf, remote } from './remote';
import { click, fill, pass, press, stopClock } from './hands';
import { all, bodyRow, header, input, one, shown, texts } from './read';
import { columns, mountTable, people, type Person } from './table';

proves(
  [
    'With a data function, the table repeats its query after each save.',
    'With editable, the table repeats the query after each save',
    'With a data function, the table repeats its query after each save',
  ],
  async () => {
    const save = async () => undefined;
    const { el, queries, asked } = await remote(
      { initialPage: 1 },
      { editable: { onRowAdd: save, onRowUpdate: save, onRowDelete: save } },
    );
    let count = 1;
    for (const button of ['Add', 'Edit', 'Delete']) {
      press(el, button);
      press(el, 'Save');
      await asked(++count);
      await expect.poll(() => all(el, '[aria-label=Save]').length).toBe(0);
      // A click between the result and its render is lost.
      await expect.poll(() => all(el, '[role=progressbar]').length).toBe(0);
    }
    expect(queries.map(({ page }) => page)).toEqual([1, 1, 1, 1]);
  },
);

proves(
  [
    'Only query errors show the overlay. The others are passed to the row components as errorState.',
    'Show errorState, because the table keeps the row open without a message when saving fails.',
  ],
  async () => {
    const errors: unknown[] = [];
    const EditRow = ({ errorState }: { errorState?: object }) => (
      errors.push(errorState),
      (<tr id="edit" />)
    );
    const tableRef: {
      current: { onEditingApproved: (mode: string, next: object, old: object) => void } | null;
    } = { current: null };
    const onRowUpdate = () => Promise.reject(new Error('no'));
    const { el } = mountTable(
      {},
      {
        tableRef: tableRef as never,
        editable: { onRowUpdate },
        components: { EditRow } as unknown as Components,
      },
    );
    press(el, 'Edit');
    tableRef.current?.onEditingApproved('update', {}, {});
    await expect.poll(() => errors.at(-1)).toMatchObject({ errorCause: 'update', message: new Error('no') });
    expect(el.querySelector('[data-testid=replay]')).toBeNull();
    expect(all(el, '#edit')).toHaveLength(1);
    expect(el.textContent).not.toContain('no.');
  },
);

proves(
  [
    'If the browser has all the rows, pass an array, and the table searches, filters, sorts and paginates them.',
    'An equal array, compared deeply, changes nothing.',
    'data provides the rows.',
    'A row with tableData: { checked: true } is selected initially.',
    "Pass the cached rows as they are, because the table doesn't change them and a refetch that returns equal rows changes nothing.",
    "data as an array, such as people.map(…), isn't new if the content is the same.",
  ],
  () => {
    const base = { columns: columns(), options: { selection: true, pageSize: 5 } };
    const { el, rerender } = mount(<MaterialTable {...base} data={people} />);
    click(one(el, `${bodyRow} input`));
    click(header(el, 0));
    const before = shown(el, 0);
    rerender(<MaterialTable {...base} data={people.map((person) => ({ ...person }))} />);
    expect(shown(el, 0)).toEqual(before);
    expect(texts(el, 'h6')).toEqual(['1 row(s) selected']);
    const preset = [{ ...people[0], tableData: { checked: true } }, people[1]] as Person[];
    expect(texts(mountTable({ selection: true }, { data: preset }).el, 'h6')).toEqual(['1 row(s) selected']);
  },
);

proves(
  [
    'Searches and filters run after a pause of options.debounceInterval, to which a search adds options.searchDebounceDelay.',
    'which are read when the table mounts',
  ],
  async () => {
    const pause = async (options: object, next: object = options) => {
      const load = vi.fn(async (query: Query<Person>) => pageOf(query));
      const { el, update, unmount } = mountTable({ filtering: true, ...options }, { data: load });
      await expect.poll(() => shown(el).length).toBe(5);
      update({ filtering: true, ...next });
      stopClock();
      const waits = ['filter data by Name', 'Search'].map((label) => {
        const before = load.mock.calls.length;
        fill(input(el, label), 'x');
        let waited = 0;
        for (; load.mock.calls.length === before && waited < 2000; waited += 10) pass(10);
        return waited;
      });
      unmount();
      vi.useRealTimers();
      return waits;
    };
    expect(await pause({ debounceInterval: 100, searchDebounceDelay: 300 })).toEqual([100, 400]);
    expect(await pause({ debounceInterval: 100 })).toEqual([100, 100]);
    expect(
      await pause({ debounceInterval: 100 }, { debounceInterval: 700, searchDebounceDelay: 300 }),
    ).toEqual([100, 100]);
  },
);
