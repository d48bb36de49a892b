import MaterialTable, { type Action, type Column } from '@material-table/core';
import Info from '@mui/icons-material/Info';
import { createTheme, ThemeProvider } from '@mui/material';
import { useState } from 'react';
import { expect, vi, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, press, pressText, search } from '../../tests/claims/hands';
import { all, buttonOf, has, one, shown, texts, bodyRow } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import Buttons from './basic.buttons';
import Confirm from './basic.confirm';
import BasicCurrentState from './basic.current-state';
import RowMenus from './basic.menu';
import BasicPerRow from './basic.per-row';
import BasicPosition from './basic.position';
import BasicSelectedRows from './basic.selected-rows';
import Undo from './basic.undo';

const hasButton = (label: string) => all(document, `button[aria-label="${label}"]`).length > 0;

proves('The button is hidden for paid orders, so it disappears after a click.', async () => {
  const { el } = mount(<Confirm />);
  const name = 'Mark the order of Adams as paid';
  press(el, name);
  expect(texts(document, '[role="dialog"] h2')).toEqual(['Has Adams paid?']);
  click(buttonOf('No'));
  expect(shown(el, 1)[0]).toBe('open');
  press(el, name);
  click(buttonOf('Yes'));
  expect(shown(el, 1)[0]).toBe('paid');
  expect(has(el, `button[aria-label="${name}"]`)).toBe(false);
});

proves('Undo removes the id, so the row returns to its place.', async () => {
  const { el } = mount(<Undo />);
  press(el, 'Delete Basil');
  await expect.poll(() => shown(el)).toEqual(['Fern', 'Cactus']);
  await expect.poll(() => texts(document, '.MuiSnackbarContent-message')).toEqual(['Basil is deleted.']);
  pressText(document, 'Undo');
  await expect.poll(() => shown(el)).toEqual(['Fern', 'Basil', 'Cactus']);
});

proves(
  [
    'Its render receives the row, so the menu items can differ by row',
    'Such a column is neither searched nor exported',
  ],
  async () => {
    const { el, unmount } = mount(<RowMenus />);
    const entries = () => texts(document, '[role=menuitem]');
    press(el, 'Menu for Ingrid Hansen');
    await expect.poll(entries).toEqual(['Call Ingrid Hansen', 'Write to Ingrid Hansen']);
    click(all(document, '[role=menuitem]')[0] ?? el);
    await expect.poll(() => one(el, '[role=status]').textContent).toBe('Chosen: Call Ingrid Hansen');
    await expect.poll(entries).toEqual([]);
    press(el, 'Menu for Paul Weber');
    await expect.poll(entries).toEqual(['Write to Paul Weber']);
    unmount();

    const exportFunc = vi.fn();
    const made = [...columns(), { title: 'Menu', render: () => 'menu' }];
    const plain = mountTable(
      { debounceInterval: 0, exportMenu: [{ label: 'CSV', exportFunc }] },
      { columns: made },
    );
    press(plain.el, 'Export');
    await expect.poll(entries).toEqual(['CSV']);
    click(all(document, '[role=menuitem]')[0] ?? el);
    expect(exportFunc.mock.lastCall?.[0]).toHaveLength(3);
    search(plain.el, 'menu');
    await expect.poll(() => shown(plain.el)).toEqual([]);
  },
);

proves(
  'A button that changes the row disappears after the click, and another one can replace it.',
  async () => {
    const { el } = mount(<Buttons />);
    expect([hasButton('Approve Alice'), hasButton('Reopen Alice'), hasButton('Reopen Mark')]).toEqual([
      true,
      false,
      true,
    ]);
    press(el, 'Approve Alice');
    await expect.poll(() => shown(el, 2)).toEqual(['Approved', 'Approved', 'Open']);
    expect([hasButton('Approve Alice'), hasButton('Reopen Alice')]).toEqual([false, true]);
  },
);

const icon = () => <i>icon</i>;

function Copying() {
  const [rows, setRows] = useState(() => people.map((row) => ({ ...row, copied: false })));
  const [made] = useState<Column<(typeof rows)[number]>[]>(() => [{ title: 'Name', field: 'name' }]);
  const copy = (id: number) =>
    setRows((current) => current.map((row) => (row.id === id ? { ...row, copied: true } : row)));
  return (
    <MaterialTable
      columns={made}
      data={rows}
      actions={[
        (row) => ({
          icon,
          tooltip: row.copied ? 'Copied' : 'Copy',
          onClick: () => copy(row.id),
        }),
      ]}
    />
  );
}

const noop = () => undefined;

proves(
  "Store the click in the row, and read it in the action: tooltip: row.copied ? 'Copied' : 'Copy'.",
  async () => {
    const { el } = mount(<Copying />);
    press(el, 'Copy');
    const names = () => all(el, `${bodyRow} button`).map((button) => button.getAttribute('aria-label'));
    await expect.poll(names).toEqual(['Copied', 'Copy', 'Copy', 'Copy', 'Copy']);
  },
);

