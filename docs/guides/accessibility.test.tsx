import MaterialTable, { type MaterialTableProps, type Options } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import axe from 'axe-core';
import { type ComponentProps, forwardRef } from 'react';
import { expect } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, click, columns, mountTable, one } from '../../tests/claims/table';
import { people, type Person, press, shown, texts } from '../../tests/claims/table';
import Cured from './accessibility.cured';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const done = async () => undefined;
const noop = () => undefined;
const editable = { onRowUpdate: done };
const cellEditable = { isCellEditable: () => true, onCellEditApproved: done };
const quiet: Options<Person> = { maxColumnSort: 0, draggable: false };
const grouped = () => columns({ city: { defaultGroupOrder: 0 } });
const named = (name: string) => ({ slotProps: { input: { 'aria-label': name } } });
const key = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement as HTMLElement;
const openCell = (el: ParentNode) => click(one(el, 'div[style*=dashed]'));

/** The rules of axe that an element breaks. */
async function broken(el: HTMLElement, values: string[] = tags): Promise<string[]> {
  const { violations } = await axe.run(el, { runOnly: { type: 'tag', values } });
  return violations.map(({ id }) => id).sort();
}

/** The same for a table without sorting and dragging, after something was done with it. */
async function found(
  options: Options<Person>,
  props: Partial<MaterialTableProps<Person>> = {},
  act: (el: HTMLElement) => unknown = noop,
): Promise<string[]> {
  const { el, unmount } = mountTable({ ...quiet, ...options }, props);
  await act(el);
  const rules = await broken(el);
  unmount();
  return rules;
}

/** Press Tab until an element is focused that matches; throw when none is after 40 stops. */
async function tabTo(selector: string): Promise<HTMLElement> {
  for (let stop = 0; stop < 40; stop++) {
    await key('{Tab}');
    if (focused().matches(selector)) return focused();
  }
  throw new Error(`Tab never reaches ${selector}`);
}

proves('with some props axe finds nothing in it', async () => {
  const { el } = mount(<Cured />);
  await expect.poll(() => all(el, 'tbody [style*="visibility"], tbody button').length).toBeGreaterThan(5);
  expect(await broken(el)).toEqual([]);
  click(one(el, 'thead [role="button"]:not([aria-disabled])'));
  expect(texts(el, 'th')).toContain('Title, sorted ascending');
  const [arrow] = all(el, 'button[aria-label="Shelf of Dubliners"]');
  click(arrow as HTMLElement);
  await expect.poll(() => texts(el, 'tbody p')).toEqual(['Shelf J']);
  expect(one(el, 'button[aria-label="Shelf of Dubliners"]').getAttribute('aria-expanded')).toBe('true');
  press(el, 'Edit Dubliners');
  expect(await broken(el)).toEqual([]);
});

proves(
  [
    'a pager that keeps its buttons',
    'On the last page Next is disabled, and the focus goes all the same.',
    'focus it in onRowUpdate and onRowUpdateCancelled',
  ],
  async () => {
    const { el } = mount(<Cured />);
    const status = () => one(el, '[role="status"]').textContent;
    one(el, 'button[aria-label="Edit Dubliners"]').focus();
    await key('{Enter}');
    expect(focused().getAttribute('aria-label')).toBe('Title');
    await key('{Enter}');
    await expect.poll(status).toBe('Dubliners is saved');
    await expect.poll(() => focused().getAttribute('aria-label')).toBe('Table of books');
    one(el, 'button[aria-label="Next Page"]').focus();
    await key('{Enter}');
    await expect.poll(status).toBe('Page 2');
    expect(focused().getAttribute('aria-label')).toBe('Next Page');
    click(one(el, 'input[aria-label="Select Emma"]'));
    await expect.poll(status).toBe('1 selected');
    one(el, 'button[aria-label="Next Page"]').focus();
    await key('{Enter}');
    await expect.poll(status).toBe('Page 3');
    expect(focused()).toBe(document.body);
  },
);

