import MaterialTable, { type MaterialTableProps, type Options } from '@material-table/core';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, pass, press, stopClock } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';
import { columns, save } from '../../tests/claims/table';
import { combinations, features, structures, type Feature, type Structure } from './_combinations';

interface Row {
  id: number;
  name: string;
  city: string;
  age: number;
  parentId?: number;
}

/** Groups: Bonn with Ann, Cid, Eve; Oslo with Bob, Dora, Fay. Tree: Ann > Bob > Fay; Ann > Cid; Dora > Eve. */
const rows: Row[] = [
  { id: 1, name: 'Ann', city: 'Bonn', age: 41 },
  { id: 2, name: 'Bob', city: 'Oslo', age: 30, parentId: 1 },
  { id: 3, name: 'Cid', city: 'Bonn', age: 25, parentId: 1 },
  { id: 4, name: 'Dora', city: 'Oslo', age: 52 },
  { id: 5, name: 'Eve', city: 'Bonn', age: 19, parentId: 4 },
  { id: 6, name: 'Fay', city: 'Oslo', age: 33, parentId: 2 },
];
const grouped = ['Ann', 'Cid', 'Eve', 'Bob', 'Dora', 'Fay'];
const asTree = ['Ann', 'Bob', 'Fay', 'Cid', 'Dora', 'Eve'];
const flat = ['Ann', 'Bob', 'Cid', 'Dora', 'Eve', 'Fay'];

type Props = Partial<MaterialTableProps<Row>>;

/** Mount a table with one of the structures, or with two, everything open and on one page. */
function show(structure: Structure | Structure[], options: Options<Row> = {}, props: Props = {}) {
  const has = (wanted: Structure) => [structure].flat().includes(wanted);
  const element = (more: Props = {}) => (
    <MaterialTable
      title="People"
      columns={columns(has('grouping') ? { city: { defaultGroupOrder: 0 } } : {}) as never}
      data={rows}
      parentChildData={has('tree data') ? (row, all) => all.find(({ id }) => id === row.parentId) : undefined}
      detailPanel={
        has('detail panels')
          ? ({ rowData }: { rowData: Row }) => <p className="panel">About {rowData.name}</p>
          : undefined
      }
      options={{ defaultExpanded: true, paging: false, debounceInterval: 0, ...options }}
      {...props}
      {...more}
    />
  );
  return mount(element());
}

const toggle = 'button[aria-label="Detail panel visibility toggle"]';

type Proof = () => void | Promise<void>;

