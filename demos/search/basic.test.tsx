import MaterialTable, { MTableToolbar } from '@material-table/core';
import { createRef, type RefObject } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, buttonOf, has, input, labeled, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';
import ClearSearch from './basic.clear-search';
import SearchOutside from './basic.search-outside';

interface RunningTable {
  dataManager: { changeSearchText: (text: string) => void };
  onSearchChangeDebounce: (text: string) => void;
}

proves('Give each table its own columns and tableRef, and pass the text to both tables.', async () => {
  const refs: RefObject<RunningTable | null>[] = [createRef(), createRef()];
  const { el } = mount(
    <>
      {refs.map((tableRef, index) => (
        <section key={index}>
          <MaterialTable
            columns={columns()}
            data={people.slice(index * 6, index * 6 + 6)}
            tableRef={tableRef}
            options={{ search: false, debounceInterval: 0 }}
          />
        </section>
      ))}
    </>,
  );
  for (const { current } of refs) {
    current?.dataManager.changeSearchText('rome');
    current?.onSearchChangeDebounce('rome');
  }
  await expect.poll(() => all(el, 'section').map((part) => shown(part))).toEqual([['Eve'], ['Hal', 'Kim']]);
});

proves(
  "pass its text to the table's dataManager, and call onSearchChangeDebounce, which shows the result after options.debounceInterval",
  async () => {
    const { el } = mount(<SearchOutside />);
    expect(has(el, 'input[aria-label="Search"]')).toBe(false);
    fill(labeled(el, 'Find an order'), 'an');
    await expect.poll(() => shown(el)).toEqual(['Evans', 'Hansen', 'Jansen']);
    click(buttonOf('Clear'));
    await expect.poll(() => shown(el)).toHaveLength(5);
  },
);

proves('To empty it, also give the toolbar a new key.', async () => {
  const { el } = mount(<ClearSearch />);
  fill(input(el, 'Search'), 'ito');
  await expect.poll(() => shown(el)).toEqual(['Ito']);
  click(buttonOf('Show all orders'));
  await expect.poll(() => shown(el)).toHaveLength(5);
  expect(input(el, 'Search').value).toBe('');
});

proves("so clearing the table's search text shows all rows but doesn't empty the field", async () => {
  const tableRef: {
    current: null | {
      dataManager: { changeSearchText: (text: string) => void };
      onSearchChangeDebounce: (text: string) => void;
    };
  } = { current: null };
  const { el } = mountTable({}, { tableRef });
  fill(input(el, 'Search'), 'leo');
  await expect.poll(() => shown(el)).toEqual(['Leo']);
  tableRef.current?.dataManager.changeSearchText('');
  tableRef.current?.onSearchChangeDebounce('');
  await expect.poll(() => shown(el)).toHaveLength(5);
  expect(input(el, 'Search').value).toBe('leo');
});

proves('or the field loses focus whenever your component renders', async () => {
  const own = columns();
  const table = () => (
    <MaterialTable
      columns={own}
      data={people}
      components={{ Toolbar: (props: object) => <MTableToolbar {...props} /> }}
    />
  );
  const { el, rerender } = mount(table());
  rerender(table());
  const field = input(el, 'Search');
  field.focus();
  expect(document.activeElement).toBe(field);
  rerender(table());
  await expect.poll(() => document.activeElement).toBe(document.body);
});

proves(
  'A new key on the table also clears the search, but resets the page, sorting, and selection.',
  async () => {
    const own = columns();
    const table = (key: number) => (
      <MaterialTable key={key} columns={own} data={people} options={{ selection: true }} />
    );
    const { el, rerender } = mount(table(1));
    fill(input(el, 'Search'), 'o');
    click(one(el, 'th .MuiTableSortLabel-root'));
    await expect.poll(() => shown(el)[0]).toBe('Ann');
    click(one(el, `${bodyRow} input`));
    press(el, 'Next Page');
    expect(shown(el)[0]).not.toBe('Ann');
    rerender(table(2));
    expect(input(el, 'Search').value).toBe('');
    expect(shown(el)[0]).toBe('Cid');
    expect(all(el, 'tbody input').filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  },
);
