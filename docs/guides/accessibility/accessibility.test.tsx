import MaterialTable, {
  MTableEditField,
  MTableBodyRow,
  type MaterialTableProps,
  type Options,
  type Column,
} from '@material-table/core';

import ChevronRight from '@mui/icons-material/ChevronRight';
import { CssBaseline } from '@mui/material';

import CircularProgress from '@mui/material/CircularProgress';
import type { SvgIconProps } from '@mui/material/SvgIcon';

import { createTheme, ThemeProvider } from '@mui/material/styles';
import { isValid } from 'date-fns';
import { useMemo, useState, useEffect, forwardRef, type ComponentProps } from 'react';

import { expect, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';

import { mount, proves } from '../../../tests/claims/claim';
import { click, press } from '../../../tests/claims/hands';
import { all, bodyRow, focused, one, shown, texts, filterRow, has } from '../../../tests/claims/read';
import { columns, mountTable, people, save, type Person } from '../../../tests/claims/table';
import { components as parts } from './_accessible-parts';
import { quiet, broken, found } from './_axe';
import Cured from './cured';

const editable = { onRowUpdate: save };
const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
const grouped = () => columns({ city: { defaultGroupOrder: 0 } });
const key = (keys: string) => userEvent.keyboard(keys);
const openCell = (el: ParentNode) => click(one(el, 'div[style*=dashed]'));

/** Press Tab until a matching element has the focus; throw when none has after 40 stops. */
async function tabTo(selector: string): Promise<HTMLElement> {
  for (let stop = 0; stop < 40; stop++) {
    await key('{Tab}');
    if (focused().matches(selector)) return focused();
  }
  throw new Error(`Tab never reaches ${selector}`);
}

proves(
  [
    'For pages, use pagination that keeps its buttons, as in the demo above.',
    'On the last page, the Next button is disabled, and focus is still lost.',
    'For editing, put the table in an element with tabIndex={-1}, and focus that element in onRowUpdate and onRowUpdateCancelled',
    'Wrap the table in a labeled region, and pass the title as a Typography with the right component.',
  ],
  async () => {
    const { el } = mount(<Cured />);
    const status = () => one(el, '[role="status"]').textContent;
    const region = one(el, '[role="region"][aria-label="Table of books"]');
    expect([region.tabIndex, one(region, 'h3').textContent]).toEqual([-1, 'Books']);
    for (const end of ['{Escape}', '{Enter}']) {
      one(el, 'button[aria-label="Edit Dubliners"]').focus();
      await key('{Enter}');
      expect(focused().getAttribute('aria-label')).toBe('Title');
      await key(end);
      await expect.poll(focused).toBe(region);
    }
    await expect.poll(status).toBe('Dubliners is saved');
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

proves(
  ['Enter or Space on its label', 'Each header has two tab stops, or one with draggable: false.'],
  async () => {
    const { el } = mountTable();
    const stops = (options: Options<Person>) => all(mountTable(options).el, 'th [tabindex="0"]').length;
    expect([stops({}), stops({ draggable: false })]).toEqual([6, 3]);
    one(el, '[role="columnheader"]').focus();
    await key('{Enter}');
    expect(shown(el)[0]).toBe('Ann');
    await key(' ');
    expect(shown(el)[0]).toBe('Leo');
  },
);

proves('Space lifts it, arrows move it, Space drops it, and Escape cancels.', async () => {
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

proves(['Enter reverses the order, Delete removes the group', 'when a group chip is deleted'], async () => {
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

proves(
  ['Most of the table works with the keyboard', 'Tab moves through all of these in page order'],
  async () => {
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
  },
);

proves('Expand button, action or page button | Enter or Space', async () => {
  const onClick = vi.fn();
  for (const opener of ['{Enter}', ' ']) {
    const { el, unmount } = mountTable(
      {},
      {
        detailPanel: () => 'Panel text',
        actions: [{ icon: 'x', tooltip: 'Act', onClick }],
      },
    );
    one(el, 'tbody button').focus();
    await key(opener);
    await expect.poll(() => el.textContent).toContain('Panel text');
    one(el, 'button[aria-label="Act"]').focus();
    await key(opener);
    one(el, 'button[aria-label="Next Page"]').focus();
    await key(opener);
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    unmount();
  }
  expect(onClick).toHaveBeenCalledTimes(2);
});

proves(
  [
    'Users need a mouse to click or double-click a row and to open a cell with cellEditable, so provide row actions and editable instead.',
    'Resizing columns and retrying after a failed query also require a mouse',
  ],
  async () => {
    const onRowClick = vi.fn();
    const onRowDoubleClick = vi.fn();
    const clicked = mountTable({}, { onRowClick, onRowDoubleClick }).el;
    const calls = () => [onRowClick.mock.calls.length, onRowDoubleClick.mock.calls.length];
    await userEvent.click(one(clicked, `${bodyRow} td`));
    await expect.poll(calls).toEqual([1, 0]);
    await userEvent.dblClick(one(clicked, `${bodyRow} td`));
    await expect.poll(calls).toEqual([1, 1]);
    const { el } = mountTable({ columnResizable: true, tableLayout: 'fixed' }, { cellEditable });
    for (const table of [clicked, el])
      expect(all(table, `${bodyRow}[tabindex], ${bodyRow} [tabindex]`)).toEqual([]);
    openCell(el);
    expect(all(el, 'tbody input')).toHaveLength(1);
    expect(all(el, 'th [tabindex="0"]')).toHaveLength(6);
    const failing = mountTable({}, { data: () => Promise.reject(new Error('Down')) }).el;
    await expect.poll(() => failing.textContent).toContain('Down');
    const retry = one(failing, 'svg[style*="pointer"]');
    expect([retry.tabIndex, retry.getAttribute('aria-hidden')]).toEqual([-1, 'true']);
  },
);

proves('In the copied left columns, Tab and Shift+Tab do nothing', async () => {
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
    "Only dragging is announced. Searching, sorting, changing pages and selecting aren't",
    'The HTML table has no name and no caption, and the title is a level 6 heading.',
  ],
  () => {
    const { el } = mountTable({ selection: true });
    expect(all(el, '[aria-live], [role="status"], [role="alert"], caption')).toEqual([]);
    expect(all(el, 'table[aria-label], table[aria-labelledby]')).toEqual([]);
    expect(one(el, 'h6').textContent).toBe('People');
  },
);

proves(
  [
    'Stop the rotation with sx',
    'The arrows of detail panels, tree rows and sorted headers rotate even if the user prefers reduced motion.',
    'In forced colors mode (Windows contrast themes), row backgrounds from rowStyle are lost, so add a word or an icon.',
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
          '& .MuiIconButton-root, & .MuiTableSortLabel-icon': { transition: 'none !important' },
        },
      };
      const arrows = (props: Partial<MaterialTableProps<Person>>) => {
        const { el } = mountTable({}, props);
        return [`${bodyRow} button`, 'th .MuiTableSortLabel-icon'].map(
          (arrow) => getComputedStyle(one(el, arrow)).transitionDuration,
        );
      };
      const kinds: Partial<MaterialTableProps<Person>>[] = [
        { detailPanel: () => 'x' },
        { parentChildData: (row, rows) => rows.find(({ id }) => row.id > 1 && id === 1) },
      ];
      for (const kind of kinds) {
        expect(arrows(kind)).toEqual(['0.2s', expect.stringContaining('0.2s')]);
        expect(arrows({ ...kind, sx: cure })).toEqual(['0s', '0s']);
      }
      const { el } = mountTable({ rowStyle: { background: 'rgb(255, 200, 200)' } });
      expect(getComputedStyle(one(el, bodyRow)).backgroundColor).not.toBe('rgb(255, 200, 200)');
      const said = columns({ name: { render: ({ name }) => `${name}, late` } });
      const row = one(mountTable({}, { columns: said }).el, bodyRow);
      expect(row.innerText).toContain('Cid, late');
    } finally {
      await browser.send('Emulation.setEmulatedMedia', { features: [] });
    }
  },
);

function Page() {
  const [hasWrongDate, setHasWrongDate] = useState(false);
  const own = useMemo<Column<Person>[]>(
    () => [{ title: 'Born', field: 'name', type: 'date', customFilterAndSearch: () => true }],
    [],
  );
  return (
    <>
      <p role="alert">{hasWrongDate && 'This date does not exist.'}</p>
      <MaterialTable
        columns={own}
        data={people}
        options={{ filtering: true, debounceInterval: 0 }}
        onFilterChange={(filters) =>
          setHasWrongDate(filters.some(({ value }) => value instanceof Date && !isValid(value)))
        }
      />
    </>
  );
}

proves(
  "For a day that doesn't exist, a date filter gets a red border and aria-invalid, but no message.",
  async () => {
    const { el } = mount(<Page />);
    const message = () => one(el, '[role=alert]').textContent;
    expect(has(el, `${filterRow} [aria-invalid=true]`)).toBe(false);
    click(one(el, `${filterRow} [role=spinbutton]`));
    await userEvent.keyboard('02312026');
    await expect.poll(message).toBe('This date does not exist.');
    expect(has(el, `${filterRow} [aria-invalid=true].Mui-error`)).toBe(true);
    expect(one(el, filterRow).querySelector('p, [role=alert], [aria-errormessage], [aria-describedby]')).toBe(
      null,
    );
    click(one(el, `${filterRow} [aria-label=Month]`));
    await userEvent.keyboard('03');
    await expect.poll(message).toBe('');
  },
);

function EditField(props: ComponentProps<typeof MTableEditField>) {
  useEffect(() => {
    const row = document.activeElement?.closest('tr');
    const table = row?.closest('table');
    const index = row?.rowIndex ?? 0;
    return () => {
      const closed = table?.rows[index];
      if (!closed || document.activeElement !== document.body) return;
      closed.tabIndex = -1;
      closed.focus();
    };
  }, []);
  return <MTableEditField {...props} />;
}

proves(
  [
    'after changing pages, after editing a row or cell, when Delete is pressed, and when a group chip is deleted.',
    'Enter saves, Escape cancels',
    'or return focus to the row with this EditField',
  ],
  async () => {
    const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
    const openRow = (el: ParentNode) => click(all(el, 'button[aria-label=Edit]')[1] as HTMLElement);
    const openCell = (el: ParentNode) => click(all(el, 'div[style*=dashed]')[4] as HTMLElement);
    const closings = [
      () => userEvent.keyboard('{Enter}'),
      () => userEvent.keyboard('{Escape}'),
      (el: ParentNode) => click(one(el, 'tbody tr:has(input) button')),
    ];
    for (const components of [{}, { EditField }])
      for (const [props, open] of [
        [{ editable: { onRowUpdate: save } }, openRow],
        [{ cellEditable }, openCell],
      ] as const)
        for (const close of closings) {
          const { el, unmount } = mountTable({}, { ...props, components });
          open(el);
          await expect.poll(() => focused().tagName).toBe('INPUT');
          await close(el);
          await expect.poll(() => has(el, 'tbody input')).toBe(false);
          const row = 'EditField' in components ? one(el, 'tbody tr:nth-of-type(2)') : document.body;
          await expect.poll(focused).toBe(row);
          unmount();
        }
    const { el } = mountTable({}, { editable: { onRowDelete: save } });
    for (const name of ['Next Page', 'Delete']) {
      one(el, `button[aria-label="${name}"]`).focus();
      await key('{Enter}');
      await expect.poll(focused).toBe(document.body);
    }
  },
);

const noop = () => undefined;
const named = (name: string) => ({ slotProps: { input: { 'aria-label': name } } });
const names = { selectionProps: named('Select'), headerSelectionProps: named('Select all') };

proves(
  'By default, it reports several, because checkboxes and some buttons have no names, sort labels have the wrong role, and rows fade while another row is being edited.',
  async () => {
    const { el } = mountTable({ selection: true }, { editable });
    expect(await broken(el)).toEqual(expect.arrayContaining(['aria-required-parent', 'label']));
    press(el, 'Edit');
    expect(await broken(el)).toEqual(expect.arrayContaining(['button-name', 'color-contrast']));
  },
);

proves(
  [
    'with a few props axe reports no issues',
    'This table fixes them.',
    'All expand buttons are labeled "Detail panel visibility toggle" and don\'t tell whether they are expanded. A button in a custom column can have its own label and aria-expanded.',
  ],
  async () => {
    const plain = mountTable(quiet, { detailPanel: () => 'x' }).el;
    const arrows = all(plain, 'tbody button');
    expect(arrows.map((arrow) => arrow.getAttribute('aria-label'))).toEqual(
      Array.from({ length: 5 }, () => 'Detail panel visibility toggle'),
    );
    expect(all(plain, '[aria-expanded]:not([role="combobox"])')).toEqual([]);

    const { el } = mount(<Cured />);
    await expect.poll(() => all(el, 'tbody [style*="visibility"], tbody button').length).toBeGreaterThan(5);
    expect(await broken(el)).toEqual([]);
    click(one(el, 'thead [role="button"]:not([aria-disabled])'));
    expect(texts(el, 'th')).toContain('Title, sorted ascending');
    const own = () => one(el, 'button[aria-label="Shelf of Dubliners"]');
    expect(own().getAttribute('aria-expanded')).toBe('false');
    click(own());
    await expect.poll(() => texts(el, 'tbody p')).toEqual(['Shelf J']);
    expect(own().getAttribute('aria-expanded')).toBe('true');
    press(el, 'Edit Dubliners');
    expect(await broken(el)).toEqual([]);
  },
);

proves('label | checkboxes of selection | selectionProps and headerSelectionProps', async () => {
  expect(await found({})).toEqual([]);
  expect(await found({ selection: true })).toEqual(['label']);
  expect(await found({ selection: true, ...names })).toEqual([]);
  expect(await found({ selection: true, selectionProps: names.selectionProps })).toEqual(['label']);
});

proves(
  [
    'label, button-name | checkbox and expand button of a group | showSelectGroupCheckbox: false, and an icons.DetailPanel with a name',
    'nested-interactive | chips in the group bar | omit options.grouping and use defaultGroupOrder',
  ],
  async () => {
    const selection = { selection: true, ...names };
    expect(await found(selection, { columns: grouped() })).toEqual(['button-name', 'label']);
    const noBox = { ...selection, showSelectGroupCheckbox: false };
    expect(await found(noBox, { columns: grouped() })).toEqual(['button-name']);
    expect(await found(noBox, { columns: grouped(), icons: { DetailPanel: Arrow } })).toEqual([]);
    const bar = await found({ grouping: true, draggable: true }, { columns: grouped() });
    expect(bar).toContain('nested-interactive');
    expect(await found({}, { columns: grouped() })).toEqual(['button-name']);
  },
);

proves(
  [
    'sort labels, which are a column header inside a column header | a button in the theme, as below, or maxColumnSort: 0',
    'To give sort labels the right role, render them in the theme with a component that sets role="button".',
    'nested-interactive | headers whose sort label is a button | draggable: false',
    'a draggable header is itself a button',
  ],
  async () => {
    const { el } = mountTable({ draggable: false });
    expect(await broken(el)).toEqual(['aria-required-parent']);
    expect(one(el, 'th [role="columnheader"]').closest('th')).not.toBeNull();
    expect(await broken(mountTable({ draggable: false, maxColumnSort: 0 }).el)).toEqual([]);
    const cured = mount(withButtons(false)).el;
    expect(await broken(cured)).toEqual([]);
    one(cured, 'th [role="button"]').focus();
    await key('{Enter}');
    expect(shown(cured)[0]).toBe('Ann');
    expect(await broken(mount(withButtons(true)).el)).toEqual(['nested-interactive']);
  },
);

proves(
  [
    'disabled buttons, such as all buttons of other rows while a row is edited | hide them meanwhile, as Actions does in the demo',
    'other rows while a row is edited, which fade to a fifth | rowStyle: { opacity: 1 }',
  ],
  async () => {
    const disabled = ['aria-prohibited-attr', 'button-name'];
    const action = { icon: 'x', tooltip: 'Act', onClick: noop };
    expect(await found({}, { actions: [{ ...action, disabled: true }] })).toEqual(disabled);
    expect(await found({}, { actions: [{ ...action, hidden: true }] })).toEqual([]);
    const opacities = (el: ParentNode) => all(el, bodyRow).map((row) => getComputedStyle(row).opacity);
    const edit = (wanted: string) => (el: ParentNode) => {
      press(el, 'Edit');
      expect(opacities(el)).toEqual([wanted, wanted, wanted, wanted]);
    };
    expect(await found({}, { editable }, edit('0.2'))).toEqual([...disabled, 'color-contrast']);
    const opaque = { rowStyle: { opacity: 1 } };
    expect(await found(opaque, { editable }, edit('1'))).toEqual(disabled);
    expect(await found(opaque, { editable, components: { Actions: parts.Actions } }, edit('1'))).toEqual([]);
  },
);

proves('Save and Cancel of a cell', async () => {
  expect(await found({}, { cellEditable }, openCell)).toEqual(['button-name']);
  const body = { saveTooltip: 'Save', cancelTooltip: 'Cancel' } as object;
  expect(await found({}, { cellEditable, localization: { body } }, openCell)).toEqual([]);
});

proves(
  'aria-input-field-name, and when open, label and nested-interactive | the list of a lookup filter, whose label is a broken reference | a custom filter',
  async () => {
    const lookup = { Bonn: 'Bonn', Oslo: 'Oslo', Rome: 'Rome' };
    const list = columns({ city: { lookup } });
    expect(await found({ filtering: true }, { columns: list })).toEqual(['aria-input-field-name']);
    const { el } = mountTable({ filtering: true }, { columns: columns({ city: { lookup } }) });
    const named = one(el, 'thead [aria-labelledby], tbody [aria-labelledby]');
    const ids = (named.getAttribute('aria-labelledby') ?? '').split(' ');
    expect(ids.map((id) => document.getElementById(id))).toContain(null);
    one(el, 'tbody [role="combobox"], thead [role="combobox"]').dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true }),
    );
    await expect.poll(() => all(document, '[role="option"]').length).toBe(3);
    expect(await broken(one(document, '.MuiMenu-root'))).toEqual(['label', 'nested-interactive']);
    const filterComponent = () => <select aria-label="Filter by city" />;
    const own = columns({ city: { lookup, filterComponent } });
    expect(await found({ filtering: true }, { columns: own })).toEqual([]);
  },
);

proves('aria-progressbar-name | the loading circle | components.OverlayLoading with a name', async () => {
  const OverlayLoading = () => <CircularProgress aria-label="Loading" />;
  expect(await found({}, { isLoading: true })).toEqual(['aria-progressbar-name']);
  expect(await found({}, { isLoading: true, components: { OverlayLoading } })).toEqual([]);
});

proves(
  [
    'aria-required-children, listitem | the menu of columnsButton | a custom column chooser',
    'Enter opens, arrows move, Space hides and shows, and Escape closes.',
  ],
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
    await key(' ');
    expect(texts(el, 'th')).toEqual(['Name', 'City', 'Age']);
    await key('{Escape}');
    await expect.poll(() => focused().getAttribute('aria-label')).toBe('Show Columns');
  },
);