/** A proof of each combination, by its two sides. */
const proofs: Record<Structure, Partial<Record<Feature, Proof>>> = {
  grouping: {
    'tree data': () => {
      const { el } = show(['grouping', 'tree data']);
      expect(all(el, 'tbody tr').length).toBeGreaterThan(0);
      expect(new Set(texts(el, 'tbody tr'))).toEqual(new Set(['City:']));
    },
    'detail panels': async () => {
      const { el } = show(['grouping', 'detail panels']);
      await openPanel(el, 'Cid');
      expect(shown(el, 0)).toEqual(grouped);
    },
    selection: () => {
      const { el, selected } = withSelection('grouping');
      click(one(groupRow(el, 'Bonn'), 'input'));
      expect(selected()).toEqual(['Ann', 'Cid', 'Eve']);
      click(one(rowOf(el, 'Eve'), 'input'));
      expect(selected()).toEqual(['Ann', 'Cid']);
    },
    'row actions': () => {
      const { el } = actsOn('grouping');
      expect(all(groupRow(el, 'Bonn'), 'button[aria-label="Act"]')).toEqual([]);
    },
    'row clicks': async () => {
      const { clicked, doubled } = await clickTwice('grouping');
      expect([clicked, doubled]).toEqual([['Eve', 'Eve'], []]);
    },
    'editing a row': async () => {
      const { el, inputs } = edit('grouping', 'Edit');
      expect(inputs).toEqual(['Name', 'Age']);
      expect(texts(el, 'tbody tr')[4]).toBe('City: Oslo');
      await saves(el, 'onRowUpdate');
    },
    'adding a row': async () => {
      const { el, inputs } = edit('grouping', 'Add');
      expect(inputs).toEqual(['Name', 'Age']);
      await saves(el, 'onRowAdd');
    },
    'deleting a row': async () => {
      const { el } = edit('grouping', 'Delete');
      expect(texts(el, 'tbody tr')[3]).toContain('Are you sure');
      await saves(el, 'onRowDelete');
    },
    'bulk editing': () => {
      const { el, inputs } = edit('grouping', 'Edit All');
      expect(inputs).toEqual([]);
      expect(shown(el)).toEqual(grouped);
    },
    'cell editing': async () => {
      const { el } = await editCell('grouping');
      expect(all(groupRow(el, 'Bonn'), 'div[style*=dashed]')).toEqual([]);
    },
    filters: async () => {
      const { el } = await filter('grouping');
      await expect.poll(() => bodyTexts(el)).toEqual(['City: Oslo', 'Fay33']);
    },
    search: async () => {
      const { el } = await search('grouping', 'fay');
      await expect.poll(() => bodyTexts(el)).toEqual(['City: Oslo', 'Fay33']);
    },
    sorting: () => {
      const { el, sortBy } = sorted('grouping', { grouping: true, maxColumnSort: 'all_columns' });
      sortBy('Age');
      expect(shown(el)).toEqual(['Eve', 'Cid', 'Ann', 'Bob', 'Fay', 'Dora']);
      sortBy('Name');
      expect(all(el, '[aria-sort]:not([aria-sort="none"])')).toHaveLength(1);
    },
    paging: () => {
      const { el } = show('grouping', { paging: true, pageSize: 1, pageSizeOptions: [1] });
      expect(shown(el)).toEqual(['Ann', 'Cid', 'Eve']);
      expect(one(el, 'tfoot').textContent).toContain('1-1 of 2');
    },
    'remote data': async () => {
      const { el } = await remote('grouping');
      expect(bodyTexts(el)).toEqual(['City: Bonn', 'Ann41', 'City: Oslo', 'Bob30']);
      await nextPage(el, 'Cid');
      expect(bodyTexts(el)).toEqual(['City: Bonn', 'Cid25', 'City: Oslo', 'Dora52']);
    },
    export: async () => {
      expect(await exported('grouping', { defaultExpanded: false })).toEqual(grouped);
    },
    'columns button': async () => {
      const { el } = await hide('grouping', 'City');
      expect(texts(el, 'th')).toEqual(['Name', 'Age']);
      expect(all(groupRow(el, 'Bonn'), 'b')).toHaveLength(1);
      expect(shown(el)).toEqual(grouped);
    },
    'fixed columns': () => expect(fits('grouping')).toBe(false),
    'summary row': () => {
      expect(summaryFits('grouping')).toBe(false);
      expect(summaryFits('grouping', ['city', 'name', 'age'])).toBe(true);
    },
  },
  'tree data': {
    'detail panels': async () => {
      const { el } = show(['tree data', 'detail panels']);
      await openPanel(el, 'Fay');
      await openPanel(el, 'Ann');
      expect(all(rowOf(el, 'Ann'), toggle)).toHaveLength(2);
    },
    selection: () => {
      const { el, selected } = withSelection('tree data');
      click(one(rowOf(el, 'Ann'), 'input'));
      expect(selected()).toEqual(['Ann', 'Bob', 'Cid', 'Fay']);
      click(one(rowOf(el, 'Fay'), 'input'));
      expect(selected()).toEqual(['Ann', 'Bob', 'Cid']);
    },
    'row actions': () => void actsOn('tree data'),
    'row clicks': async () => {
      const { clicked, doubled } = await clickTwice('tree data');
      expect([clicked, doubled]).toEqual([[], ['Eve']]);
      const one = vi.fn();
      const { el } = show('tree data', {}, { onRowClick: one });
      click(rowOf(el, 'Fay'));
      expect(one).toHaveBeenCalledTimes(1);
    },
    'editing a row': async () => {
      const { el, inputs } = edit('tree data', 'Edit');
      expect(inputs).toEqual(['Name', 'City', 'Age']);
      await saves(el, 'onRowUpdate');
    },
    'adding a row': async () => {
      const added = (parentId?: number) => [...rows, { id: 7, name: 'New', city: 'Rome', age: 1, parentId }];
      const { el, inputs } = edit('tree data', 'Add');
      expect(inputs).toEqual(['Name', 'City', 'Age']);
      await saves(el, 'onRowAdd');
      expect(shown(show('tree data', {}, { data: added() }).el).at(-1)).toBe('New');
      expect(shown(show('tree data', {}, { data: added(6) }).el).indexOf('New')).toBe(3);
    },
    'deleting a row': async () => {
      const { el } = edit('tree data', 'Delete');
      expect(texts(el, 'tbody tr').at(-1)).toContain('Are you sure');
      await saves(el, 'onRowDelete');
      const without = show(
        'tree data',
        { defaultExpanded: false },
        { data: rows.filter(({ id }) => id !== 1) },
      ).el;
      expect(shown(without)).toEqual(['Bob', 'Cid', 'Dora']);
    },
    'bulk editing': () => {
      const { el, inputs } = edit('tree data', 'Edit All');
      expect(inputs).toHaveLength(6);
      expect(all(el, 'tbody tr')).toHaveLength(2);
      press(el, 'Discard all changes');
      expect(shown(el)).toEqual(asTree);
    },
    'cell editing': async () => void (await editCell('tree data')),
    filters: async () => {
      const { el } = await filter('tree data');
      await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Fay']);
    },
    search: async () => {
      const { el, type } = await search('tree data', 'fay');
      await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Fay']);
      type('');
      await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Fay', 'Cid', 'Dora']);
    },
    sorting: () => {
      const { el, sortBy } = sorted('tree data');
      sortBy('Age');
      expect(shown(el)).toEqual(['Ann', 'Cid', 'Bob', 'Fay', 'Dora', 'Eve']);
    },
    paging: () => {
      const { el } = show('tree data', { paging: true, pageSize: 1, pageSizeOptions: [1] });
      expect(shown(el)).toEqual(['Ann', 'Bob', 'Fay', 'Cid']);
      expect(one(el, 'tfoot').textContent).toContain('1-1 of 2');
    },
    'remote data': async () => {
      const { el } = await remote('tree data');
      expect(all(rowOf(el, 'Ann'), toggle)).toHaveLength(1);
      await nextPage(el, 'Cid');
      expect(shown(el)).toEqual(['Cid', 'Dora']);
      expect(all(rowOf(el, 'Dora'), toggle)).toHaveLength(0);
    },
    export: async () => {
      expect(await exported('tree data')).toEqual(['Ann', 'Dora']);
      expect(await exported('tree data', { exportAllData: true })).toEqual(flat);
    },
    'columns button': async () => {
      const { el } = await hide('tree data', 'City');
      expect(texts(el, 'th')).toEqual(['', 'Name', 'Age']);
      expect(texts(rowOf(el, 'Fay'), 'td')).toEqual(['', 'Fay', '33']);
    },
    'fixed columns': () => expect(fits('tree data')).toBe(false),
    'summary row': () => expect(summaryFits('tree data')).toBe(true),
  },
  'detail panels': {
    selection: async () => {
      const { el, selected } = withSelection('detail panels');
      await openPanel(el, 'Eve');
      click(one(rowOf(el, 'Eve'), 'input'));
      expect(selected()).toEqual(['Eve']);
      expect(texts(el, '.panel')).toEqual(['About Eve']);
    },
    'row actions': async () => {
      const { el, act } = actsOn('detail panels');
      await openPanel(el, 'Eve');
      act();
      expect(texts(el, '.panel')).toEqual(['About Eve']);
    },
    'row clicks': async () => {
      const { el } = show(
        'detail panels',
        {},
        { onRowClick: (_event, _row, action) => action?.toggleDetailPanel() },
      );
      click(rowOf(el, 'Eve'));
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'editing a row': async () => {
      const { el } = show('detail panels', {}, { editable });
      await openPanel(el, 'Eve');
      click(one(rowOf(el, 'Eve'), 'button[aria-label="Edit"]'));
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Save');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'adding a row': async () => {
      const { el } = edit('detail panels', 'Add');
      expect(all(one(el, 'tbody tr:has(input)'), toggle)).toEqual([]);
      await saves(el, 'onRowAdd');
    },
    'deleting a row': async () => {
      const { el } = show('detail panels', {}, { editable });
      await openPanel(el, 'Eve');
      click(one(rowOf(el, 'Eve'), 'button[aria-label="Delete"]'));
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Cancel');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'bulk editing': async () => {
      const { el } = show('detail panels', {}, { editable });
      await openPanel(el, 'Eve');
      press(el, 'Edit All');
      expect(all(el, 'tbody input')).toHaveLength(18);
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Discard all changes');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'cell editing': async () => {
      const { el } = await editCell('detail panels', (table) => openPanel(table, 'Eve'));
      expect(texts(el, '.panel')).toEqual(['About Eve']);
    },
    filters: async () => {
      const { el, type } = await filter('detail panels', (table) => openPanel(table, 'Eve'));
      await expect.poll(() => shown(el)).toEqual(['Fay']);
      expect(texts(el, '.panel')).toEqual([]);
      type('');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
      type('about');
      await expect.poll(() => shown(el)).toEqual([]);
    },
    search: async () => {
      const { el, type } = await search('detail panels', 'fay', (table) => openPanel(table, 'Eve'));
      await expect.poll(() => shown(el)).toEqual(['Fay']);
      expect(texts(el, '.panel')).toEqual([]);
      type('');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
      type('about');
      await expect.poll(() => shown(el)).toEqual([]);
    },
    sorting: async () => {
      const { el, sortBy } = sorted('detail panels');
      await openPanel(el, 'Eve');
      sortBy('Age');
      expect(shown(el)).toEqual(['Eve', 'Cid', 'Bob', 'Fay', 'Ann', 'Dora']);
      await expect.poll(() => bodyTexts(el)[1]).toBe('About Eve');
    },
    paging: async () => {
      const { el } = show('detail panels', { paging: true, pageSize: 2, pageSizeOptions: [2] });
      await openPanel(el, 'Bob');
      await nextPage(el, 'Cid');
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Previous Page');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Bob']);
    },
    'remote data': async () => {
      const tableRef = createRef<{ onQueryChange: () => void }>();
      const { el, asked } = await remote('detail panels', { tableRef });
      await openPanel(el, 'Bob');
      tableRef.current?.onQueryChange();
      await expect.poll(() => asked().length).toBe(2);
      await expect.poll(() => all(el, '.MuiCircularProgress-root')).toEqual([]);
      expect(texts(el, '.panel')).toEqual(['About Bob']);
      await nextPage(el, 'Cid');
      press(el, 'Previous Page');
      await expect.poll(() => shown(el)[0]).toBe('Ann');
      expect(texts(el, '.panel')).toEqual([]);
    },
    export: async () => {
      expect(await exported('detail panels')).toEqual(flat);
    },
    'columns button': async () => {
      const { el } = await hide('detail panels', 'City');
      await openPanel(el, 'Eve');
      const cell = one(el, '.panel').closest('td');
      expect(cell?.getBoundingClientRect().width).toBeCloseTo(
        rowOf(el, 'Eve').getBoundingClientRect().width,
        0,
      );
    },
    'fixed columns': () => expect(fits('detail panels')).toBe(false),
    'summary row': () => expect(summaryFits('detail panels')).toBe(true),
  },
};