proves(
  [
    "The tooltip is rendered outside the table, so the table's sx doesn't affect it.",
    'Style MuiTooltip in the theme: styleOverrides: { tooltip: { fontSize: 16 } }.',
  ],
  async () => {
    const theme = createTheme({
      components: { MuiTooltip: { styleOverrides: { tooltip: { fontSize: 16 } } } },
    });
    const sx = { '& .MuiTooltip-tooltip': { color: 'rgb(1, 2, 3)' } };
    const actions: Action<Person>[] = [{ icon, tooltip: 'Call', onClick: () => undefined }];
    const { el } = mount(
      <ThemeProvider theme={theme}>
        <MaterialTable columns={columns()} data={people} actions={actions} sx={sx} />
      </ThemeProvider>,
    );
    one(el, 'button[aria-label="Call"]').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    await expect.poll(() => all(document.body, '.MuiTooltip-tooltip')).toHaveLength(1);
    const tooltip = one(document.body, '.MuiTooltip-tooltip');
    expect(el.contains(tooltip)).toBe(false);
    const { color, fontSize } = getComputedStyle(tooltip);
    expect([color === 'rgb(1, 2, 3)', fontSize]).toEqual([false, '16px']);
  },
);

proves(
  "To put your action after Edit and Delete, use sx={{ '& [data-testid=mtablebodyrow] .MuiTableCell-paddingNone > div > :not(* + *)': { order: 1 } }}.",
  () => {
    const done = async () => undefined;
    const order = (sx: object, disabled = false) => {
      const more = { icon: () => <i>x</i>, tooltip: 'More', onClick: done, disabled };
      const props = { actions: [more], editable: { onRowUpdate: done, onRowDelete: done }, sx };
      const { el, unmount } = mountTable({}, props as object);
      const left = (button: HTMLElement) => button.getBoundingClientRect().left;
      // The name of a disabled button is on the span around it.
      const named = (row: HTMLElement) =>
        all(row, 'button')
          .sort((a, b) => left(a) - left(b))
          .map(({ ariaLabel, parentElement }) => ariaLabel ?? parentElement?.ariaLabel);
      const names = named(one(el, bodyRow));
      press(el, 'Edit');
      const whileEditing = named(all(el, bodyRow).at(-1) as HTMLElement);
      const [save, cancel] = all(el, 'button[aria-label="Save"], button[aria-label="Cancel"]').map(left);
      unmount();
      return [names, whileEditing, Number(save) < Number(cancel)];
    };
    const sx = {
      '& [data-testid=mtablebodyrow] .MuiTableCell-paddingNone > div > :not(* + *)': { order: 1 },
    };
    const first = ['More', 'Edit', 'Delete'];
    const last = ['Edit', 'Delete', 'More'];
    expect(order({})).toEqual([first, first, true]);
    expect(order(sx)).toEqual([last, last, true]);
    expect(order(sx, true)).toEqual([last, last, true]);
  },
);

proves(
  [
    "iconProps: { fontSize: 'large' } makes an icon 35 px wide, or 36 px if you pass its name.",
    'Buttons appear in the order of actions, followed by those of editable.',
  ],
  () => {
    const onClick = () => undefined;
    const save = async () => undefined;
    const { el } = mountTable(
      {},
      {
        actions: [
          { icon: Info, tooltip: 'Zoom', onClick, iconProps: { fontSize: 'large' } },
          { icon: Info, tooltip: 'Ask', onClick },
          { icon: 'edit', tooltip: 'Named', onClick, iconProps: { fontSize: 'large' } },
        ],
        editable: { onRowUpdate: save, onRowDelete: save },
      },
    );
    const buttons = all(one(el, bodyRow), 'button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Zoom',
      'Ask',
      'Named',
      'Edit',
      'Delete',
    ]);
    expect(getComputedStyle(one(el, '.material-icons')).fontSize).toBe('36px');
    const drawn = buttons.filter((button) => button.querySelector('svg'));
    expect(drawn.map((button) => getComputedStyle(one(button, 'svg')).width)).toEqual([
      '35px',
      '24px',
      '24px',
      '24px',
    ]);
  },
);

proves('In the default layout, actionsCellStyle with a width and minWidth makes it wider', () => {
  const { el } = mountTable(
    { actionsColumnIndex: -1, actionsCellStyle: { width: 120, minWidth: 120 } },
    {
      actions: [{ icon: 'x', tooltip: 'Call', onClick: noop }],
      localization: { header: { actions: 'Contact' } },
    },
  );
  expect(texts(el, 'th').at(-1)).toBe('Contact');
  const cell = one(el, `${bodyRow} td:last-child`);
  expect(cell.querySelector('button')).not.toBeNull();
  expect(cell.getBoundingClientRect().width).toBeGreaterThanOrEqual(120);
});