const Arrow = forwardRef<SVGSVGElement, SvgIconProps>((props, ref) => (
  <ChevronRight {...props} ref={ref} titleAccess="Rows of the group" />
));

const SortButton = forwardRef<HTMLSpanElement, ComponentProps<'span'>>(
  ({ 'aria-sort': _sort, ...props }, ref) => <span {...props} ref={ref} role="button" />,
);

const theme = createTheme({
  components: { MuiTableSortLabel: { defaultProps: { component: SortButton } as object } },
});

const withButtons = (draggable: boolean) => (
  <ThemeProvider theme={theme}>
    <MaterialTable columns={columns()} data={people} options={{ draggable }} />
  </ThemeProvider>
);

const nameOf = (element: Element) =>
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .trim();

proves('labelRowsPerPage labels the list of page sizes, so an empty string removes its label.', async () => {
  const named = async (pagination: object) => {
    const { el, unmount } = mountTable(quiet, { localization: { pagination } });
    const name = nameOf(one(el, '[role="combobox"]'));
    const rules = await broken(el);
    unmount();
    return [name, rules];
  };
  expect(await named({ labelRowsPerPage: 'Lines' })).toEqual(['Lines', []]);
  expect(await named({ labelRowsPerPage: '' })).toEqual(['', ['aria-input-field-name']]);
});