const pairs = structures.flatMap((a, index) =>
  features
    .filter((b) => a !== b && !structures.slice(0, index).includes(b as Structure))
    .map((b) => `${a} and ${b}`),
);

test('each pair has one cell', () => {
  expect(combinations.map(({ a, b }) => `${a} and ${b}`).sort()).toEqual([...pairs].sort());
  expect(pairs.length).toBeGreaterThan(50);
});

proves('Each result comes from a test of this version.', () => {
  const proved = structures.flatMap((a) => Object.keys(proofs[a]).map((b) => `${a} and ${b}`));
  expect(proved.sort()).toEqual([...pairs].sort());
});

test.each(combinations)('$a and $b, $verdict: $says', async ({ a, b }) => {
  const proof = proofs[a][b];
  if (!proof)
    throw new Error(`Nothing proves ${a} and ${b}. Write the proof into this file, or take the cell out.`);
  await proof();
});

proves('Groups and trees exclude each other, but detail panels work with both.', async () => {
  await proofs.grouping['tree data']?.();
  await proofs.grouping['detail panels']?.();
  await proofs['tree data']['detail panels']?.();
});
const editable = { onRowUpdate: save, onRowAdd: save, onRowDelete: save, onBulkUpdate: save };
const bodyTexts = (el: ParentNode) => texts(el, 'tbody tr:not([id])').filter((text) => text !== '');