proves(
  [
    'A function in actions receives the row and returns its button, so the label and icon can depend on the row.',
    "An action with isFreeAction: true doesn't belong to a row. It appears in the toolbar, and its onClick receives an empty object.",
    "The tooltip is also the button's accessible name",
  ],
  async () => {
    const demo = visit(<Basic />);
    await demo.getByRole('button', { name: 'Assign to me: Printer prints blank pages' }).click();
    await expect
      .poll(() => textsOf(demo.getByRole('log', { name: 'Events' })))
      .toEqual(['assign: ticket 503']);
    await expect
      .element(demo.getByRole('row', { name: /Printer prints blank pages/ }))
      .toHaveTextContent('me');
    await demo.getByRole('button', { name: 'New ticket' }).click();
    await expect.element(demo.getByRole('log')).toHaveTextContent('new ticket: called with {}');
    await expect.element(demo.getByRole('button', { name: 'Assign to me: New ticket' })).toBeVisible();
  },
);

proves(
  [
    'The actions array defines the buttons of the rows, the toolbar, and the selection.',
    "With options.selection, an action with position: 'toolbarOnSelect' replaces the toolbar buttons while rows are selected and receives an array of these rows.",
    'Rows that have an id stay selected after an update.',
  ],
  async () => {
    const demo = visit(<BasicSelectedRows />);
    const ship = demo.getByRole('button', { name: 'Ship the selected orders' });
    await expect.element(ship).not.toBeInTheDocument();
    await expect.element(demo.getByRole('button', { name: 'Check the stock' })).toBeVisible();
    await demo.getByRole('checkbox', { name: 'Select order A-1042' }).click();
    await demo.getByRole('checkbox', { name: 'Select order A-1044' }).click();
    await expect.element(demo.getByRole('button', { name: 'Check the stock' })).not.toBeInTheDocument();
    await ship.click();
    await expect.poll(() => textsOf(demo.getByRole('log'))).toEqual(['ship: A-1042, A-1044']);
    await expect.element(demo.getByRole('row', { name: /A-1042/ })).toHaveTextContent('shipped');
    await expect.element(demo.getByRole('row', { name: /A-1041/ })).toHaveTextContent('paid');
    await expect.element(demo.getByRole('checkbox', { name: 'Select order A-1044' })).toBeChecked();
  },
);

proves(
  ["If the action is a function, write it as { position: 'row', action: (row) => ({ … }) }"],
  async () => {
    const demo = visit(<BasicSelectedRows />);
    await demo
      .getByRole('row', { name: /A-1043/ })
      .getByRole('button', { name: 'Look at order A-1043' })
      .click();
    await expect.poll(() => textsOf(demo.getByRole('log'))).toEqual(['look at: A-1043']);
  },
);

proves(
  [
    'hidden removes the button, and disabled grays it out.',
    'Both are properties of the action, so write the action as a function of the row.',
  ],
  async () => {
    const demo = visit(<BasicPerRow />);
    await expect.element(demo.getByRole('button', { name: 'Delete R-2201' })).toBeDisabled();
    await expect.poll(() => demo.getByRole('button', { name: /^Send / }).elements()).toHaveLength(2);
    await demo.getByRole('button', { name: 'Send R-2203' }).click();
    await expect.element(demo.getByRole('row', { name: /R-2203/ })).toHaveTextContent('Sent');
    await expect.element(demo.getByRole('button', { name: 'Send R-2203' })).not.toBeInTheDocument();
    await demo.getByRole('button', { name: 'Delete R-2202' }).click();
    await expect.element(demo.getByRole('row', { name: /R-2202/ })).not.toBeInTheDocument();
  },
);

proves(
  [
    'Move it with options.actionsColumnIndex, which counts your columns from 0. -1 puts it at the end.',
    'Its header is localization.header.actions.',
  ],
  async () => {
    const demo = visit(<BasicPosition />);
    const headers = () => textsOf(demo.byCss('thead th'));
    expect(headers()).toEqual(['Name', 'Company', 'Phone', 'Call']);
    await demo.getByRole('button', { name: 'After the name' }).click();
    await expect.poll(headers).toEqual(['Name', 'Call', 'Company', 'Phone']);
    await demo.getByRole('button', { name: 'First' }).click();
    await expect.poll(headers).toEqual(['Call', 'Name', 'Company', 'Phone']);
    await demo.getByRole('button', { name: 'Call Chidi Okafor' }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Called: Chidi Okafor']);
  },
);

test('a row action uses the state of now', async () => {
  const demo = visit(<BasicCurrentState />);
  await demo.getByRole('combobox', { name: 'Assign to' }).click();
  await page.getByRole('option', { name: 'Amara' }).click();
  await demo.getByRole('button', { name: 'Assign Order new badges' }).click();
  await expect.poll(() => columnTexts(demo, 2)).toEqual(['no one', 'Amara', 'no one', 'no one', 'no one']);
});