proves(
  [
    'In edit mode, the column\'s title labels its field if it is a string. The exceptions are date and time fields, whose parts only say "Day" or "Hours".',
    'To label such a field, wrap it in a group.',
  ],
  async () => {
    const own: Column<Person>[] = [
      { title: 'Name', field: 'name' },
      { title: <b>City</b>, field: 'city' },
      { title: 'Born', field: 'born' as never, type: 'date' },
      { title: 'At', field: 'at' as never, type: 'time' },
    ];
    const Field = (props: { columnDef: Column<Person> }) => (
      <div role="group" aria-label={String(props.columnDef.title)}>
        <MTableEditField {...props} />
      </div>
    );
    const edited = (components: object) => {
      const { el } = mountTable({}, { columns: own, editable, components });
      press(el, 'Edit');
      return el;
    };
    const el = edited({});
    const named = all(el, 'tbody input[aria-label]').slice(0, 2);
    expect(named.map(({ ariaLabel }) => ariaLabel)).toEqual(['Name', '[object Object]']);
    expect(all(el, 'tbody [role="group"]').some((group) => group.ariaLabel)).toBe(false);
    expect(all(el, 'tbody [role="spinbutton"]').map((part) => part.ariaLabel)).toEqual(
      'Day Month Year Hours Minutes Seconds'.split(' '),
    );
    await expect.poll(() => has(edited({ EditField: Field }), '[aria-label="Born"]')).toBe(true);
  },
);