const rowOf = (el: ParentNode, name: string) => {
  const found = all(el, bodyRow).find((row) => texts(row, '[data-testid="mtablecell"]').includes(name));
  if (!found) throw new Error(`no row ${name}`);
  return found;
};

const groupRow = (el: ParentNode, value: string) => {
  const found = all(el, 'tbody tr:has(b)').find(({ textContent }) => textContent?.endsWith(value));
  if (!found) throw new Error(`no group ${value}`);
  return found;
};

async function openPanel(el: ParentNode, name: string): Promise<void> {
  click(all(rowOf(el, name), toggle).at(-1) as HTMLElement);
  await expect.poll(() => texts(el, '.panel')).toContain(`About ${name}`);
}

function withSelection(structure: Structure) {
  const onSelectionChange = vi.fn();
  const { el } = show(structure, { selection: true }, { onSelectionChange });
  const selected = () => {
    const [chosen] = onSelectionChange.mock.lastCall as [Row[]];
    return chosen.map(({ name }) => name);
  };
  return { el, selected };
}

/** A row action in every row, which names its row. */
function actsOn(structure: Structure) {
  const pressed = vi.fn();
  const onClick = (_event: unknown, row: Row | Row[]) => pressed((row as Row).name);
  const { el } = show(structure, {}, { actions: [{ icon: 'x', tooltip: 'Act', onClick }] });
  const act = (name = 'Eve') => click(one(rowOf(el, name), 'button[aria-label="Act"]'));
  for (const { name } of rows) act(name);
  expect(pressed.mock.calls.flat()).toEqual(flat);
  return { el, act };
}

