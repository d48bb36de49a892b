import MaterialTable, { type Column } from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import {
  all,
  bodyRow,
  click,
  columns,
  fill,
  mountTable,
  one,
  people,
  type Person,
  press,
  shown,
  texts,
} from '../../tests/claims/table';
import { buttonOf, choose, input, labeled } from './_b-hands';
import ClearSearch from './toolbar.clear-search';
import Count from './toolbar.count';
import Dense from './toolbar.dense';
import Dropdown from './toolbar.dropdown';
import Export from './toolbar.export';
import Hidden from './toolbar.hidden';
import Refresh from './toolbar.refresh';
import SearchOutside from './toolbar.search-outside';

const has = (el: ParentNode, selector: string) => all(el, selector).length > 0;
const done = async () => undefined;

proves('A search text still applies while its field is hidden.', async () => {
  const { el } = mount(<Hidden />);
  expect(has(el, 'h6')).toBe(false);
  click(labeled(el, 'Title'));
  await expect.poll(() => texts(el, 'h6')).toEqual(['Orders']);
  fill(input(el, 'Search'), 'gar');
  await expect.poll(() => shown(el)).toEqual(['Garcia']);
  click(labeled(el, 'Search'));
  await expect.poll(() => has(el, 'input[aria-label="Search"]')).toBe(false);
  expect(shown(el)).toEqual(['Garcia']);
  click(labeled(el, 'Toolbar'));
  expect(has(el, 'h6')).toBe(false);
  expect(shown(el)).toEqual(['Garcia']);
});

proves(
  'options.toolbar: false hides the whole bar, including the Add button, export and free actions',
  () => {
    const exportMenu = [{ label: 'CSV', exportFunc: () => undefined }];
    const more = {
      actions: [{ icon: 'x', tooltip: 'Free', isFreeAction: true, onClick: () => undefined }],
      editable: { onRowAdd: done },
    };
    const { el, update } = mountTable({ exportMenu }, more);
    const names = ['Add', 'Export', 'Free'];
    expect(names.map((name) => has(el, `button[aria-label="${name}"]`))).toEqual([true, true, true]);
    update({ exportMenu, toolbar: false });
    expect(names.map((name) => has(el, `button[aria-label="${name}"]`))).toEqual([false, false, false]);
  },
);

proves('Everything else, such as search and sorting, works on the remaining rows.', async () => {
  const { el } = mount(<Dropdown />);
  await choose(el, 'late');
  expect(shown(el)).toEqual(['Costa', 'Garcia', 'Kowalski']);
  fill(input(el, 'Search'), 'o');
  await expect.poll(() => shown(el)).toEqual(['Costa', 'Kowalski']);
  await choose(el, 'paid');
  expect(shown(el)).toEqual(['Ito']);
});

proves('While rows are selected, their number replaces the title: set showTextRowsSelected: false.', () => {
  const title = <b className="own">Own</b>;
  const { el, update } = mountTable({ selection: true }, { title });
  click(one(el, `${bodyRow} input`));
  expect(has(el, '.own')).toBe(false);
  expect(el.textContent).toContain('1 row(s) selected');
  update({ selection: true, showTextRowsSelected: false });
  return expect.poll(() => has(el, '.own')).toBe(true);
});

proves(
  "pass the text to the table's dataManager, and call onSearchChangeDebounce, which shows the result after options.debounceInterval",
  async () => {
    const { el } = mount(<SearchOutside />);
    expect(has(el, 'input[aria-label="Search"]')).toBe(false);
    fill(labeled(el, 'Find an order'), 'an');
    await expect.poll(() => shown(el)).toEqual(['Evans', 'Hansen', 'Jansen']);
    click(buttonOf('Clear'));
    await expect.poll(() => shown(el)).toHaveLength(5);
  },
);

proves('Give the toolbar a new key as well, and the field starts empty.', async () => {
  const { el } = mount(<ClearSearch />);
  fill(input(el, 'Search'), 'ito');
  await expect.poll(() => shown(el)).toEqual(['Ito']);
  click(buttonOf('Show all orders'));
  await expect.poll(() => shown(el)).toHaveLength(5);
  expect(input(el, 'Search').value).toBe('');
});