proves(
  [
    "The sort label has an aria-sort, which many screen readers don't mention.",
    'In the demo above, it is a button that says the order in words.',
  ],
  async () => {
    const { el } = mountTable();
    const labels = () => all(el, '[data-testid=mtableheader-sortlabel]');
    const orders = () => labels().map((label) => label.getAttribute('aria-sort'));
    expect(orders()).toEqual(['none', 'none', 'none']);
    click(labels()[1] as HTMLElement);
    expect(orders()).toEqual(['none', 'ascending', 'none']);
    const cured = mount(<Cured />).el;
    const label = () => one(cured, '[data-testid=mtableheader-sortlabel]');
    expect(label().role).toBe('button');
    click(label());
    expect(label().textContent).toContain('sorted ascending');
  },
);

proves('The default labels, such as "Search", "Clear Search" and "Next Page", are in English.', () => {
  const { el } = mountTable();
  const labels = all(el, '[aria-label]').map((part) => part.getAttribute('aria-label'));
  expect(labels).toEqual(
    expect.arrayContaining([
      'Search',
      'Clear Search',
      'First Page',
      'Previous Page',
      'Next Page',
      'Last Page',
    ]),
  );
  const own = mountTable(
    {},
    { localization: { toolbar: { searchAriaLabel: 'Find people' }, pagination: { nextAriaLabel: 'Go on' } } },
  ).el;
  one(own, 'input[aria-label="Find people"]');
  one(own, 'button[aria-label="Go on"]');
});