proves(['checkboxes of selection', 'checkbox and arrow of a group', 'chips in the group bar'], async () => {
  expect(await found({})).toEqual([]);
  expect(await found({ selection: true })).toEqual(['label']);
  const names = { selectionProps: named('Select'), headerSelectionProps: named('Select all') };
  expect(await found({ selection: true, ...names })).toEqual([]);
  expect(await found({ selection: true, ...names }, { columns: grouped() })).toEqual([
    'button-name',
    'label',
  ]);
  const noBox = { selection: true, showSelectGroupCheckbox: false, ...names };
  expect(await found(noBox, { columns: grouped() })).toEqual(['button-name']);
  const barRules = await found({ grouping: true, draggable: true }, { columns: grouped() });
  expect(barRules).toContain('nested-interactive');
});

proves('sort labels: a column header inside of a column header', async () => {
  const { el } = mountTable({ draggable: false });
  expect(await broken(el)).toEqual(['aria-required-parent']);
  expect(one(el, 'th [role="columnheader"]').closest('th')).not.toBeNull();
});

const SortButton = forwardRef<HTMLSpanElement, ComponentProps<'span'>>(
  ({ 'aria-sort': _sort, ...props }, ref) => <span {...props} ref={ref} role="button" />,
);

proves(
  [
    'Let the theme render MuiTableSortLabel with a component of yours',
    'a draggable header is a button itself',
  ],
  async () => {
    const theme = createTheme({
      components: { MuiTableSortLabel: { defaultProps: { component: SortButton } as object } },
    });
    const table = (draggable: boolean) => (
      <ThemeProvider theme={theme}>
        <MaterialTable columns={columns()} data={people} options={{ draggable }} />
      </ThemeProvider>
    );
    const { el } = mount(table(false));
    expect(await broken(el)).toEqual([]);
    one(el, 'th [role="button"]').focus();
    await key('{Enter}');
    expect(shown(el)[0]).toBe('Ann');
    expect(await broken(mount(table(true)).el)).toEqual(['nested-interactive']);
  },
);

proves(
  [
    'disabled buttons; all buttons of rows while a row is edited',
    'other rows while a row is edited: they fade to a fifth',
    'An opacity in rowStyle wins.',
  ],
  async () => {
    const disabled = ['aria-prohibited-attr', 'button-name'];
    const action = { icon: 'x', tooltip: 'Act', onClick: noop };
    expect(await found({}, { actions: [{ ...action, disabled: true }] })).toEqual(disabled);
    expect(await found({}, { actions: [{ ...action, hidden: true }] })).toEqual([]);
    const edit = (el: ParentNode) => press(el, 'Edit');
    expect(await found({}, { editable }, edit)).toEqual([...disabled, 'color-contrast']);
    expect(await found({ rowStyle: { opacity: 1 } }, { editable }, edit)).toEqual(disabled);
  },
);

proves(['Save and Cancel of a cell', 'the list of a lookup filter', 'the loading circle'], async () => {
  expect(await found({}, { cellEditable }, openCell)).toEqual(['button-name']);
  const body = { saveTooltip: 'Save', cancelTooltip: 'Cancel' } as object;
  expect(await found({}, { cellEditable, localization: { body } }, openCell)).toEqual([]);
  const lookup = columns({ city: { lookup: { Bonn: 'Bonn', Oslo: 'Oslo', Rome: 'Rome' } } });
  expect(await found({ filtering: true }, { columns: lookup })).toEqual(['aria-input-field-name']);
  expect(await found({}, { isLoading: true })).toEqual(['aria-progressbar-name']);
});

proves(
  ['the menu of columnsButton', 'Enter opens, arrows move, Enter or Space shows and hides, Escape closes'],
  async () => {
    const { el } = mountTable({ ...quiet, columnsButton: true });
    one(el, 'button[aria-label="Show Columns"]').focus();
    await key('{Enter}');
    await expect.poll(() => all(document, '[role="menu"] input').length).toBe(3);
    const rules = await broken(one(document, '.MuiMenu-root'));
    expect(rules).toEqual(expect.arrayContaining(['aria-required-children', 'listitem']));
    expect(focused().textContent).toBe('Name');
    await key('{ArrowDown}');
    expect(focused().textContent).toBe('City');
    await key(' ');
    expect(texts(el, 'th')).toEqual(['Name', 'Age']);
    await key('{Escape}');
    await expect.poll(() => focused().getAttribute('aria-label')).toBe('Show Columns');
  },
);

