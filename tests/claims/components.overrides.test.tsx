import MaterialTable, { MTableCell, MTableToolbar, type Components } from '@material-table/core';
import type { ComponentProps, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { claim, mount } from './claim';
import { all, columns, fill, mountTable, one, people, shown, type Person } from './table';

const Banner = () => <div id="banner">Mine</div>;

/** An override in place of the toolbar, whatever else the table does. */
const withToolbar = (components?: Components, onSearchChange?: (text: string) => void) => (
  <MaterialTable
    columns={columns()}
    data={people}
    components={components}
    options={{ debounceInterval: 0 }}
    onSearchChange={onSearchChange}
  />
);

/** Expect React to give the whole table up. */
async function expectCrash(element: ReactElement) {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener('error', onError);
  const { el } = mount(element);
  await expect.poll(() => el.innerHTML).toBe('');
  window.removeEventListener('error', onError);
  error.mockRestore();
}

claim('MaterialTableProps.components', 'is not in the server HTML: that has the default components', () => {
  const html = renderToString(withToolbar({ Toolbar: Banner }));
  expect(html).not.toContain('banner');
  expect(html).toContain('Search');
});

claim(
  'MaterialTableProps.components',
  'an override stays when you stop passing it; pass the default to undo it',
  async () => {
    const { el, rerender } = mount(withToolbar({ Toolbar: Banner }));
    await expect.poll(() => el.querySelectorAll('#banner').length).toBe(1);
    rerender(withToolbar({}));
    expect(el.querySelectorAll('#banner')).toHaveLength(1);
    rerender(withToolbar({ Toolbar: MTableToolbar }));
    await expect.poll(() => el.querySelectorAll('#banner').length).toBe(0);
  },
);

claim(
  'MaterialTableProps.components',
  'undefined as an override takes the component away, and the table crashes',
  async () => {
    await expectCrash(withToolbar({ Toolbar: undefined }));
  },
);

claim(
  'MaterialTableProps.components',
  'an inline component is mounted anew at each render, so the search field loses focus',
  async () => {
    const focusAfterTyping = (makeComponents: () => Components) => {
      const { el, rerender } = mount(withToolbar(makeComponents()));
      const input = one(el, 'input[aria-label=Search]') as HTMLInputElement;
      input.focus();
      fill(input, 'a');
      rerender(withToolbar(makeComponents()));
      return document.activeElement?.getAttribute('aria-label');
    };
    expect(focusAfterTyping(() => ({ Toolbar: (props) => <MTableToolbar {...props} /> }))).not.toBe('Search');
    const Toolbar = (props: ComponentProps<typeof MTableToolbar>) => <MTableToolbar {...props} />;
    expect(focusAfterTyping(() => ({ Toolbar }))).toBe('Search');
  },
);

claim(
  'Components.Cell',
  'reaches data cells, read-only cells of an edit row, and the cell of a group row',
  async () => {
    const Cell = (props: { columnDef: { title: string } }) => (
      <MTableCell {...props} className={`cell-${props.columnDef.title}`} />
    );
    const { el } = mountTable(
      {},
      { components: { Cell }, columns: columns({ city: { defaultGroupOrder: 0 } }) },
    );
    await expect.poll(() => all(el, 'tbody .cell-City').length).toBe(3);
  },
);

claim('Components.EditField', 'is passed over by a column with an editComponent', async () => {
  const EditField = () => <input aria-label="field" readOnly />;
  const { el } = mountTable(
    {},
    {
      components: { EditField },
      columns: columns({ name: { editComponent: () => <input aria-label="own" readOnly /> } }),
      editable: { onRowUpdate: () => Promise.resolve() },
    },
  );
  one(el, 'button[aria-label=Edit]').click();
  await expect
    .poll(() => all(el, 'tbody input').map((input) => input.getAttribute('aria-label')))
    .toEqual(['own', 'field', 'field']);
});

claim(
  'Components.FilterRow',
  'has no place outside options.filtering; Groupbar none outside options.grouping',
  async () => {
    const FilterRow = () => <tr id="filters" />;
    const Groupbar = () => <div id="groups" />;
    const { el, update } = mountTable({}, { components: { FilterRow, Groupbar } });
    expect(el.querySelector('#filters, #groups')).toBeNull();
    update({ filtering: true, grouping: true });
    await expect.poll(() => all(el, '#filters, #groups').length).toBe(2);
  },
);

claim(
  ['Components.SummaryRow', 'Components.EditCell'],
  'work though the types do not list them',
  async () => {
    const SummaryRow = () => <tr id="sum" />;
    const EditCell = () => <td id="edit" />;
    const untyped = { SummaryRow, EditCell } as Components;
    const { el } = mountTable(
      {},
      {
        components: untyped,
        cellEditable: { isCellEditable: () => true, onCellEditApproved: () => Promise.resolve() },
      },
    );
    await expect.poll(() => all(el, '#sum').length).toBe(1);
    one(el, '[data-testid="mtablecell"] > div').click();
    await expect.poll(() => all(el, '#edit').length).toBe(1);
  },
);

claim('Components.Row', 'gets the row as data and draws its own cells', async () => {
  const Row = ({ data }: { data: Person }) => (
    <tr data-testid="mtablebodyrow">
      <td data-testid="mtablecell">{data.name.toUpperCase()}</td>
    </tr>
  );
  const { el } = mountTable({}, { components: { Row } });
  await expect.poll(() => shown(el)[0]).toBe('CID');
});
