import * as core from '@material-table/core';
import MaterialTable from '@material-table/core';
import { flushSync } from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { createRef } from 'react';
import { proves, mount } from './claim';
import { click, fill, press } from './hands';
import { all, bodyRow, one, shown, texts } from './read';
import { columns, mountTable, people, type Person } from './table';

type Folder = Person & { parent?: number };

const folder = (id: number, name: string, parent?: number): Folder => ({
  id,
  name,
  city: '',
  age: 0,
  parent,
});
const folders = [
  folder(1, 'src'),
  folder(2, 'components', 1),
  folder(3, 'table.tsx', 2),
  folder(4, 'docs'),
  folder(5, 'lost', 99),
];
const parentChildData = (row: Person, rows: Person[]) => rows.find(({ id }) => id === (row as Folder).parent);
const tree = (options = {}, props = {}) => mountTable(options, { data: folders, parentChildData, ...props });
const indexColumn = (el: HTMLElement) => shown(el);

proves(
  [
    'parentChildData(row, rows) turns a flat array into tree data. Return the parent of row, or undefined for a root row.',
    "A row whose parent isn't in the data becomes a root row.",
  ],
  () => {
    expect(indexColumn(tree().el)).toEqual(['src', 'docs', 'lost']);
    expect(indexColumn(tree({ defaultExpanded: true }).el)).toEqual([
      'src',
      'components',
      'table.tsx',
      'docs',
      'lost',
    ]);
  },
);

proves(
  [
    'A search or filter opens the branches that contain a match.',
    'A search or filter shows the matching rows and opens the branches that lead to them.',
  ],
  async () => {
    const { el } = tree({ debounceInterval: 0 });
    fill(one(el, 'input[aria-label="Search"]') as HTMLInputElement, 'table');
    await expect.poll(() => indexColumn(el)).toEqual(['src', 'components', 'table.tsx']);
  },
);

proves(['options.pageSize counts only root rows', 'their expanded children are shown in addition'], () => {
  const { el } = tree({ defaultExpanded: true, pageSize: 2, pageSizeOptions: [2] });
  expect(indexColumn(el)).toEqual(['src', 'components', 'table.tsx', 'docs']);
  expect(el.textContent).toContain('1-2 of 3');
});

proves('A cycle in tree data ends in "Maximum call stack size exceeded"', () => {
  const cycle = [folder(1, 'a', 2), folder(2, 'b', 1)];
  const table = <MaterialTable columns={columns()} data={cycle} parentChildData={parentChildData} />;
  expect(() => renderToStaticMarkup(table)).toThrow(RangeError);
});

proves(
  [
    'which reports each click on an arrow',
    'onTreeExpandChange(row, isExpanded) runs after a user opens or closes a node of tree data with its arrow.',
    'It is called only for clicks, not for nodes opened by options.defaultExpanded or a search.',
  ],
  () => {
    const onTreeExpandChange = vi.fn();
    const { el } = tree({}, { onTreeExpandChange });
    press(el, 'Detail panel visibility toggle');
    press(el, 'Detail panel visibility toggle');
    expect(onTreeExpandChange.mock.calls.map(([row, isOpen]) => [row.name, isOpen])).toEqual([
      ['src', true],
      ['src', false],
    ]);
    const silent = vi.fn();
    tree({ defaultExpanded: true }, { onTreeExpandChange: silent });
    expect(silent).not.toHaveBeenCalled();
  },
);

proves(
  [
    'In tree data, selecting a parent also selects its descendants. rows contains all of them, and row is the parent.',
  ],
  () => {
    const onSelectionChange = vi.fn();
    const { el } = tree({ selection: true, defaultExpanded: true }, { onSelectionChange });
    click(one(el, `${bodyRow} input`));
    expect(onSelectionChange.mock.calls[0]?.[0].map(({ name }: Person) => name)).toEqual([
      'src',
      'components',
      'table.tsx',
    ]);
    expect(onSelectionChange.mock.calls[0]?.[1].name).toBe('src');
  },
);

const summary = (el: HTMLElement) =>
  texts(all(el, 'tbody tr').find((row) => row.dataset.testid === undefined) as HTMLElement, 'td');

