import MaterialTable, {
  MTableAction,
  MTableCell,
  MTableToolbar,
  type Action,
  type Column,
  type Components,
  type MaterialTableProps,
} from '@material-table/core';
import Info from '@mui/icons-material/Info';

import { type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { click, press, pressText, search } from '../../../tests/claims/hands';
import {
  all,
  bodyRow,
  boxes,
  buttonOf,
  checked,
  dialogs,
  has,
  hasButton,
  input,
  one,
  shown,
  status,
  texts,
} from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import { columnTexts, visit } from '../../../tests/claims/visit';
import ContextMenu from './context-menu';
import CurrentState from './current-state';
import DeleteSelected from './delete';
import RowMenus from './menu';
import OpenRow from './open-row';
import PerRow from './per-row';
import StayingButton from './toolbar';
import Undo from './undo';

const noop = () => undefined;
const done = async () => undefined;
const icon = () => <i>icon</i>;
const act: Action<Person> = { icon, tooltip: 'Act', onClick: noop };
const free: Action<Person> = { ...act, tooltip: 'Free', isFreeAction: true };
const onSelect: Action<Person> = { ...act, tooltip: 'Chosen', position: 'toolbarOnSelect' };
const editable = { onRowAdd: done, onRowUpdate: done, onRowDelete: done };
const selection = { selection: true };
const rowOf = (el: ParentNode, index = 0) => all(el, bodyRow)[index] as HTMLElement;
const namesIn = (el: ParentNode, selector = 'button') =>
  all(el, selector).map((button) => button.getAttribute('aria-label'));

proves(
  [
    'In a table with selection, an action without a position also moves to the toolbar.',
    'With selection, an action without a position moves to the toolbar.',
    'An actionsColumnIndex below -1 hides the whole column.',
    'hidden is true, or the function returned nothing for the row.',
  ],
  () => {
    const inRows = (options: object, action: unknown) => {
      const { el } = mountTable(options, { actions: [action as Action<Person>] });
      return all(el, `${bodyRow} button[aria-label="Act"]`).length;
    };
    expect(inRows({}, act)).toBe(5);
    expect(inRows(selection, act)).toBe(0);
    expect(inRows(selection, { ...act, position: 'row' })).toBe(5);
    expect(inRows(selection, { position: 'row', action: () => act })).toBe(5);
    expect(inRows({ actionsColumnIndex: -2 }, act)).toBe(0);
    expect(inRows({}, { ...act, hidden: true })).toBe(0);
    expect(inRows({}, ({ id }: Person) => (id === 1 ? act : undefined))).toBe(1);
  },
);

proves(
  [
    "While rows are selected, the only actions that the toolbar shows are those with position: 'toolbarOnSelect'. It hides isFreeAction buttons, Add, Edit All and the columns button.",
    'Search, filters and the export menu remain, and so does the title if you set showTextRowsSelected: false.',
  ],
  () => {
    const exportMenu = [{ label: 'x', exportFunc: noop }];
    const { el } = mountTable(
      { ...selection, columnsButton: true, filtering: true, showTextRowsSelected: false, exportMenu },
      { actions: [free, onSelect], editable: { onRowAdd: done, onBulkUpdate: done } },
    );
    const names = ['Free', 'Add', 'Edit All', 'Show Columns', 'Chosen'];
    const kept = () => [
      all(el, 'input[aria-label="Search"], #m--table--filter--row input, button[aria-label="Export"]').length,
      one(el, 'h6').textContent,
    ];
    expect(kept()).toEqual([5, 'People']);
    expect(names.map((name) => hasButton(el, name))).toEqual([true, true, true, true, false]);
    click(boxes(el)[0] ?? el);
    expect(names.map((name) => hasButton(el, name))).toEqual([false, false, false, false, true]);
    expect(kept()).toEqual([5, 'People']);
  },
);

function FullToolbar(props: ComponentProps<typeof MTableToolbar>) {
  return <MTableToolbar {...props} originalData={[]} />;
}

proves(
  'To keep all of them, render MTableToolbar with originalData={[]} in a custom toolbar, which then hides the actions for the selection.',
  async () => {
    const actions = [free, onSelect];
    const { el } = mountTable(
      { ...selection, columnsButton: true },
      { actions, components: { Toolbar: FullToolbar } },
    );
    click(boxes(el)[0] ?? el);
    const names = () => namesIn(el, '.MuiToolbar-root:has(h6) button');
    await expect.poll(names).toEqual(['Clear Search', 'Show Columns', 'Free']);
  },
);

proves('To keep one button, put it next to the toolbar.', async () => {
  const { el } = mount(<StayingButton />);
  await expect.poll(() => texts(el, 'button')).toContain('Restore all');
  click(input(el, 'Select Lunch?'));
  expect(texts(el, 'button')).toContain('Restore all');
  press(el, 'Archive the selected mails');
  await expect.poll(() => checked(el)).toEqual([false, false, false]);
  expect(hasButton(el, 'Archive the selected mails')).toBe(false);
});

proves(
  [
    'hidden to remove the button, or disabled to gray it out.',
    "A button that changes its row disappears after the click if the row's new state hides it",
    "The tooltip is also the button's accessible name",
  ],
  async () => {
    const demo = visit(<PerRow />);
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
    'put the row or the selected rows into state in onClick, show a dialog while the state is set, and perform the action when the user confirms.',
    'remove the selected rows from your data by id, which also clears the selection',
  ],
  () => {
    const { el } = mount(<DeleteSelected />);
    click(input(el, 'Select Adams'));
    press(el, 'Next Page');
    click(input(el, 'Select Hansen'));
    press(el, 'Delete the selected orders');
    expect(texts(document, '[role="dialog"] h2')).toEqual(['Delete 2 orders?']);
    click(buttonOf('Keep'));
    expect(el.textContent).toContain('of 12');
    press(el, 'Delete the selected orders');
    click(buttonOf('Delete'));
    expect(dialogs()).toBe(0);
    expect(el.textContent).toContain('of 10');
    expect(texts(el, 'h6')).toEqual(['Orders']);
  },
);

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
    'Its render receives the row, so the menu items can differ by row.',
    'Such a column is neither searched nor exported.',
  ],
  async () => {
    const { el, unmount } = mount(<RowMenus />);
    const entries = () => texts(document, '[role=menuitem]');
    const choose = () => click(one(document, '[role=menuitem]'));
    press(el, 'Menu for Ingrid Hansen');
    await expect.poll(entries).toEqual(['Call Ingrid Hansen', 'Write to Ingrid Hansen']);
    choose();
    await expect.poll(() => status(el)).toBe('Chosen: Call Ingrid Hansen');
    await expect.poll(entries).toEqual([]);
    press(el, 'Menu for Carlo Bruno');
    await expect.poll(entries).toEqual(['Write to Carlo Bruno']);
    unmount();

    const exportFunc = vi.fn();
    const plain = mountTable(
      { debounceInterval: 0, exportMenu: [{ label: 'CSV', exportFunc }] },
      { columns: [...columns(), { title: 'Menu', render: () => 'menu' }] },
    ).el;
    press(plain, 'Export');
    await expect.poll(entries).toEqual(['CSV']);
    choose();
    expect(exportFunc.mock.lastCall?.[0]).toHaveLength(3);
    search(plain, 'menu');
    await expect.poll(() => shown(plain)).toEqual([]);
  },
);

