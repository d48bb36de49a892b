import MaterialTable, {
  MTableEditField,
  MTableCell,
  MTableBodyRow,
  type MaterialTableProps,
  type Options,
  type Column,
  type EditComponentProps,
  type Action,
} from '@material-table/core';
import Check from '@mui/icons-material/Check';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { CssBaseline } from '@mui/material';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { isValid } from 'date-fns';
import { useMemo, useState, useEffect, forwardRef, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi, onTestFinished } from 'vitest';
import { cdp, userEvent, page } from 'vitest/browser';
import GroupRows from '../../../demos/group/override.row';
import { mount, proves } from '../../../tests/claims/claim';
import { click, showsTooltip, press, key as pressKey } from '../../../tests/claims/hands';
import {
  all,
  bodyRow,
  focused,
  one,
  shown,
  texts,
  filterRow,
  has,
  filterOf,
  headers,
  input,
} from '../../../tests/claims/read';
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
    'Pages: use pagination that keeps its buttons, as in the demo above.',
    'On the last page, the Next button is disabled, and focus is still lost.',
    'Editing: put the table in an element with tabIndex={-1}, and focus that element in onRowUpdate and onRowUpdateCancelled.',
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
  ['Enter or Space on its label', 'Each header has two tab stops, one with draggable: false'],
  async () => {
    const { el } = mountTable();
    const stops = (options: Options<Person>) => all(mountTable(options).el, 'th [tabindex="0"]').length;
    expect([stops({}), stops({ draggable: false }), stops(quiet)]).toEqual([6, 3, 0]);
    one(el, '[role="columnheader"]').focus();
    await key('{Enter}');
    expect(shown(el)[0]).toBe('Ann');
    await key(' ');
    expect(shown(el)[0]).toBe('Leo');
  },
);

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