proves(
  [
    'data, the searched, filtered and sorted rows on all pages',
    'Return a string or a number, or { value, style }.',
  ],
  () => {
    const { el } = mountTable(
      {},
      {
        renderSummaryRow: ({ column, data }) => {
          if (column.field === 'name') return { value: <b>{data.length}</b>, style: { color: 'red' } };
          return column.field === 'age' ? data.reduce((sum, { age }) => sum + age, 0) : 'text';
        },
      },
    );
    expect(summary(el)).toEqual(['12', 'text', '424']);
  },
);

proves(
  [
    'Any object is treated as { value, style }, so wrap an element, as in { value: <b>12</b> }.',
    'An element in the summary row stays blank',
  ],
  () => {
    const seen: unknown[] = [];
    const { el } = mountTable(
      {},
      {
        renderSummaryRow: ({ currentData }) => {
          seen.push(currentData);
          return <b>bold</b>;
        },
      },
    );
    expect(summary(el)).toEqual(['', '', '']);
    expect(new Set(seen)).toEqual(new Set([undefined]));
  },
);

proves(
  [
    'Read the rows of the page from the table:',
    'The summary row shows old values, and currentData is undefined',
  ],
  async () => {
    const tableRef = createRef<{ state: { renderData: Person[] } }>();
    const renderSummaryRow = () => `${tableRef.current?.state.renderData.length ?? 0} here`;
    const { el } = mountTable({}, { tableRef, renderSummaryRow });
    await expect.poll(() => summary(el)[0]).toBe('5 here');
    press(el, 'Last Page');
    await expect.poll(() => summary(el)[0]).toBe('2 here');
  },
);

proves(
  [
    'It is read when the row opens.',
    'It also changes nested objects in initialFormData',
    "Another object doesn't change an open row.",
    "Canceling an edit doesn't undo changes to nested fields",
  ],
  () => {
    const nested = { address: { town: 'Bonn' } };
    const own = [...columns(), { title: 'Town', field: 'address.town' }];
    const { el } = mountTable(
      {},
      { columns: own, initialFormData: nested, editable: { onRowAdd: async () => undefined } },
    );
    press(el, 'Add');
    flushSync(() => fill(one(el, 'input[aria-label="Town"]') as HTMLInputElement, 'Oslo'));
    expect(nested.address.town).toBe('Oslo');

    const stableColumns = columns();
    const table = (city: string) => (
      <MaterialTable
        columns={stableColumns}
        data={people}
        initialFormData={{ city }}
        editable={{ onRowAdd: async () => undefined }}
      />
    );
    const live = mount(table('Oslo'));
    const cityField = () => (one(live.el, 'input[aria-label="City"]') as HTMLInputElement).value;
    press(live.el, 'Add');
    live.rerender(table('Rome'));
    expect(cityField()).toBe('Oslo');
    press(live.el, 'Add');
    press(live.el, 'Add');
    expect(cityField()).toBe('Rome');
  },
);

const components = [
  'Toolbar',
  'Header',
  'Body',
  'BodyRow',
  'Cell',
  'Groupbar',
  'GroupRow',
  'FilterRow',
  'EditRow',
];
const inner = ['EditField', 'EditCell', 'Action', 'Actions', 'Pagination', 'SteppedPagination'];

proves(
  [
    'These are the runtime exports, which you can wrap.',
    "The string 'all_columns' for options.maxColumnSort.",
  ],
  () => {
    const expected = [...components, ...inner].map((name) => `MTable${name}`);
    expect(Object.keys(core).sort()).toEqual(
      ['ALL_COLUMNS', ...expected, 'default', 'useLocalizationStore'].sort(),
    );
    expect((core as unknown as { ALL_COLUMNS: string }).ALL_COLUMNS).toBe('all_columns');
  },
);

proves(
  ['A hook for overrides that returns the merged localization.', 'Outside a table, it throws an error.'],
  async () => {
    const { useLocalizationStore } = core as unknown as {
      useLocalizationStore: () => { header: { actions: string } };
    };
    const Words = () => <p data-words="">{useLocalizationStore().header.actions}</p>;
    const { el } = mountTable(
      {},
      { components: { Toolbar: Words }, localization: { header: { actions: 'Deeds' } } },
    );
    await expect.poll(() => el.querySelector('[data-words]')?.textContent).toBe('Deeds');
    expect(() => renderToStaticMarkup(<Words />)).toThrow();
  },
);