proves(
  [
    "The header itself has the browser's focus ring, while its sort label, which is the second tab stop, only changes color.",
    'Add a ring with outline for .MuiTableSortLabel-root:focus-visible in sx.',
  ],
  async () => {
    mount(<CssBaseline />);
    const rings = async (sx: object) => {
      const { el, unmount } = mountTable({ search: false }, { sx });
      const label = one(el, '.MuiTableSortLabel-root');
      const before = getComputedStyle(label).color;
      focused().blur();
      await userEvent.keyboard('{Tab}');
      const [handle, outline] = [focused(), getComputedStyle(focused()).outlineStyle];
      expect(handle.getAttribute('role')).toBe('button');
      await userEvent.keyboard('{Tab}');
      expect(focused()).toBe(label);
      await expect.poll(() => getComputedStyle(label).color).not.toBe(before);
      const second = getComputedStyle(label).outlineStyle;
      unmount();
      return [outline, second];
    };
    expect(await rings({})).toEqual(['auto', 'none']);
    const sx = { '& .MuiTableSortLabel-root:focus-visible': { outline: '2px solid' } };
    expect(await rings(sx)).toEqual(['auto', 'solid']);
  },
);

function KeyRow(props: { onFocus?: () => void }) {
  const move = ({ key, currentTarget, target }: React.KeyboardEvent<HTMLElement>) => {
    if (target !== currentTarget) return;
    if (key === 'Enter') currentTarget.click();
    const next =
      key === 'ArrowDown' ? 'nextElementSibling' : key === 'ArrowUp' ? 'previousElementSibling' : null;
    const row = next && currentTarget[next];
    if (row instanceof HTMLElement) row.focus();
  };
  return <MTableBodyRow {...props} tabIndex={0} onKeyDown={move} />;
}
const components = { Row: KeyRow };

proves(
  [
    "Rows can't get focus by default.",
    'In it, the arrow keys move to the next or previous row, and Enter works like a click.',
  ],
  async () => {
    const onRowClick = vi.fn();
    const { el } = mountTable({}, { components, onRowClick });
    await expect.poll(() => one(el, bodyRow).tabIndex).toBe(0);
    expect(one(mountTable().el, bodyRow).tabIndex).toBe(-1);
    const rows = all(el, bodyRow);
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(rows[2]);
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe(rows[1]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onRowClick.mock.lastCall?.[1]).toMatchObject({ name: people[1]?.name });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe(rows[0]);
  },
);