proves('Arrow of a group, tree row or panel; action; page button | Enter or Space', async () => {
  const onClick = vi.fn();
  const parentOf = (row: Person & { parentId?: number }) => row.parentId;
  const tree = people.map((row) => ({ ...row, ...(row.id % 2 === 0 && { parentId: row.id - 1 }) }));
  const tables: [string, Partial<MaterialTableProps<Person>>, (el: HTMLElement) => unknown][] = [
    ['tbody button', { columns: grouped() }, (el) => all(el, bodyRow).length > 0],
    [
      'tbody button',
      { data: tree, parentChildData: (row, rows) => rows.find(({ id }) => id === parentOf(row)) },
      (el) => shown(el).includes('Ann'),
    ],
    ['tbody button', { detailPanel: () => 'Panel text' }, (el) => el.textContent.includes('Panel text')],
    [
      'tbody button',
      { actions: [{ icon: 'x', tooltip: 'Act', onClick }] },
      () => onClick.mock.calls.length > 0,
    ],
    ['button[aria-label="Next Page"]', {}, (el) => shown(el)[0] === 'Fay'],
  ];
  for (const opener of ['{Enter}', ' ']) {
    for (const [selector, props, isDone] of tables) {
      onClick.mockClear();
      const { el, unmount } = mountTable({}, props);
      expect(isDone(el)).toBe(false);
      one(el, selector).focus();
      await key(opener);
      await expect.poll(() => isDone(el)).toBe(true);
      unmount();
    }
  }
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
    'after changing pages, after editing a row or cell, when Delete is pressed',
    'Enter saves, Escape cancels',
  ],
  async () => {
    const { el } = mountTable({}, { editable: { ...editable, onRowDelete: save }, cellEditable });
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
  [
    'Clicking or double-clicking a row, and opening a cell with cellEditable. Provide row actions and editable instead.',
    'Resizing columns.',
    'Retrying after a failed query',
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
    "Only dragging is announced. Searching, sorting, changing pages and selecting aren't.",
    'The HTML table has no name and no caption, the pagination is a separate table, and the title is a level 6 heading.',
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
    'The arrows of detail panels, tree rows and sorted headers rotate even if the user prefers reduced motion. Stop the rotation with sx',
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
  "For a day that doesn't exist, the filter gets a red border and aria-invalid, but no message.",
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

proves(
  [
    'In edit mode, the table handles only Enter and Escape.',
    "If something around the table takes another key, call event.stopPropagation() in your editor's onKeyDown.",
  ],
  async () => {
    const editor = (isStopped: boolean) => (props: EditComponentProps<Person>) => (
      <input
        aria-label="City"
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
        onKeyDown={(event) => isStopped && event.stopPropagation()}
      />
    );
    const typed = async (el: HTMLElement) => {
      click(all(el, 'div[style*=dashed]')[1] as HTMLElement);
      const field = one(el, 'input[aria-label=City]') as HTMLInputElement;
      field.focus();
      await userEvent.keyboard('{End} x');
      return field.value;
    };
    const cellEditable = { onCellEditApproved: save, isCellEditable: () => true };
    const plain = mountTable(
      {},
      { cellEditable, columns: columns({ city: { editComponent: editor(false) } }) },
    );
    expect(await typed(plain.el)).toBe('Bonn x');
    const takeSpace = (event: KeyboardEvent) => event.key === ' ' && event.preventDefault();
    document.body.addEventListener('keydown', takeSpace);
    onTestFinished(() => document.body.removeEventListener('keydown', takeSpace));
    for (const isStopped of [false, true]) {
      const own = columns({ city: { editComponent: editor(isStopped) } });
      expect(await typed(mountTable({}, { cellEditable, columns: own }).el)).toBe(
        isStopped ? 'Bonn x' : 'Bonnx',
      );
    }
  },
);

const tooltips = () => texts(document, '[role=tooltip]');

proves(
  [
    'The tooltip of a button, or of a header that can be sorted or dragged, opens when it gets focus, and Escape closes it.',
    "Disabled buttons and the icons of the filter row can't get focus, so their tooltips need a mouse.",
  ],
  async () => {
    const { el } = mountTable(
      { filtering: true },
      {
        columns: columns({ name: { tooltip: 'Full name' } }),
        actions: [
          { icon: () => <>M</>, tooltip: 'Mail', onClick: save },
          { icon: () => <>O</>, tooltip: 'Off', disabled: true, onClick: save },
        ],
      },
    );
    input(el, 'Search').focus();
    for (const [selector, text] of [
      ['thead th .MuiTableSortLabel-root[tabindex]', 'Full name'],
      ['button[aria-label=Mail]', 'Mail'],
      ['button[aria-label="Next Page"]', 'Next Page'],
    ] as const) {
      for (let tabs = 0; tabs < 30 && !focused().matches(selector); tabs++) await userEvent.keyboard('{Tab}');
      await expect.poll(tooltips).toEqual([text]);
      await userEvent.keyboard('{Escape}');
      await expect.poll(tooltips).toEqual([]);
    }
    expect(one(el, '[aria-label=Off] button').matches(':disabled')).toBe(true);
    expect(one(el, '[aria-label=Off]').tabIndex).toBe(-1);
    await showsTooltip(() => one(el, '[aria-label=Off]'), 'Off');
    expect(all(el, `${filterRow} *`).filter(({ tabIndex }) => tabIndex >= 0)).toEqual(
      ['Name', 'City', 'Age'].map((title) => filterOf(el, title)),
    );
    await showsTooltip(() => one(el, `${filterRow} [aria-label=Filter]`), 'Filter');
    const fixed = columns({ name: { tooltip: 'Full name', sorting: false } });
    const still = mountTable({ draggable: false }, { columns: fixed }).el;
    expect(all(headers(still)[0] as HTMLElement, '*').some(({ tabIndex }) => tabIndex >= 0)).toBe(false);
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
    'after Save, Cancel, Enter or Escape in a row or cell, no element has focus.',
    'This EditField returns focus to the row:',
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
  },
);

const noop = () => undefined;
const named = (name: string) => ({ slotProps: { input: { 'aria-label': name } } });
const names = { selectionProps: named('Select'), headerSelectionProps: named('Select all') };

proves(
  'By default, it reports several: checkboxes and some buttons have no names, sort labels have the wrong role, and rows fade while another row is being edited.',
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
    'This table fixes them:',
    'All row arrows are labeled "Detail panel visibility toggle" and have no aria-expanded. A button in your own column can have its own label and aria-expanded.',
    'empty-table-header, a hint | columns of arrows | your own column with a title, as above',
  ],
  async () => {
    const plain = mountTable(quiet, { detailPanel: () => 'x' }).el;
    expect(await broken(plain, ['best-practice'])).toContain('empty-table-header');
    const arrows = all(plain, 'tbody button');
    expect(arrows.map((arrow) => arrow.getAttribute('aria-label'))).toEqual(
      Array.from({ length: 5 }, () => 'Detail panel visibility toggle'),
    );
    expect(all(plain, '[aria-expanded]:not([role="combobox"])')).toEqual([]);

    const { el } = mount(<Cured />);
    await expect.poll(() => all(el, 'tbody [style*="visibility"], tbody button').length).toBeGreaterThan(5);
    expect(await broken(el)).toEqual([]);
    expect(await broken(el, ['best-practice'])).not.toContain('empty-table-header');
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

proves(
  'label | checkboxes of selection | selectionProps and headerSelectionProps with slotProps.input, as above',
  async () => {
    expect(await found({})).toEqual([]);
    expect(await found({ selection: true })).toEqual(['label']);
    expect(await found({ selection: true, ...names })).toEqual([]);
    expect(await found({ selection: true, selectionProps: names.selectionProps })).toEqual(['label']);
  },
);

proves(
  [
    'label, button-name | checkbox and arrow of a group | showSelectGroupCheckbox: false; a name with icons.DetailPanel, or your own group row',
    'nested-interactive | chips in the group bar | omit options.grouping and use defaultGroupOrder',
  ],
  async () => {
    const selection = { selection: true, ...names };
    expect(await found(selection, { columns: grouped() })).toEqual(['button-name', 'label']);
    const noBox = { ...selection, showSelectGroupCheckbox: false };
    expect(await found(noBox, { columns: grouped() })).toEqual(['button-name']);
    expect(await found(noBox, { columns: grouped(), icons: { DetailPanel: Arrow } })).toEqual([]);
    expect(await broken(one(mount(<GroupRows />).el, 'tbody'))).toEqual([]);
    const bar = await found({ grouping: true, draggable: true }, { columns: grouped() });
    expect(bar).toContain('nested-interactive');
    expect(await found({}, { columns: grouped() })).toEqual(['button-name']);
  },
);

proves(
  'aria-required-parent | sort labels: a column header inside a column header | a button in the theme, or maxColumnSort: 0',
  async () => {
    const { el } = mountTable({ draggable: false });
    expect(await broken(el)).toEqual(['aria-required-parent']);
    expect(one(el, 'th [role="columnheader"]').closest('th')).not.toBeNull();
    expect(await broken(mountTable({ draggable: false, maxColumnSort: 0 }).el)).toEqual([]);
    expect(await broken(mount(withButtons(false)).el)).toEqual([]);
  },
);

proves(
  [
    'In the theme, render MuiTableSortLabel with your own component',
    'nested-interactive | headers whose sort label is a button | draggable: false',
    'a draggable header is itself a button',
  ],
  async () => {
    const { el } = mount(withButtons(false));
    one(el, 'th [role="button"]').focus();
    await key('{Enter}');
    expect(shown(el)[0]).toBe('Ann');
    expect(await broken(mount(withButtons(true)).el)).toEqual(['nested-interactive']);
  },
);

proves(
  [
    'button-name, aria-prohibited-attr | disabled buttons; all buttons of rows while a row is edited | hide them meanwhile, as Actions above does; hidden instead of disabled in actions',
    'other rows while a row is edited: they fade to a fifth',
    'The other rows get an opacity of 0.2, which makes them unreadable.',
    'An opacity in rowStyle overrides it.',
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
  'aria-input-field-name; open: label, nested-interactive | the list of a lookup filter, broken reference | your own filter',
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
    'aria-required-children, listitem | the menu of columnsButton | your own column chooser',
    'Enter opens, arrows move, Enter or Space hides and shows (only Space for the same entry again), Escape closes',
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
    await key('{Enter}');
    expect(texts(el, 'th')).toEqual(['Name', 'Age']);
    await key(' ');
    expect(texts(el, 'th')).toEqual(['Name', 'City', 'Age']);
    await key('{ArrowDown}{Enter}');
    expect(texts(el, 'th')).toEqual(['Name', 'City']);
    await key('{Escape}');
    await expect.poll(() => focused().getAttribute('aria-label')).toBe('Show Columns');

    const own = mountTable(quiet, { title: <Chooser /> }).el;
    one(own, '[role="combobox"]').focus();
    await key('{ArrowDown}');
    await expect.poll(() => texts(document, '[role="option"]')).toEqual(['name', 'city', 'age']);
    expect(await broken(own)).toEqual([]);
    expect(await broken(one(document, '.MuiAutocomplete-popper'))).toEqual([]);
  },
);

/** The chooser of /docs/can-it-do. */
function Chooser() {
  return (
    <Autocomplete
      multiple
      options={['name', 'city', 'age']}
      renderInput={(params) => <TextField {...params} label="Columns" />}
    />
  );
}

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

interface MovableProps {
  isGrouped?: boolean;
  hasIds?: boolean;
  /** Focus the button again. */
  isKept?: boolean;
}

const firstRows = people.slice(0, 4);

function Movable({ isGrouped = false, hasIds = true, isKept = false }: MovableProps) {
  const [rows, setRows] = useState(hasIds ? firstRows : firstRows.map((row) => ({ ...row, id: undefined! })));
  const [own] = useState(() => columns({ city: isGrouped ? { defaultGroupOrder: 0 } : {} }));
  const set = (label: string, next: Person[]) => {
    if (!isKept) return setRows(next);
    flushSync(() => setRows(next));
    document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.focus();
  };
  const moveUp = ({ name }: Person): Action<Person> => ({
    icon: () => <>↑</>,
    tooltip: `Move ${name} up`,
    onClick: () => {
      const from = rows.findIndex((row) => row.name === name);
      const next = [...rows];
      next.splice(from - 1, 0, ...next.splice(from, 1));
      set(`Move ${name} up`, next);
    },
  });
  const moveToOslo = ({ name }: Person): Action<Person> => ({
    icon: () => <>O</>,
    tooltip: `Move ${name} to Oslo`,
    onClick: () =>
      set(
        `Move ${name} to Oslo`,
        rows.map((row) => (row.name === name ? { ...row, city: 'Oslo' } : row)),
      ),
  });
  return (
    <MaterialTable
      columns={own}
      data={rows}
      options={{ maxColumnSort: 0, defaultExpanded: true }}
      actions={[moveUp, moveToOslo]}
    />
  );
}

/** Press a button with the keyboard, and return the name of what then has the focus. */
async function pressMovable(label: string, props: MovableProps) {
  const { el, unmount } = mount(<Movable {...props} />);
  const rows = () => texts(el, 'tbody tr').join();
  const before = rows();
  one(el, `button[aria-label="${label}"]`).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(rows).not.toBe(before);
  const name = focused().ariaLabel;
  unmount();
  return name;
}

proves(
  [
    'with ids, focus follows the row, but in groups it changes to another row or is lost.',
    'Set the rows in flushSync, then focus the button again:',
  ],
  async () => {
    const [up, toOslo] = ['Move Ann up', 'Move Ann to Oslo'] as const;
    expect(await pressMovable(up, {})).toBe(up);
    expect(await pressMovable(up, { hasIds: false })).toBeNull();
    expect(await pressMovable(up, { isGrouped: true })).toBe('Move Cid up');
    expect(await pressMovable(toOslo, { isGrouped: true })).toBeNull();
    expect(await pressMovable(up, { isGrouped: true, isKept: true })).toBe(up);
    expect(await pressMovable(toOslo, { isGrouped: true, isKept: true })).toBe(toOslo);
    expect(await pressMovable(up, { hasIds: false, isKept: true })).toBe(up);
  },
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
  'In edit mode, the column\'s title labels its field if it is a string. The exceptions are date and time fields, whose parts only say "Day" or "Hours".',
  () => {
    const own: Column<Person>[] = [
      { title: 'Name', field: 'name' },
      { title: <b>City</b>, field: 'city' },
      { title: 'Age', field: 'age', type: 'numeric' },
    ];
    const { el } = mountTable({}, { columns: own, editable: { onRowUpdate: async () => undefined } });
    press(el, 'Edit');
    const names = all(el, 'tbody input').map((input) => input.getAttribute('aria-label'));
    expect(names).toEqual(['Name', '[object Object]', 'Age']);
  },
);

proves('To label such a field, wrap it in a group.', async () => {
  const Field = (props: { columnDef: Column<Person> }) => (
    <div role="group" aria-label={String(props.columnDef.title)}>
      <MTableEditField {...props} />
    </div>
  );
  const born: Column<Person> = { title: 'Born', field: 'born' as never, type: 'date' };
  const { el } = mountTable(
    {},
    { columns: [born], editable: { onRowUpdate: async () => undefined }, components: { EditField: Field } },
  );
  press(el, 'Edit');
  await expect.poll(() => page.getByRole('group', { name: 'Born' }).elements().length).toBe(1);
  expect(all(one(el, '[aria-label="Born"]'), '[role="spinbutton"]')).toHaveLength(3);
});

proves(
  'In edit mode, the column\'s title labels its field if it is a string. The exceptions are date and time fields, whose parts only say "Day" or "Hours".',
  () => {
    const namesOf = (type: 'date' | 'time') => {
      const born: Column<Person> = { title: 'Born', field: 'born' as never, type };
      const { el } = mountTable({}, { columns: [born], editable: { onRowUpdate: async () => undefined } });
      press(el, 'Edit');
      const field = one(el, 'tbody [role="group"]');
      expect(field.getAttributeNames().filter((name) => name.startsWith('aria-label'))).toEqual([]);
      return all(field, '[role="spinbutton"]').map((part) => part.ariaLabel);
    };
    expect(namesOf('date')).toEqual(['Day', 'Month', 'Year']);
    expect(namesOf('time')).toEqual(['Hours', 'Minutes', 'Seconds']);
  },
);

proves(
  [
    'Header cells are th elements with scope="col".',
    "The sort label has aria-sort: none for a column that isn't sorted",
    'In the demo above, it is a button that says the order in words.',
  ],
  async () => {
    const { el } = mountTable();
    expect(all(el, 'thead th').map((th) => th.getAttribute('scope'))).toEqual(['col', 'col', 'col']);
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

proves(
  [
    'The table adds no names to your icons.',
    'Set titleAccess on a Material UI icon, alt on an image, and role="img" with aria-label on anything else.',
  ],
  () => {
    const icons = [
      <Check key="1" />,
      <Check key="2" titleAccess="Done" />,
      <i key="3" role="img" aria-label="Late" />,
    ];
    const age = { render: ({ id }: { id: number }) => icons[id - 1] };
    const { el } = mountTable({ paging: false }, { data: people.slice(0, 3), columns: columns({ age }) });
    const names = all(el, `${bodyRow} td:last-child > *`).map(
      (icon) => icon.ariaLabel ?? icon.querySelector('title')?.textContent ?? '',
    );
    expect(names).toEqual(['', 'Done', 'Late']);
  },
);

proves(
  'In a list of choices, Enter, Space or an arrow opens, arrows move, Enter checks and unchecks, Escape closes',
  async () => {
    const lookup = { Bonn: 'Bonn', Oslo: 'Oslo', Rome: 'Rome' };
    const { el } = mountTable(
      { filtering: true, debounceInterval: 0, paging: false },
      { columns: columns({ city: { lookup } }) },
    );
    const options = () => all(document, '[role=option]');
    for (const opener of ['{Enter}', ' ', '{ArrowDown}']) {
      one(el, '[role=combobox]').focus();
      await key(opener);
      await expect.poll(() => options().length).toBe(3);
      await key('{ArrowDown}');
      const { activeElement } = document;
      await key('{Enter}');
      await expect.poll(() => activeElement?.ariaSelected).toBe('true');
      await key('{Enter}');
      await expect.poll(() => activeElement?.ariaSelected).toBe('false');
      await key('{Escape}');
      await expect.poll(() => options().length).toBe(0);
    }
    one(el, '[aria-label="filter data by Name"]').focus();
    await key('{Tab}');
    expect(document.activeElement?.closest('tr')?.id).toBe('m--table--filter--row');
  },
);

proves("Tab moves from field to field, row by row, and skips cells that can't be edited.", async () => {
  const { el } = mountTable(
    { search: false, paging: false },
    {
      data: people.slice(0, 2),
      columns: columns({ city: { editable: 'never' } }),
      editable: { onBulkUpdate: async () => undefined },
    },
  );
  click(one(el, 'button[aria-label="Edit All"]'));
  await expect.poll(() => all(el, 'tbody input').length).toBe(4);
  const values: string[] = [];
  (one(el, 'tbody input') as HTMLInputElement).focus();
  for (let step = 0; step < 4; step++) {
    values.push((document.activeElement as HTMLInputElement).value);
    await key('{Tab}');
  }
  expect(values).toEqual(['Cid', '41', 'Ann', '30']);
});

proves(["Cells aren't focusable.", 'MTableCell passes attributes to its td'], async () => {
  const onKey = vi.fn();
  function KeyCell(props: { rowData?: { name: string } } & Record<string, unknown>) {
    return <MTableCell {...props} tabIndex={0} onKeyDown={() => onKey(props.rowData?.name)} />;
  }
  expect(all(mountTable().el, 'tbody td[tabindex]')).toHaveLength(0);
  const { el } = mount(<MaterialTable columns={columns()} data={people} components={{ Cell: KeyCell }} />);
  await expect.poll(() => all(el, 'tbody td[tabindex="0"]').length).toBe(15);
  const cell = all(el, `${bodyRow} td`)[4] as HTMLElement;
  cell.focus();
  expect(document.activeElement).toBe(cell);
  pressKey(cell, 'c');
  expect(onKey.mock.calls).toEqual([['Ann']]);
});

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
    "The header has the browser's focus ring. Its sort label, which is the second tab stop, only changes color.",
    "Add a ring with sx: '& .MuiTableSortLabel-root:focus-visible': { outline: '2px solid' }.",
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
  'Pass your own row as components={{ Row: KeyRow }}. In this row, Enter works like a click.',
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

proves('To select each row that gets focus, also pass onFocus.', async () => {
  const seen: number[] = [];
  const Row = (props: { data: { id: number } }) => (
    <KeyRow {...props} onFocus={() => seen.push(props.data.id)} />
  );
  const { el } = mountTable({}, { components: { Row } });
  await expect.poll(() => one(el, bodyRow).tabIndex).toBe(0);
  one(el, bodyRow).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(seen).toEqual([people[0]?.id, people[1]?.id]);
});
