import MaterialTable, { MTableCell, MTableToolbar, type Components } from '@material-table/core';
import type { ComponentProps, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { fill } from './hands';
import { all, one, shown } from './read';
import { columns, mountTable, people, type Person } from './table';

const Banner = () => <div id="banner">Mine</div>;

/** A toolbar override that replaces everything in it. */
const withToolbar = (components?: Components, onSearchChange?: (text: string) => void) => (
  <MaterialTable
    columns={columns()}
    data={people}
    components={components}
    options={{ debounceInterval: 0 }}
    onSearchChange={onSearchChange}
  />
);

/** Expect React to unmount the whole table. */
async function expectCrash(element: ReactElement) {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener('error', onError);
  const { el } = mount(element);
  await expect.poll(() => el.innerHTML).toBe('');
  window.removeEventListener('error', onError);
  error.mockRestore();
}

proves(
  [
    'Overrides are merged in an effect, so the first render, on the server and in the browser, shows the defaults.',
    'The server HTML and the first browser frame show the built-in parts.',
    'components and icons are merged in an effect, so the HTML and the first frame in the browser show the default parts.',
    'Overridden components and icons arrive after the first render',
  ],
  () => {
    const html = renderToString(withToolbar({ Toolbar: Banner }));
    expect(html).not.toContain('banner');
    expect(html).toContain('Search');
  },
);

proves(
  [
    "Pass the default instead, such as MTableToolbar, also to remove an override, because omitting it isn't enough.",
    'New entries are merged into the previous ones.',
    'A component override stays when you remove it',
  ],
  async () => {
    const { el, rerender } = mount(withToolbar({ Toolbar: Banner }));
    await expect.poll(() => el.querySelectorAll('#banner').length).toBe(1);
    rerender(withToolbar({}));
    expect(el.querySelectorAll('#banner')).toHaveLength(1);
    rerender(withToolbar({ Toolbar: MTableToolbar }));
    await expect.poll(() => el.querySelectorAll('#banner').length).toBe(0);
  },
);

proves('With an undefined slot, the table throws an error.', async () => {
  await expectCrash(withToolbar({ Toolbar: undefined }));
});

proves(
  [
    'An inline component is a new component on each render, so React discards the old part with its focus, scroll position and unsaved input',
    'React recreates the input, which loses focus.',
    'or it is remounted on every render.',
    'An input loses focus after one character',
  ],
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

proves(
  'a cell of a data row, a read-only cell of a row being edited, or the single wide cell of a group row.',
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

proves(
  'Replace it with components.EditField to change the inputs of all columns; for one column, use editComponent, which takes precedence.',
  async () => {
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
  },
);

proves(
  [
    'MTableFilterRow is the first row of the body when options.filtering is on',
    'MTableGroupbar is the bar between the toolbar and header when options.grouping is on.',
  ],
  async () => {
    const FilterRow = () => <tr id="filters" />;
    const Groupbar = () => <div id="groups" />;
    const { el, update } = mountTable({}, { components: { FilterRow, Groupbar } });
    expect(el.querySelector('#filters, #groups')).toBeNull();
    update({ filtering: true, grouping: true });
    await expect.poll(() => all(el, '#filters, #groups').length).toBe(2);
  },
);

proves('One data row, with its detail panel and tree children.', async () => {
  const Row = ({ data }: { data: Person }) => (
    <tr data-testid="mtablebodyrow">
      <td data-testid="mtablecell">{data.name.toUpperCase()}</td>
    </tr>
  );
  const { el } = mountTable({}, { components: { Row } });
  await expect.poll(() => shown(el)[0]).toBe('CID');
});