proves('columns of arrows', async () => {
  const { el } = mountTable(quiet, { detailPanel: () => 'x' });
  expect(await broken(el, ['best-practice'])).toContain('empty-table-header');
});

proves(['Enter or Space on its label', 'Each header is two stops, one with draggable: false'], async () => {
  const { el } = mountTable();
  const stops = (options: Options<Person>) => all(mountTable(options).el, 'th [tabindex="0"]').length;
  expect([stops({}), stops({ draggable: false }), stops(quiet)]).toEqual([6, 3, 0]);
  one(el, '[role="columnheader"]').focus();
  await key('{Enter}');
  expect(shown(el)[0]).toBe('Ann');
  await key(' ');
  expect(shown(el)[0]).toBe('Leo');
});

proves('Space lifts, arrows move, Space drops, Escape cancels. Each step is announced', async () => {
  const { el } = mountTable();
  const said = () => texts(document, '[aria-live]').join(' ');
  const handle = all(el, 'thead [role="button"]')[1];
  handle?.focus();
  await key(' ');
  await expect.poll(said).toContain('lifted');
  await key('{ArrowLeft}');
  await expect.poll(said).toContain('moved');
  await key(' ');
  await expect.poll(() => texts(el, 'th')).toEqual(['City', 'Name', 'Age']);
  focused().focus();
  await key(' ');
  await expect.poll(said).toContain('lifted');
  await key('{Escape}');
  await expect.poll(said).toContain('cancelled');
});

proves(['Enter turns the order, Delete takes the group away', 'when a group chip is deleted'], async () => {
  const { el } = mountTable({ grouping: true }, { columns: grouped() });
  const groups = () => texts(el, 'tbody tr:has(b)');
  const chip = () => one(el, '.MuiChip-root');
  chip().focus();
  await key('{Enter}');
  expect(groups()).toEqual(['City: Rome', 'City: Oslo', 'City: Bonn']);
  chip().focus();
  await key('{Delete}');
  expect(groups()).toEqual([]);
  expect(focused()).toBe(document.body);
});

proves('Tab goes through all of these in the order of the page', async () => {
  const { el } = mountTable({ selection: true }, { editable, detailPanel: () => 'Panel text' });
  expect((await tabTo('input[placeholder]')).getAttribute('aria-label')).toBe('Search');
  await tabTo('thead input');
  await tabTo('[role="columnheader"]');
  await tabTo('tbody button');
  await key('{Enter}');
  await expect.poll(() => el.textContent).toContain('Panel text');
  expect(focused().getAttribute('aria-label')).toBe('Detail panel visibility toggle');
  expect(focused().getAttribute('aria-expanded')).toBeNull();
  await tabTo('tbody input');
  await key(' ');
  expect((focused() as HTMLInputElement).checked).toBe(true);
  await tabTo('button[aria-label="Edit"]');
  await tabTo('[role="combobox"]');
  await tabTo('button[aria-label="Next Page"]');
});

proves('Enter, Space or an arrow opens the list, arrows and Enter choose', async () => {
  const { el } = mountTable();
  const options = () => all(document, '[role="option"]').length;
  for (const opener of ['{Enter}', ' ', '{ArrowDown}']) {
    one(el, '[role="combobox"]').focus();
    await key(opener);
    await expect.poll(options).toBe(3);
    await key('{Escape}');
    await expect.poll(options).toBe(0);
  }
  one(el, '[role="combobox"]').focus();
  await key('{Enter}');
  await expect.poll(options).toBe(3);
  await key('{ArrowDown}{Enter}');
  await expect.poll(() => shown(el).length).toBe(10);
});