async function clickTwice(structure: Structure) {
  const onRowClick = vi.fn();
  const onRowDoubleClick = vi.fn();
  const { el } = show(structure, {}, { onRowClick, onRowDoubleClick });
  stopClock();
  const row = rowOf(el, 'Eve');
  click(row);
  click(row);
  pass(2000);
  const names = (spy: typeof onRowClick) => spy.mock.calls.map((call) => (call[1] as Row).name);
  return { clicked: names(onRowClick), doubled: names(onRowDoubleClick) };
}

/** Press an editing button, in the row of Eve if it is one of a row. */
function edit(structure: Structure, label: 'Edit' | 'Add' | 'Delete' | 'Edit All') {
  for (const spy of Object.values(spies)) spy.mockClear();
  const { el } = show(structure, {}, { editable: spies });
  const isOfRow = label === 'Edit' || label === 'Delete';
  click(one(isOfRow ? rowOf(el, 'Eve') : el, `button[aria-label="${label}"]`));
  return { el, inputs: all(el, 'tbody input').map((input) => input.getAttribute('aria-label')) };
}

const spies = {
  onRowUpdate: vi.fn(save),
  onRowAdd: vi.fn(save),
  onRowDelete: vi.fn(save),
  onBulkUpdate: vi.fn(save),
};

async function saves(el: ParentNode, name: keyof typeof spies): Promise<void> {
  press(el, 'Save');
  await expect.poll(() => spies[name].mock.calls.length).toBe(1);
  await expect.poll(() => all(el, 'button[aria-label="Save"]')).toEqual([]);
}

async function editCell(structure: Structure, before: (el: HTMLElement) => unknown = () => {}) {
  const onCellEditApproved = vi.fn(async (_next: string) => undefined);
  const { el } = show(structure, {}, { cellEditable: { isCellEditable: () => true, onCellEditApproved } });
  await before(el);
  click(one(rowOf(el, 'Eve'), 'div[style*=dashed]'));
  fill(one(el, 'tbody input'), 'Eva');
  one(el, 'tbody input').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }),
  );
  await expect.poll(() => onCellEditApproved.mock.calls[0]?.[0]).toBe('Eva');
  await expect.poll(() => all(el, 'tbody input')).toEqual([]);
  return { el };
}

async function filter(structure: Structure, before: (el: HTMLElement) => unknown = () => {}) {
  const { el } = show(structure, { filtering: true });
  await before(el);
  const type = (text: string) => fill(one(el, 'input[aria-label="filter data by Name"]'), text);
  type('fay');
  return { el, type };
}

