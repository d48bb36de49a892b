import type { Icons } from '@material-table/core';
import { createSvgIcon, createTheme, ThemeProvider } from '@mui/material';
import MaterialTable from '@material-table/core';
import type { SvgIconProps } from '@mui/material';
import { forwardRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { click, press } from './hands';
import { all, bodyRow, one } from './read';
import { columns, mountTable, people, type Person, save } from './table';

const Plain = createSvgIcon(<path d="M0 0h24v24z" />, 'Plain');
const mine = (name: string) =>
  forwardRef<SVGSVGElement, SvgIconProps>((props, ref) => (
    <Plain {...props} ref={ref} data-testid={`my-${name}`} />
  ));
const names =
  'Add Check Clear Delete DetailPanel Edit Export Filter FirstPage LastPage NextPage PreviousPage ResetSearch Resize Retry Search SortArrow ThirdStateCheck ViewColumn';
const icons = Object.fromEntries(names.split(' ').map((name) => [name, mine(name)])) as Icons<Person>;
const count = (el: ParentNode, name: string) => all(el, `[data-testid="my-${name}"]`).length;

proves(
  [
    "icons replaces the table's icons.",
    'Icon in front of the search field.',
    'Button that clears the search field.',
    'Button that opens the column menu.',
    'Button that opens the export menu.',
    'The server HTML and the first browser frame show the built-in parts.',
    'components and icons are merged in an effect, so the HTML and the first frame in the browser show the default parts.',
    'Overridden components and icons arrive after the first render',
  ],
  async () => {
    const exportMenu = [{ label: 'CSV', exportFunc: () => {} }];
    const atFirst = renderToString(<MaterialTable columns={columns()} data={people} icons={icons} />);
    expect(atFirst).not.toContain('my-Search');
    expect(atFirst).toContain('data-testid="search"');
    const { el } = mountTable({ columnsButton: true, exportMenu }, { icons });
    await expect.poll(() => count(el, 'Search')).toBe(1);
    expect(['ResetSearch', 'ViewColumn', 'Export'].map((name) => count(el, name))).toEqual([1, 1, 1]);
  },
);

proves(['Button to the previous page.', 'Button to the next page.'], async () => {
  const { el } = mountTable({}, { icons });
  const label = (name: string) => one(el, `button[aria-label="${name}"] svg`).dataset.testid;
  await expect.poll(() => label('First Page')).toBe('my-FirstPage');
  expect(['Previous Page', 'Next Page', 'Last Page'].map(label)).toEqual([
    'my-PreviousPage',
    'my-NextPage',
    'my-LastPage',
  ]);
});

proves(
  'In a right-to-left theme, the table swaps the icons of the first and last page and those of the previous and next page.',
  async () => {
    const theme = createTheme({ direction: 'rtl' });
    const { el } = mount(
      <ThemeProvider theme={theme}>
        <MaterialTable columns={columns()} data={people} icons={icons} />
      </ThemeProvider>,
    );
    const label = (name: string) => all(el, `button[aria-label="${name}"] svg`)[0]?.dataset.testid;
    await expect.poll(() => label('Next Page')).toBe('my-PreviousPage');
    expect(label('First Page')).toBe('my-LastPage');
  },
);

proves(
  [
    'Handle between two headers',
    'Icon in front of each text filter, unless options.hideFilterIcons removes it.',
    'Arrow next to the title of a sorted column and on the chips of grouped columns.',
  ],
  async () => {
    const { el } = mountTable({ filtering: true, columnResizable: true, tableLayout: 'fixed' }, { icons });
    const header = one(el, 'thead');
    const filters = one(el, '#m--table--filter--row');
    await expect.poll(() => count(header, 'SortArrow')).toBe(3);
    expect([count(filters, 'Filter'), count(header, 'Resize')]).toEqual([3, 2]);
    expect([count(el, 'SortArrow'), count(el, 'Filter'), count(el, 'Resize')]).toEqual([3, 3, 2]);
  },
);

proves(['and true in a column of type boolean.', 'Dash for false in a column of type boolean.'], async () => {
  const own = [...columns(), { title: 'Old', field: 'old', type: 'boolean' as const }];
  const data = people.slice(0, 3).map((person) => ({ ...person, old: person.age > 40 }));
  const { el } = mountTable({}, { icons, columns: own, data, detailPanel: () => 'x' });
  await expect.poll(() => count(el, 'DetailPanel')).toBe(3);
  expect([count(el, 'Check'), count(el, 'ThirdStateCheck')]).toEqual([1, 2]);
});

proves(
  [
    'Button that saves a bulk edit, row or cell',
    'Add button in the toolbar.',
    'Edit button in each row, and the "Edit All" button in the toolbar.',
    'Delete button in each row.',
  ],
  async () => {
    const editable = { onRowAdd: save, onRowUpdate: save, onRowDelete: save, onBulkUpdate: save };
    const { el } = mountTable({}, { icons, editable });
    await expect.poll(() => count(el, 'Edit')).toBe(6);
    expect([count(el, 'Add'), count(el, 'Delete')]).toEqual([1, 5]);
    press(el, 'Edit All');
    expect([count(el, 'Check'), count(el, 'Clear')]).toEqual([1, 1]);
  },
);

proves(
  ['Icon in the overlay after a failed query', 'which receives the onClick handler that repeats the query.'],
  async () => {
    let asked = 0;
    const data = () => {
      asked++;
      return Promise.reject(new Error('down'));
    };
    const { el } = mountTable({}, { icons, data });
    await expect.poll(() => count(el, 'Retry')).toBe(1);
    one(el, '[data-testid="my-Retry"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => asked).toBe(2);
  },
);

proves(
  [
    'In group rows only, it also receives level, counted from 0, and row, the props of the group row.',
    'Arrow that opens a detail panel, a group or a node of tree data',
  ],
  async () => {
    const received: object[] = [];
    const Arrow = forwardRef<SVGSVGElement, SvgIconProps>((props, ref) => {
      received.push(props);
      return <Plain {...props} ref={ref} />;
    });
    const own = columns({ city: { defaultGroupOrder: 0 } });
    const { el } = mountTable({ grouping: true }, { icons: { DetailPanel: Arrow }, columns: own });
    await expect.poll(() => received.length).toBeGreaterThan(0);
    expect(received[0]).toMatchObject({ level: 0, row: expect.anything() });
    click(one(el, 'tbody button'));
    expect(all(el, bodyRow).length).toBeGreaterThan(0);
    received.length = 0;
    mountTable({}, { icons: { DetailPanel: Arrow }, detailPanel: () => 'x' });
    await expect.poll(() => received.length).toBeGreaterThan(0);
    expect(received.some((props) => 'level' in props || 'row' in props)).toBe(false);
  },
);