proves("clearing the table's text shows all rows but doesn't empty the field", async () => {
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
  'A new key on the table clears the search too, along with the page, the sorting and the selection.',
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

proves('wrap the toolbar and read dataManager.searchedData', async () => {
  const { el } = mount(<Count />);
  await expect.poll(() => texts(el, 'h6')).toEqual(['Orders: 12']);
  fill(input(el, 'Search'), 'paid');
  await expect.poll(() => texts(el, 'h6')).toEqual(['Orders: 5 of 12']);
});

proves('Page, search and sorting stay.', async () => {
  const { el } = mount(<Refresh />);
  fill(input(el, 'Search'), 's');
  await expect.poll(() => el.textContent).toContain('of 7');
  click(all(el, 'th .MuiTableSortLabel-root')[2] as HTMLElement);
  press(el, 'Next Page');
  const names = shown(el);
  expect(names).toEqual(['Fischer', 'Costa']);
  press(el, 'Load the orders again');
  await expect.poll(() => has(el, '[role="progressbar"]')).toBe(true);
  await expect.poll(() => shown(el, 1)).toEqual(['paid', 'paid']);
  expect(shown(el)).toEqual(names);
  expect(input(el, 'Search').value).toBe('s');
  expect(has(el, '[role="progressbar"]')).toBe(false);
});

proves("For the normal height omit padding: 'default' makes rows lower and the header higher.", () => {
  const { el } = mount(<Dense />);
  const height = () => one(el, bodyRow).getBoundingClientRect().height;
  const dense = height();
  press(el, 'Normal rows');
  return expect
    .poll(height)
    .toBeGreaterThan(dense)
    .then(() => {
      const sizes = (options: object) => {
        const mounted = mountTable(options);
        const found = ['thead th', `${bodyRow} td`].map(
          (cell) => one(mounted.el, cell).getBoundingClientRect().height,
        );
        mounted.unmount();
        return found;
      };
      const [normalHead = 0, normalCell = 0] = sizes({});
      const [head = 0, cell = 0] = sizes({ padding: 'default' });
      expect(head).toBeGreaterThan(normalHead);
      expect(cell).toBeLessThan(normalCell);
    });
});

/** Click a button that downloads a CSV file; return the first field of each line but the header. */
async function download(button: HTMLElement): Promise<string[]> {
  const hrefs: string[] = [];
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    hrefs.push(this.href);
  });
  click(button);
  await expect.poll(() => hrefs.length).toBe(1);
  save.mockRestore();
  const [, file = ''] = /,([^]*)/.exec(hrefs[0] ?? '') ?? [];
  const [, ...lines] = decodeURIComponent(file).trim().split(/\r?\n/);
  return lines.map((line) => line.split(',')[0]?.replaceAll('"', '') ?? '');
}

proves(
  'sortedData has the rows that match the search and filters, on all pages, in the order shown',
  async () => {
    const { el } = mount(<Export />);
    expect(await download(buttonOf('Download as CSV'))).toHaveLength(12);
    fill(one(el, 'tbody input'), 'an');
    await expect.poll(() => shown(el)).toEqual(['Evans', 'Hansen', 'Jansen']);
    click(all(el, 'th .MuiTableSortLabel-root')[2] as HTMLElement);
    expect(shown(el)).toEqual(['Evans', 'Jansen', 'Hansen']);
    expect(await download(buttonOf('Download as CSV'))).toEqual(['Evans', 'Jansen', 'Hansen']);
  },
);

proves('it passes raw values: apply lookup labels and customExport yourself', async () => {
  const column: Column<Person> = { title: 'City', field: 'city', lookup: { Bonn: 'Bonn on Rhine' } };
  const button = document.createElement('button');
  button.addEventListener('click', () =>
    ExportCsv([{ ...column, customExport: () => 'custom' }], people.slice(0, 1), 'people'),
  );
  expect(await download(button)).toEqual(['Bonn']);
});

proves("searchFieldAlignment: 'left' puts the search field where the title was", () => {
  const leftOf = (options: object) => input(mountTable(options).el, 'Search').getBoundingClientRect().left;
  expect(leftOf({ showTitle: false, searchFieldAlignment: 'left' })).toBeLessThan(100);
  expect(leftOf({ showTitle: false })).toBeGreaterThan(100);
});