proves(
  [
    'after turning a page, after a row or cell was edited, when the bin is pressed',
    'Enter saves, Escape cancels',
  ],
  async () => {
    const { el } = mountTable({}, { editable: { ...editable, onRowDelete: done }, cellEditable });
    const inputs = () => all(el, 'tbody input').length;
    const lost = () => expect.poll(focused).toBe(document.body);
    const button = (name: string) => one(el, `button[aria-label="${name}"]`);
    for (const end of ['{Enter}', '{Escape}']) {
      button('Edit').focus();
      await key('{Enter}');
      expect(inputs()).toBe(3);
      await key(end);
      await expect.poll(inputs).toBe(0);
      await lost();
      openCell(el);
      expect(inputs()).toBe(1);
      await key(end);
      await expect.poll(inputs).toBe(0);
      await lost();
    }
    button('Next Page').focus();
    await key('{Enter}');
    await lost();
    button('Delete').focus();
    await key('{Enter}');
    await lost();
  },
);

proves(
  ['neither rows nor cells are tab stops', 'Resizing columns.', 'Retry after a failed query'],
  async () => {
    const { el } = mountTable(
      { columnResizable: true, tableLayout: 'fixed' },
      { onRowClick: noop, cellEditable },
    );
    expect(all(el, `${bodyRow}[tabindex], ${bodyRow} [tabindex]`)).toEqual([]);
    expect(all(el, 'th [tabindex="0"]')).toHaveLength(6);
    const failing = mountTable({}, { data: () => Promise.reject(new Error('Down')) }).el;
    await expect.poll(() => failing.textContent).toContain('Down');
    const retry = one(failing, 'svg[style*="pointer"]');
    expect([retry.tabIndex, retry.getAttribute('aria-hidden')]).toEqual([-1, 'true']);
  },
);

proves('In the copy of the left columns Tab and Shift+Tab do nothing', async () => {
  const own = columns({ name: { width: 100 }, city: { width: 200 }, age: { width: 400 } });
  const { el } = mountTable({ fixedColumns: { left: 1 }, toolbar: false, paging: false }, { columns: own });
  const label = one(all(el, 'table').at(-1) as HTMLElement, '[role="columnheader"]');
  label.focus();
  await key('{Tab}');
  expect(focused()).toBe(label);
  await key('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe(label);
});

proves(
  [
    'Nothing is announced when users search, sort, turn pages or select',
    'The HTML table has no name and no caption, the pager is a table of its own, and the title is a heading of level 6.',
  ],
  () => {
    const { el } = mountTable({ selection: true });
    expect(all(el, '[aria-live], [role="status"], [role="alert"], caption')).toEqual([]);
    expect(all(el, 'table')).toHaveLength(2);
    expect(all(el, 'table[aria-label], table[aria-labelledby]')).toEqual([]);
    expect(one(el, 'h6').textContent).toBe('People');
  },
);

proves(
  [
    'The turning of arrows ignores the wish for reduced motion.',
    'the background that rowStyle gives a row is gone',
  ],
  async () => {
    const features = [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: 'active' },
    ];
    const browser = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
    await browser.send('Emulation.setEmulatedMedia', { features });
    try {
      expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
      const cure = {
        '@media (prefers-reduced-motion: reduce)': {
          '& .MuiIconButton-root': { transition: 'none !important' },
        },
      };
      const arrow = (props: Partial<MaterialTableProps<Person>>) =>
        getComputedStyle(one(mountTable({}, { detailPanel: () => 'x', ...props }).el, `${bodyRow} button`));
      expect(arrow({}).transitionDuration).toBe('0.2s');
      expect(arrow({ sx: cure }).transitionDuration).toBe('0s');
      const { el } = mountTable({ rowStyle: { background: 'rgb(255, 200, 200)' } });
      expect(getComputedStyle(one(el, bodyRow)).backgroundColor).not.toBe('rgb(255, 200, 200)');
    } finally {
      await browser.send('Emulation.setEmulatedMedia', { features: [] });
    }
  },
);