const contextMenu = (options: MouseEventInit = {}) =>
  new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...options });

proves('With tabIndex={0} the row can be focused, so Shift+F10 also opens the menu.', async () => {
  const { el } = mount(<ContextMenu />);
  await expect.poll(() => all(el, 'tr[tabindex="0"]').length).toBe(3);
  const choose = (name: string) => click(labeledItem(name));
  const labeledItem = (name: string) =>
    all(document, '[role="menuitem"]').find(({ textContent }) => textContent === name) ?? el;
  rowOf(el, 1).focus();
  expect(document.activeElement).toBe(rowOf(el, 1));
  // A browser's event for the keys has no pointer position.
  const event = contextMenu();
  flushSync(() => rowOf(el, 1).dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  choose('Duplicate');
  expect(shown(el, 1)).toEqual(['Minutes of Monday', 'New price list', 'Lunch?', 'New price list']);
  await expect.poll(() => has(document, '[role="menu"]')).toBe(false);
  flushSync(() => rowOf(el).dispatchEvent(contextMenu({ clientX: 80, clientY: 90 })));
  expect(one(document, '.MuiPopover-paper').style.top).toBe('90px');
  choose('Delete');
  expect(shown(el, 1)).toEqual(['New price list', 'Lunch?', 'New price list']);
});

const seen = vi.fn();
function Cell(props: { rowData: Person; columnDef: Column<Person> }) {
  return <MTableCell {...props} onContextMenu={() => seen(props.rowData.name, props.columnDef.field)} />;
}

proves(
  'To know the column as well, set onContextMenu on MTableCell in components.Cell, and read rowData and columnDef.',
  async () => {
    const { el } = mountTable({}, { components: { Cell } });
    const rightClick = () => {
      all(rowOf(el, 1), 'td')[1]?.dispatchEvent(contextMenu());
      return seen.mock.lastCall;
    };
    await expect.poll(rightClick).toEqual(['Ann', 'city']);
  },
);

proves(
  [
    'For a header, handle onContextMenu on an element around the table.',
    "event.target.closest('th') is the header, and its cellIndex the position of the column, including checkboxes and actions.",
  ],
  () => {
    const onHeader = vi.fn();
    const { el } = mount(
      <div
        onContextMenu={(event) => {
          const th = (event.target as Element).closest('th');
          onHeader(th && [th.cellIndex, th.textContent]);
        }}
      >
        <MaterialTable columns={columns()} data={people} options={{ selection: true }} />
      </div>,
    );
    const rightClick = (target: Element) => flushSync(() => target.dispatchEvent(contextMenu()));
    const city = all(el, 'th')[2] as HTMLElement;
    rightClick(city);
    rightClick(one(city, '.MuiTableSortLabel-root'));
    rightClick(one(el, 'tbody td'));
    expect(onHeader.mock.calls).toEqual([[[2, 'City']], [[2, 'City']], [null]]);
  },
);

interface Shown {
  action: { tooltip?: string };
  actions?: Shown['action'][];
}

proves(
  [
    'For real text buttons without the icon button around them, a link or a dropdown, wrap components.Action, which also renders the toolbar actions.',
    'To move existing actions into a menu, replace components.Actions.',
  ],
  async () => {
    const actions = [act, { ...act, tooltip: 'Write' }, free];
    const Link = ({ action }: Shown) => <a href="#own">{action.tooltip}</a>;
    const links = mountTable({ search: false }, { actions, components: { Action: Link } }).el;
    await expect.poll(() => texts(rowOf(links), 'a')).toEqual(['Act', 'Write']);
    expect(texts(one(links, '.MuiToolbar-root'), 'a')).toEqual(['Free']);
    expect(has(rowOf(links), 'button')).toBe(false);
    const Actions = ({ actions: given }: Shown) => (
      <select aria-label="More">
        {given?.map(({ tooltip }) => (
          <option key={tooltip}>{tooltip}</option>
        ))}
      </select>
    );
    const menus = mountTable({}, { actions, components: { Actions } as Components }).el;
    await expect.poll(() => texts(rowOf(menus), 'select')).toEqual(['ActWrite']);
    expect(has(rowOf(menus), 'button')).toBe(false);
  },
);

type Button = { tooltip?: string; onClick?: (event: unknown, row: Person) => void };
type ButtonProps = { action: Button | ((row: Person) => Button); data: Person; disabled?: boolean };

function MyAction(props: ButtonProps) {
  const { action, data, disabled } = props;
  const { tooltip, onClick } = typeof action === 'function' ? action(data) : action;
  if (tooltip !== 'Edit') return <MTableAction {...props} />;
  return (
    <button disabled={disabled} onClick={(event) => onClick?.(event, data)}>
      Change
    </button>
  );
}

proves(
  'To customize only the add, edit or delete button, change its icon with icons={{ Edit: MyIcon }}, or the whole button in a wrapper that identifies it by its tooltip:',
  async () => {
    const components = { Action: MyAction } as unknown as Components;
    const { el } = mountTable({}, { editable, components, data: people.slice(0, 1) });
    await expect.poll(() => texts(el, `${bodyRow} button`)).toEqual(['Change', '']);
    expect(all(el, 'button[aria-label="Add"], button[aria-label="Delete"]')).toHaveLength(2);
    click(one(el, `${bodyRow} button`));
    expect(all(el, 'tbody input[aria-label="Name"]')).toHaveLength(1);
    const Edit = () => <em>pen</em>;
    const other = mountTable({}, { editable, icons: { Edit } as never, data: people.slice(0, 1) });
    await expect.poll(() => texts(other.el, `${bodyRow} em`)).toEqual(['pen']);
  },
);

proves(
  [
    'Buttons appear in the order of actions, followed by those of editable.',
    'This table has its buttons on the right below each other, with your action after Edit and Delete:',
  ],
  () => {
    const sx = {
      '& [data-testid=mtablebodyrow] .MuiTableCell-paddingNone > div > :not(* + *)': { order: 1 },
      '& td > div:has(> button)': { flexDirection: 'column' },
    };
    const options = { actionsColumnIndex: -1, actionsCellStyle: { width: 120, minWidth: 120 } };
    const localization = { header: { actions: 'Contact' } };
    const drawn = (props: object, place: 'left' | 'top') => {
      const { el } = mountTable(options, { actions: [act], editable, localization, ...props });
      expect(texts(el, 'th').at(-1)).toBe('Contact');
      expect(one(rowOf(el), 'td:last-child').getBoundingClientRect().width).toBeGreaterThanOrEqual(120);
      const at = (button: HTMLElement) => button.getBoundingClientRect()[place];
      const buttons = all(rowOf(el), 'button').sort((a, b) => at(a) - at(b));
      expect(new Set(buttons.map(at)).size).toBe(3);
      return buttons.map(({ ariaLabel }) => ariaLabel);
    };
    expect(drawn({}, 'left')).toEqual(['Act', 'Edit', 'Delete']);
    expect(drawn({ sx }, 'top')).toEqual(['Edit', 'Delete', 'Act']);
  },
);

proves('Clicking that button also triggers onRowClick', async () => {
  const { el } = mount(<OpenRow />);
  click(rowOf(el, 1));
  await expect.poll(() => texts(document, '[role="dialog"] h2')).toEqual(['Berger']);
  click(buttonOf('Close'));
  expect(dialogs()).toBe(0);
  click(buttonOf('Costa'));
  await expect.poll(() => texts(document, '[role="dialog"] h2')).toEqual(['Costa']);
});

proves(
  [
    "while clicks on checkboxes and row actions don't",
    'Columns have no onClick. Set disableClick: true on the other columns, or render a button.',
  ],
  async () => {
    const [onRowClick, onClick, onAct] = [vi.fn(), vi.fn(), vi.fn()];
    const { el } = mountTable(selection, {
      onRowClick,
      columns: columns({ name: { onClick } as object, city: { disableClick: true } }),
      actions: [{ ...act, position: 'row', onClick: onAct }],
    });
    const cells = all(rowOf(el), '[data-testid="mtablecell"]');
    click(boxes(el)[0] ?? el);
    press(el, 'Act');
    click(cells[1] ?? el);
    expect([onRowClick, onAct].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    click(cells[0] ?? el);
    await expect.poll(() => onRowClick.mock.calls.length).toBe(1);
    expect(onClick).not.toHaveBeenCalled();
  },
);

const made = columns();

proves('The table copies row actions only when the content of data, columns or options changes', () => {
  const onClick = vi.fn();
  const table = (round: number, props: Partial<MaterialTableProps<Person>> = {}) => (
    <MaterialTable
      columns={made}
      data={people}
      actions={[
        { ...act, onClick: () => onClick('row', round) },
        { ...free, onClick: () => onClick('free', round) },
      ]}
      {...props}
    />
  );
  const { el, rerender } = mount(table(1));
  const both = () => {
    press(el, 'Act');
    press(el, 'Free');
    return onClick.mock.calls.splice(0).map(([, round]: number[]) => round);
  };
  rerender(table(2));
  expect(both()).toEqual([1, 2]);
  rerender(table(3, { data: people.map((person) => ({ ...person })) }));
  expect(both()).toEqual([1, 3]);
  rerender(table(4, { data: people.map((person) => ({ ...person, age: 50 })) }));
  expect(both()).toEqual([4, 4]);
});

proves('Otherwise, read it from a ref, as in this demo.', async () => {
  const demo = visit(<CurrentState />);
  await demo.getByRole('combobox', { name: 'Assign to' }).click();
  await page.getByRole('option', { name: 'Amara' }).click();
  await demo.getByRole('button', { name: 'Assign Order new badges' }).click();
  await expect.poll(() => columnTexts(demo, 2)).toEqual(['no one', 'Amara', 'no one', 'no one', 'no one']);
});

proves(
  [
    'You added the action after the table was mounted, and row actions are copied.',
    'adding or removing a row action later, for example for administrators, has no effect by itself.',
    'Decide before the table mounts, or set a key on the table that changes with the condition',
  ],
  () => {
    const after = (action: Action<Person>, hasKey = false) => {
      const table = (isAdmin: boolean) => (
        <MaterialTable
          key={hasKey ? String(isAdmin) : ''}
          columns={made}
          data={people}
          actions={isAdmin ? [action] : []}
        />
      );
      const { el, rerender } = mount(table(false));
      return [false, true, false].map((isAdmin) => {
        rerender(table(isAdmin));
        return all(el, `button[aria-label="${action.tooltip}"]`).length;
      });
    };
    expect(after(act)).toEqual([0, 0, 0]);
    expect(after(act, true)).toEqual([0, 5, 0]);
  },
);

proves("Pass it twice, with isFreeAction: true, disabled: true and with position: 'toolbarOnSelect'.", () => {
  const onClick = vi.fn();
  const actions = [
    { ...free, disabled: true },
    { ...onSelect, onClick },
  ];
  const { el } = mountTable({ ...selection, search: false }, { actions });
  const buttons = () => all(el, '.MuiToolbar-root:has(h6) button') as HTMLButtonElement[];
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true]);
  click(boxes(el)[0] ?? el);
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false]);
  press(el, 'Chosen');
  expect(onClick.mock.lastCall?.[1]).toMatchObject([{ name: 'Cid' }]);
});

proves(
  "To enlarge an icon, set iconProps: { fontSize: 'large' }, also for an icon that you pass by its name.",
  () => {
    const iconProps = { fontSize: 'large' as const };
    const actions = [
      { ...act, icon: Info, iconProps },
      { ...act, icon: 'edit', iconProps },
    ];
    const row = rowOf(mountTable({}, { actions }).el);
    expect(getComputedStyle(one(row, 'svg')).width).toBe('35px');
    expect(getComputedStyle(one(row, '.material-icons')).fontSize).toBe('36px');
  },
);
