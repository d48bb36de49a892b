import MaterialTable, { type MaterialTableProps, type Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount } from '../../../tests/claims/claim';
import { click, fill, press } from '../../../tests/claims/hands';
import { all, bodyRow, input, one, shown, texts } from '../../../tests/claims/read';
import { columns, save } from '../../../tests/claims/table';
import type { Structure } from './_combinations';

// The table of the combinations' tests, and what they do with it.

interface Row {
  id: number;
  name: string;
  city: string;
  age: number;
  parentId?: number;
}

/** Groups: Bonn with Ann, Cid, Eve; Oslo with Bob, Dora, Fay. Tree: Ann > Bob > Fay; Ann > Cid; Dora > Eve. */
export const rows: Row[] = [
  { id: 1, name: 'Ann', city: 'Bonn', age: 41 },
  { id: 2, name: 'Bob', city: 'Oslo', age: 30, parentId: 1 },
  { id: 3, name: 'Cid', city: 'Bonn', age: 25, parentId: 1 },
  { id: 4, name: 'Dora', city: 'Oslo', age: 52 },
  { id: 5, name: 'Eve', city: 'Bonn', age: 19, parentId: 4 },
  { id: 6, name: 'Fay', city: 'Oslo', age: 33, parentId: 2 },
];
export const grouped = ['Ann', 'Cid', 'Eve', 'Bob', 'Dora', 'Fay'];
export const asTree = ['Ann', 'Bob', 'Fay', 'Cid', 'Dora', 'Eve'];
export const flat = ['Ann', 'Bob', 'Cid', 'Dora', 'Eve', 'Fay'];

type Props = Partial<MaterialTableProps<Row>>;

/** A table with one of the structures, or with two, everything open and on one page. */
export function tableOf(structure: Structure | Structure[], options: Options<Row> = {}, props: Props = {}) {
  const has = (wanted: Structure) => [structure].flat().includes(wanted);
  return (
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
    />
  );
}

/** Mount such a table. */
export const show = (...table: Parameters<typeof tableOf>) => mount(tableOf(...table));

export const toggle = 'button[aria-label="Detail panel visibility toggle"]';

export const editable = { onRowUpdate: save, onRowAdd: save, onRowDelete: save, onBulkUpdate: save };
export const bodyTexts = (el: ParentNode) => texts(el, 'tbody tr:not([id])').filter((text) => text !== '');

export const rowOf = (el: ParentNode, name: string) => {
  const found = all(el, bodyRow).find((row) => texts(row, '[data-testid="mtablecell"]').includes(name));
  if (!found) throw new Error(`no row ${name}`);
  return found;
};

export const groupRow = (el: ParentNode, value: string) => {
  const found = all(el, 'tbody tr:has(b)').find(({ textContent }) => textContent?.endsWith(value));
  if (!found) throw new Error(`no group ${value}`);
  return found;
};

export async function openPanel(el: ParentNode, name: string): Promise<void> {
  click(all(rowOf(el, name), toggle).at(-1) as HTMLElement);
  await expect.poll(() => texts(el, '.panel')).toContain(`About ${name}`);
}

export function withSelection(structure: Structure, options = {}) {
  const onSelectionChange = vi.fn();
  const { el } = show(structure, { selection: true, ...options }, { onSelectionChange });
  const selected = () => {
    const [chosen] = onSelectionChange.mock.lastCall as [Row[]];
    return chosen.map(({ name }) => name);
  };
  return { el, selected };
}

/** Press an editing button, in the row of Eve if it is one of a row. */
export function edit(structure: Structure, label: 'Edit' | 'Add' | 'Delete' | 'Edit All') {
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

export async function saves(el: ParentNode, name: keyof typeof spies): Promise<void> {
  press(el, 'Save');
  await expect.poll(() => spies[name].mock.calls.length).toBe(1);
  await expect.poll(() => all(el, 'button[aria-label="Save"]')).toEqual([]);
}

export async function editCell(structure: Structure, before: (el: HTMLElement) => unknown = () => {}) {
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

/** Type into the search field or the filter of the names. */
export async function find(
  by: 'Search' | 'filter data by Name',
  structure: Structure,
  before: (el: HTMLElement) => unknown = () => {},
) {
  const { el } = show(structure, { filtering: true });
  await before(el);
  const type = (text: string) => fill(input(el, by), text);
  type('fay');
  return { el, type };
}

export function sorted(structure: Structure, options: Options<Row> = {}) {
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
export async function remote(structure: Structure, props: Props = {}) {
  const asked = vi.fn();
  const data: Props['data'] = async ({ page }) => {
    asked(page);
    return { data: rows.slice(page * 2, page * 2 + 2), page, totalCount: rows.length };
  };
  const { el } = show(structure, { paging: true, pageSize: 2, pageSizeOptions: [2] }, { data, ...props });
  await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob']);
  return { el, asked: () => asked.mock.calls };
}

export async function nextPage(el: ParentNode, firstRow: string): Promise<void> {
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe(firstRow);
}

/** The names that an export receives. */
export async function exported(structure: Structure, options: Options<Row> = {}): Promise<string[]> {
  const exportFunc = vi.fn();
  const { el, unmount } = show(structure, { ...options, exportMenu: [{ label: 'Rows', exportFunc }] });
  press(el, 'Export');
  await expect.poll(() => all(document, '[role="menuitem"]').length).toBe(1);
  click(one(document, '[role="menuitem"]'));
  unmount();
  const [, given] = exportFunc.mock.lastCall as [unknown, Row[]];
  return given.map(({ name }) => name);
}

/** Whether a strip with one fixed column has room for the arrow or group cell and the whole first column. */
export function fits(structure: Structure): boolean {
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
export function summaryFits(structure: Structure, order: (keyof Row)[] = ['name', 'city', 'age']): boolean {
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