async function search(structure: Structure, text: string, before: (el: HTMLElement) => unknown = () => {}) {
  const { el } = show(structure);
  await before(el);
  const type = (next: string) => fill(one(el, 'input[placeholder="Search"]'), next);
  type(text);
  return { el, type };
}

function sorted(structure: Structure, options: Options<Row> = {}) {
  const { el } = show(structure, options);
  const sortBy = (title: string) => {
    const label = all(el, '[data-testid="mtableheader-sortlabel"]').find(
      ({ textContent }) => textContent === title,
    );
    if (!label) throw new Error(`no header ${title}`);
    click(label);
  };
  return { el, sortBy };
}

/** Two rows per page, from a server. */
async function remote(structure: Structure, props: Props = {}) {
  const asked = vi.fn();
  const data: Props['data'] = async ({ page }) => {
    asked(page);
    return { data: rows.slice(page * 2, page * 2 + 2), page, totalCount: rows.length };
  };
  const { el } = show(structure, { paging: true, pageSize: 2, pageSizeOptions: [2] }, { data, ...props });
  await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob']);
  return { el, asked: () => asked.mock.calls };
}

async function nextPage(el: ParentNode, firstRow: string): Promise<void> {
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe(firstRow);
}

/** The names that an export receives. */
async function exported(structure: Structure, options: Options<Row> = {}): Promise<string[]> {
  const exportFunc = vi.fn();
  const { el, unmount } = show(structure, { ...options, exportMenu: [{ label: 'Rows', exportFunc }] });
  press(el, 'Export');
  await expect.poll(() => all(document, '[role="menuitem"]').length).toBe(1);
  click(one(document, '[role="menuitem"]'));
  unmount();
  const [, given] = exportFunc.mock.lastCall as [unknown, Row[]];
  return given.map(({ name }) => name);
}

/** Hide a column with the menu of the columns button. */
async function hide(structure: Structure, title: string) {
  const { el } = show(structure, { columnsButton: true });
  press(el, 'Show Columns');
  const inMenu = () => all(document, '[role="menu"] label').find(({ textContent }) => textContent === title);
  await expect.poll(inMenu).toBeDefined();
  click(one(inMenu() as HTMLElement, 'input'));
  return { el };
}

/** Whether a strip with one fixed column has room for the arrow or group cell and the whole first column. */
function fits(structure: Structure): boolean {
  const width = { width: 150 };
  const city = structure === 'grouping' ? { ...width, defaultGroupOrder: 0 } : width;
  const own = columns({ name: width, city, age: { width: 400 } }) as never;
  const { el } = show(structure, { fixedColumns: { left: 1 }, toolbar: false }, { columns: own });
  const strip = one(el, 'div[style*="clip"]');
  const name = all(strip, 'th')
    .find(({ textContent }) => textContent === 'Name')
    ?.getBoundingClientRect();
  if (!name) throw new Error('the strip has no column Name');
  const edge = strip.getBoundingClientRect();
  return name.left - edge.left >= 40 && name.right <= edge.right + 1;
}

/** Whether each cell of the summary row is aligned with its column. */
function summaryFits(structure: Structure, order: (keyof Row)[] = ['name', 'city', 'age']): boolean {
  const defined = columns(structure === 'grouping' ? { city: { defaultGroupOrder: 0 } } : {});
  const own = order.map((field) => defined.find((column) => column.field === field)) as never;
  const renderSummaryRow: Props['renderSummaryRow'] = ({ column }) => `Sum of ${String(column.title)}`;
  const { el } = show(structure, {}, { columns: own, renderSummaryRow });
  const left = (cell: Element | undefined) => Math.round(cell?.getBoundingClientRect().left ?? Number.NaN);
  const cells = [...(all(el, bodyRow)[0]?.children ?? [])];
  const sums = [...(all(el, 'tbody tr').at(-1)?.children ?? [])];
  return [
    ['Ann', 'Sum of Name'],
    ['41', 'Sum of Age'],
  ].every(([value, sum]) => {
    const place = left(sums.find(({ textContent }) => textContent === sum));
    return place === left(cells.find(({ textContent }) => textContent === value));
  });
}
