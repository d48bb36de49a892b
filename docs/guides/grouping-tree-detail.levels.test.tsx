import type { MaterialTableProps, Options } from '@material-table/core';
import { expect, test } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { columns, save } from '../../tests/claims/table';
import { saidBy } from '../errors/_produce';
import { combinations, type Feature } from './_combinations';
import { editable, rowOf, rows, tableOf, toggle } from './_combinations.table';

type Row = (typeof rows)[number];

/** A feature in a grouped table, and what users do with it. */
interface Use {
  options?: Options<Row>;
  props?: Partial<MaterialTableProps<Row>>;
  act?: (el: HTMLElement) => unknown;
}

const inRow = (selector: string) => (el: HTMLElement) => click(one(rowOf(el, 'Eve'), selector));
const button = (label: string) => `button[aria-label="${label}"]`;

const uses: Record<Feature, Use> = {
  'tree data': { props: { parentChildData: (row, all) => all.find(({ id }) => id === row.parentId) } },
  'detail panels': {
    props: { detailPanel: ({ rowData }) => <p>{rowData.name}</p> },
    act: inRow(toggle),
  },
  selection: { options: { selection: true }, act: inRow('input') },
  'row actions': {
    props: { actions: [{ icon: 'x', tooltip: 'Act', onClick: save }] },
    act: inRow(button('Act')),
  },
  'row clicks': { props: { onRowClick: save, onRowDoubleClick: save }, act: (el) => click(rowOf(el, 'Eve')) },
  'editing a row': { props: { editable }, act: inRow(button('Edit')) },
  'adding a row': { props: { editable }, act: (el) => press(el, 'Add') },
  'deleting a row': { props: { editable }, act: inRow(button('Delete')) },
  'bulk editing': { props: { editable }, act: (el) => press(el, 'Edit All') },
  'cell editing': {
    props: { cellEditable: { isCellEditable: () => true, onCellEditApproved: save } },
    act: inRow('div[style*=dashed]'),
  },
  filters: {
    options: { filtering: true },
    act: (el) => fill(one(el, 'input[aria-label="filter data by Name"]'), 'fay'),
  },
  search: { act: (el) => fill(one(el, 'input[placeholder="Search"]'), 'fay') },
  sorting: { act: (el) => click(one(el, '[data-testid="mtableheader-sortlabel"]')) },
  paging: {
    options: { paging: true, pageSize: 1, pageSizeOptions: [1] },
    act: (el) => press(el, 'Next Page'),
  },
  'remote data': {
    props: { data: async ({ page }) => ({ data: rows, page, totalCount: rows.length }) },
    act: (el) => expect.poll(() => el.textContent).toContain('Eve'),
  },
  export: {
    options: { exportMenu: [{ label: 'Rows', exportFunc: () => undefined }] },
    act: async (el) => {
      press(el, 'Export');
      await expect.poll(() => all(document, '[role="menuitem"]').length).toBe(1);
      click(one(document, '[role="menuitem"]'));
    },
  },
  'columns button': {
    options: { columnsButton: true },
    act: async (el) => {
      press(el, 'Show Columns');
      await expect.poll(() => all(document, '[role="menu"] input').length).toBe(3);
      click(all(document, '[role="menu"] input')[1] as HTMLElement);
    },
  },
  'fixed columns': { options: { fixedColumns: { left: 1 } } },
  'summary row': { props: { renderSummaryRow: ({ index }) => `Sum ${index}` } },
};

/** What a table grouped by the city, or by the city and the age, throws. */
async function thrownWith({ options, props, act }: Use, levels: 1 | 2): Promise<string[]> {
  const age = levels === 2 ? { defaultGroupOrder: 1 } : {};
  const own = columns({ city: { defaultGroupOrder: 0 }, age }) as never;
  const table = tableOf('grouping', options, { columns: own, ...props });
  const said = await saidBy(table, act ? { act } : {});
  return [...new Set(said.match(/reading '\w+'|^\w*Error: .*/gm))];
}

test('a table with two group levels crashes only where the overview says so', async () => {
  for (const { b, verdict, says } of combinations.filter(({ a }) => a === 'grouping')) {
    const crashes = says.endsWith('With two group levels, the table crashes.');
    expect(await thrownWith(uses[b], 1), `${b} with one level`).toEqual([]);
    expect((await thrownWith(uses[b], 2)).length > 0, `${b} with two levels`).toBe(crashes);
    if (crashes) expect(verdict).not.toBe('yes');
  }
});

proves('With two group levels, Edit and Delete crash the table.', async () => {
  const thrown = async (feature: Feature) => (await thrownWith(uses[feature], 2)).join();
  expect(await thrown('editing a row')).toContain("reading 'dateTimePickerLocalization'");
  expect(await thrown('deleting a row')).toContain("reading 'deleteText'");
});
