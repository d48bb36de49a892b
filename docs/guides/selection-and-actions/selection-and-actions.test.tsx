import MaterialTable, {
  MTableAction,
  MTableBodyRow,
  MTableToolbar,
  type Column,
  type MaterialTableProps,
  type Action,
  type Components,
  type Query,
  type QueryResult,
  type Options,
} from '@material-table/core';
import Info from '@mui/icons-material/Info';
import CircularProgress from '@mui/material/CircularProgress';
import { createRef, useMemo, useState, memo, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import OnRowClick from '../../../demos/selection/on-row-click';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, press, pressText } from '../../../tests/claims/hands';
import {
  all,
  bodyRow,
  boxes,
  checked,
  has,
  hasButton,
  input,
  one,
  shown,
  status,
  texts,
  selectAll,
} from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import ChooseOne from './one';
import SelectPage from './page';
import Remote from './remote';
import StayingButton from './toolbar';

interface Running {
  onAllSelected: (isSelected: boolean) => void;
}

proves('read the clicked row from the second argument of onSelectionChange', async () => {
  const { el } = mount(<ChooseOne />);
  click(input(el, 'Choose Team'));
  await expect.poll(() => status(el)).toBe('Chosen: Team');
  click(input(el, 'Choose Starter'));
  await expect.poll(() => checked(el)).toEqual([true, false, false]);
  click(input(el, 'Choose Starter'));
  await expect.poll(() => status(el)).toBe('Chosen: nothing');
  expect(checked(el)).toEqual([false, false, false]);
});

proves('To select only this page, read tableRef.current.state.renderData in your own button', async () => {
  const { el } = mount(<SelectPage />);
  pressText(el, 'Select this page');
  await expect.poll(() => checked(el)).toEqual([true, true, true]);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe('Lighthouse');
  expect(checked(el)).toEqual([false, false, false]);
  pressText(el, 'Select none');
  fill(one(el, 'input[placeholder="Search"]'), 'harbor');
  await expect.poll(() => shown(el)).toEqual(['Ferry', 'Gulls', 'Nets']);
  pressText(el, 'Select all found');
  await expect.poll(() => el.textContent).toContain('3 row(s) selected');
});

proves(
  [
    'options.headerSelectionProps is passed to that checkbox, and an onChange in it replaces the built-in one: headerSelectionProps: { onChange: (event, isChecked) => selectPage(isChecked) }.',
  ],
  () => {
    const onChange = vi.fn();
    const { el } = mountTable({ selection: true, headerSelectionProps: { onChange } });
    click(one(el, 'thead input[type="checkbox"]'));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(checked(el)).toEqual([false, false, false, false, false]);
  },
);

proves('onSelectionChange reports all selected rows, even hidden ones.', async () => {
  const onSelectionChange = vi.fn();
  const { el } = mountTable({ selection: true, debounceInterval: 0 }, { onSelectionChange });
  click(boxes(el)[0] as HTMLElement);
  press(el, 'Next Page');
  click(boxes(el)[0] as HTMLElement);
  fill(one(el, 'input[placeholder="Search"]'), 'leo');
  await expect.poll(() => shown(el)).toEqual(['Leo']);
  click(boxes(el)[0] as HTMLElement);
  const [rows] = onSelectionChange.mock.lastCall as [Person[]];
  expect(rows.map(({ name }) => name)).toEqual(['Cid', 'Fay', 'Leo']);
});

proves('Keep the ids yourself, and mark the rows you return.', async () => {
  const { el } = mount(<Remote />);
  await expect.poll(() => shown(el)).toEqual(['Arles', 'Bergen', 'Cork']);
  click(input(el, 'Select Bergen'));
  press(el, 'Next Page');
  await expect.poll(() => shown(el)).toEqual(['Dover', 'Essen']);
  click(input(el, 'Select this page'));
  await expect.poll(() => status(el)).toBe('3 selected: 502, 504, 505');
  press(el, 'Previous Page');
  await expect.poll(() => shown(el)[0]).toBe('Arles');
  expect(checked(el)).toEqual([false, true, false]);
  click(input(el, 'Select Bergen'));
  await expect.poll(() => status(el)).toBe('2 selected: 504, 505');
});

proves('and the selection is lost when users leave it', async () => {
  const { el } = mountTable(
    { selection: true },
    {
      data: async ({ page, pageSize }) => ({
        data: people.slice(page * pageSize, (page + 1) * pageSize),
        page,
        totalCount: people.length,
      }),
    },
  );
  await expect.poll(() => shown(el)[0]).toBe('Cid');
  click(boxes(el)[0] as HTMLElement);
  expect(checked(el)[0]).toBe(true);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe('Fay');
  press(el, 'Previous Page');
  await expect.poll(() => shown(el)[0]).toBe('Cid');
  expect(checked(el)[0]).toBe(false);
});

proves(
  [
    'Call tableRef.current.onAllSelected(false) at the end of the action; it calls onSelectionChange with no rows.',
  ],
  () => {
    const tableRef = createRef<Running>();
    const onSelectionChange = vi.fn();
    const { el } = mountTable({ selection: true }, { tableRef, onSelectionChange });
    click(boxes(el)[0] as HTMLElement);
    flushSync(() => tableRef.current?.onAllSelected(false));
    expect(onSelectionChange).toHaveBeenLastCalledWith([], undefined);
    expect(checked(el)[0]).toBe(false);
  },
);

proves('Rows hidden by a search or filter stay selected.', async () => {
  const tableRef = createRef<Running>();
  const onSelectionChange = vi.fn();
  const { el } = mountTable({ selection: true, debounceInterval: 0 }, { tableRef, onSelectionChange });
  click(boxes(el)[0] as HTMLElement);
  fill(one(el, 'input[placeholder="Search"]'), 'leo');
  await expect.poll(() => shown(el)).toEqual(['Leo']);
  flushSync(() => tableRef.current?.onAllSelected(false));
  const [rows] = onSelectionChange.mock.lastCall as [Person[]];
  expect(rows.map(({ name }) => name)).toEqual(['Cid']);
});

proves('To keep one button, put it next to the toolbar.', async () => {
  const { el } = mount(<StayingButton />);
  await expect.poll(() => texts(el, 'button')).toContain('Restore all');
  click(input(el, 'Select Lunch?'));
  expect(hasButton(el, 'Archive the selected mails')).toBe(true);
  expect(texts(el, 'button')).toContain('Restore all');
  press(el, 'Archive the selected mails');
  await expect.poll(() => checked(el)).toEqual([false, false, false]);
  expect(hasButton(el, 'Archive the selected mails')).toBe(false);
});

const noop = () => undefined;

proves(
  [
    'Search, filters and the export menu stay while rows are selected, and showTextRowsSelected: false keeps the title and its background.',
    "Of the actions, the toolbar shows only those with position: 'toolbarOnSelect'. It hides isFreeAction buttons, Add, Edit All and the columns button.",
  ],
  () => {
    const done = async () => undefined;
    const { el } = mountTable(
      {
        selection: true,
        columnsButton: true,
        filtering: true,
        showTextRowsSelected: false,
        exportMenu: [{ label: 'x', exportFunc: noop }],
      },
      {
        actions: [
          { icon: 'x', tooltip: 'Free', isFreeAction: true, onClick: noop },
          { icon: 'x', tooltip: 'Chosen', position: 'toolbarOnSelect', onClick: noop },
        ],
        editable: { onRowAdd: done, onBulkUpdate: done },
      },
    );
    const names = ['Free', 'Add', 'Edit All', 'Show Columns', 'Chosen'];
    const kept = () => [
      all(el, 'input[aria-label="Search"], #m--table--filter--row input, button[aria-label="Export"]').length,
      one(el, 'h6').textContent,
      getComputedStyle(one(el, '.MuiToolbar-root')).backgroundColor,
    ];
    const before = kept();
    expect(before.slice(0, 2)).toEqual([5, 'People']);
    expect(names.map((name) => hasButton(el, name))).toEqual([true, true, true, true, false]);
    click(boxes(el)[0] as HTMLElement);
    expect(names.map((name) => hasButton(el, name))).toEqual([false, false, false, false, true]);
    expect(kept()).toEqual(before);
  },
);

proves(
  [
    'With selection, an action without position moves to the toolbar.',
    'actionsColumnIndex below -1 hides the whole column.',
    'the function returned nothing for the row',
  ],
  () => {
    const act = { icon: 'x', tooltip: 'Act', onClick: noop };
    const inRows = (options: object, action: unknown) =>
      all(mountTable(options, { actions: [action as typeof act] }).el, `${bodyRow} button[aria-label="Act"]`)
        .length;
    expect(inRows({}, act)).toBe(5);
    expect(inRows({ selection: true }, act)).toBe(0);
    expect(inRows({ selection: true }, { ...act, position: 'row' })).toBe(5);
    expect(inRows({ selection: true }, { position: 'row', action: () => act })).toBe(5);
    expect(inRows({ actionsColumnIndex: -2 }, act)).toBe(0);
    expect(inRows({}, ({ id }: Person) => (id === 1 ? act : undefined))).toBe(1);
  },
);

proves('The table copies row actions only when the content of data, columns or options changes', () => {
  const onClick = vi.fn();
  const own = columns();
  const table = (round: number, props: Partial<MaterialTableProps<Person>> = {}) => (
    <MaterialTable
      columns={own}
      data={people}
      actions={[
        { icon: 'x', tooltip: 'Row', position: 'row', onClick: () => onClick('row', round) },
        { icon: 'x', tooltip: 'Free', isFreeAction: true, onClick: () => onClick('free', round) },
      ]}
      {...props}
    />
  );
  const { el, rerender } = mount(table(1));
  const both = () => {
    press(el, 'Row');
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

proves('can render anything inside the button', () => {
  const icon = () => <span className="text">Send</span>;
  const { el } = mountTable({}, { actions: [{ icon, tooltip: 'Send', onClick: noop }] });
  expect(texts(el, 'button .text')).toHaveLength(5);
});

proves(
  [
    'Put a state into each row, and let the action return what fits it.',
    "A state outside the rows isn't seen by the action.",
  ],
  async () => {
    type Mail = { id: number; subject: string; state?: string };
    const answers: { send: () => void; fail: () => void }[] = [];
    const send = () =>
      new Promise<void>((resolve, reject) =>
        answers.push({ send: resolve, fail: () => reject(new Error('No route')) }),
      );
    function Mails({ isInRows }: { isInRows: boolean }) {
      const [states, setStates] = useState<Record<number, string | undefined>>({});
      const [own] = useState<Column<Mail>[]>(() => [{ title: 'Subject', field: 'subject' }]);
      const mails = useMemo(
        () => [0, 1, 2].map((id): Mail => ({ id, subject: `Mail ${id}`, state: isInRows ? states[id] : '' })),
        [isInRows, states],
      );
      const sendOne = async (id: number) => {
        const set = (state?: string) => setStates((current) => ({ ...current, [id]: state }));
        set('Sending');
        await send().then(
          () => set(),
          (error: Error) => set(error.message),
        );
      };
      return (
        <MaterialTable
          columns={own}
          data={mails}
          actions={[
            (mail) => {
              const state = isInRows ? mail.state : states[mail.id];
              return {
                icon: () =>
                  state === 'Sending' ? (
                    <CircularProgress size={20} />
                  ) : (
                    <span>{state ? 'Retry' : 'Send'}</span>
                  ),
                tooltip: state ?? 'Send',
                disabled: state === 'Sending',
                onClick: () => sendOne(mail.id),
              };
            },
          ]}
        />
      );
    }
    const { el, unmount } = mount(<Mails isInRows />);
    const button = (row: number, root = el) => one(all(root, bodyRow)[row] as HTMLElement, 'button');
    const isSending = (row: number) => has(button(row), '[role=progressbar]');
    click(button(1));
    click(button(2));
    await expect.poll(() => [0, 1, 2].map(isSending)).toEqual([false, true, true]);
    expect(button(1)).toHaveProperty('disabled', true);
    answers[0]?.fail();
    await expect.poll(() => button(1).innerText).toBe('Retry');
    expect(button(1).ariaLabel).toBe('No route');
    expect(isSending(2)).toBe(true);
    click(button(1));
    await expect.poll(() => isSending(1)).toBe(true);
    answers[2]?.send();
    await expect.poll(() => button(1).innerText).toBe('Send');
    unmount();
    const outside = mount(<Mails isInRows={false} />).el;
    click(button(1, outside));
    await expect.poll(() => answers.length).toBe(4);
    expect(button(1, outside).innerText).toBe('Send');
  },
);

const selection = { selection: true };

proves(
  [
    'Disable it and make it invisible: selectionProps: (row) => (row.locked ? { disabled: true, style',
    'Select-all skips disabled rows',
  ],
  () => {
    const { el } = mountTable({
      selection: true,
      selectionProps: ({ id }: Person) =>
        id === 1 ? { disabled: true, style: { visibility: 'hidden' } } : {},
    });
    expect(
      boxes(el)
        .map((box) => getComputedStyle(box).visibility)
        .slice(0, 2),
    ).toEqual(['hidden', 'visible']);
    click(all(el, 'thead input[type="checkbox"]')[0] ?? el);
    expect(
      boxes(el)
        .map(({ checked }) => checked)
        .slice(0, 2),
    ).toEqual([false, true]);
  },
);

/** A table whose component renders again after each selection, with new columns. */
function Rendering({ rows }: { rows: object[] }) {
  const [, setSelected] = useState<object[]>([]);
  const inline: Column<object>[] = [{ title: 'Name', field: 'name', render: (row) => JSON.stringify(row) }];
  return <MaterialTable columns={inline} data={rows} options={selection} onSelectionChange={setSelected} />;
}

proves('and a component that renders again in onSelectionChange with inline columns', async () => {
  const nameless = mount(<Rendering rows={people.map(({ name }) => ({ name }))} />).el;
  click(boxes(nameless)[0] ?? nameless);
  await expect.poll(() => boxes(nameless)[0]?.checked).toBe(false);
  const named = mount(<Rendering rows={people} />).el;
  click(boxes(named)[0] ?? named);
  expect(boxes(named)[0]?.checked).toBe(true);
});

proves(
  'tableData: { checked: false } in your rows overrides the selection when data or columns change.',
  async () => {
    const given = people.map((person) => ({ ...person, tableData: { checked: false } }));
    const { el } = mount(<Rendering rows={given} />);
    click(boxes(el)[0] ?? el);
    await expect.poll(() => boxes(el)[0]?.checked).toBe(false);
  },
);

proves(
  [
    "An onChange or checked in selectionProps replaces the table's own.",
    'An onChange replaces selection itself.',
  ],
  () => {
    const onChange = vi.fn();
    for (const selectionProps of [{ checked: false }, { onChange }]) {
      const { el } = mountTable({ selection: true, selectionProps }, { columns: columns() });
      click(boxes(el)[0] ?? el);
      expect(boxes(el)[0]?.checked).toBe(false);
    }
    expect(onChange).toHaveBeenCalledTimes(1);
  },
);

const icon = () => <i>icon</i>;

proves(
  [
    'The second argument of onSelectionChange is the row that was clicked.',
    'After select-all, it is undefined.',
  ],
  async () => {
    const onSelectionChange = vi.fn();
    const { el } = mountTable({ selection: true }, { onSelectionChange });
    click(one(el, `${bodyRow} input`));
    await expect.poll(() => onSelectionChange.mock.lastCall?.[1] as unknown).toMatchObject({ name: 'Cid' });
    click(one(el, 'thead input'));
    await expect.poll(() => onSelectionChange.mock.calls.length).toBe(2);
    expect(onSelectionChange.mock.lastCall?.[1]).toBeUndefined();
  },
);

proves(
  "Pass it twice: with isFreeAction: true, disabled: true, and with position: 'toolbarOnSelect'.",
  () => {
    const remove = vi.fn();
    const actions: Action<Person>[] = [
      { icon, tooltip: 'Delete', isFreeAction: true, disabled: true, onClick: () => undefined },
      { icon, tooltip: 'Delete', position: 'toolbarOnSelect', onClick: (_event, rows) => remove(rows) },
    ];
    const { el } = mountTable({ selection: true, search: false }, { actions });
    const buttons = () => all(el, '.MuiToolbar-root:has(h6) button') as HTMLButtonElement[];
    expect(buttons().map(({ disabled }) => disabled)).toEqual([true]);
    click(one(el, `${bodyRow} input`));
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false]);
    press(el, 'Delete');
    expect(remove.mock.lastCall?.[0]).toMatchObject([{ name: 'Cid' }]);
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
  [
    'To change the icon, set icons={{ Edit: MyIcon }}.',
    'To change the button, wrap components.Action, and identify the built-in buttons by their tooltip:',
  ],
  async () => {
    const done = async () => undefined;
    const editable = { onRowAdd: done, onRowUpdate: done, onRowDelete: done };
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

const first = [true, false, false, false, false];
const none = Array<boolean>(5).fill(false);
const inline = (): Column<Person>[] => [{ title: 'Name', field: 'name', render: ({ name }) => name }];

/** Stores the selection in state, and recreates rows and columns on every render. */
function Anew({ idOf }: { idOf: (row: Person) => Person['id'] }) {
  const [, setSelected] = useState<Person[]>([]);
  return (
    <MaterialTable
      columns={inline()}
      data={people.map((row) => ({ ...row, id: idOf(row) }))}
      options={selection}
      onSelectionChange={setSelected}
    />
  );
}

proves(
  ['Ids created during render, such as crypto.randomUUID(): each render creates different rows.'],
  async () => {
    const kept = mount(<Anew idOf={({ id }) => id} />).el;
    click(boxes(kept)[0] ?? kept);
    expect(checked(kept)).toEqual(first);
    const lost = mount(<Anew idOf={() => crypto.randomUUID() as unknown as number} />).el;
    click(boxes(lost)[0] ?? lost);
    await expect.poll(() => checked(lost)).toEqual(none);
  },
);

proves(
  'A table that is remounted: a key that changes with the selection, or a component defined inside yours.',
  async () => {
    function Keyed() {
      const [count, setCount] = useState(0);
      const made = useMemo(() => columns(), []);
      return (
        <MaterialTable
          key={count}
          columns={made}
          data={people}
          options={selection}
          onSelectionChange={(rows) => setCount(rows.length)}
        />
      );
    }
    function Outer() {
      const [, setSelected] = useState<Person[]>([]);
      const made = useMemo(() => columns(), []);
      const Inner = () => (
        <MaterialTable columns={made} data={people} options={selection} onSelectionChange={setSelected} />
      );
      // oxlint-disable-next-line react/static-components -- the mistake that is meant
      return <Inner />;
    }
    for (const Table of [Keyed, Outer]) {
      const { el } = mount(<Table />);
      click(boxes(el)[0] ?? el);
      await expect.poll(() => checked(el)).toEqual(none);
    }
  },
);

proves(
  'React.memo around components.Row with a custom comparison: rows are changed in place, so it finds no difference.',
  async () => {
    const drawn = vi.fn();
    const Row = memo(
      function Row(props: { data: Person }) {
        drawn();
        return <MTableBodyRow {...props} />;
      },
      (before, after) => before.data === after.data,
    );
    const { el } = mountTable(selection, { components: { Row } as unknown as Components });
    await expect.poll(() => drawn.mock.calls.length).toBeGreaterThan(0);
    click(boxes(el)[0] ?? el);
    await expect.poll(() => el.textContent).toContain('1 row(s) selected');
    expect(checked(el)).toEqual(none);
  },
);

const ban: Action<Person> = { icon: () => <b>Ban</b>, tooltip: 'Ban', onClick: () => undefined };
const buttons = (el: ParentNode) => all(el, 'button[aria-label="Ban"]').length;
const made = columns();

proves(
  [
    'In the toolbar, the button follows the condition.',
    "In the rows, it doesn't, because row actions are copied.",
    'Decide before the table mounts, or give the table a key',
  ],
  () => {
    interface Asked {
      isAdmin: boolean;
      isFreeAction?: boolean;
      hasKey?: boolean;
    }
    const Table = ({ isAdmin, isFreeAction, hasKey }: Asked) => (
      <MaterialTable
        key={hasKey ? String(isAdmin) : ''}
        columns={made}
        data={people}
        actions={isAdmin ? [{ ...ban, isFreeAction }] : []}
      />
    );
    const after = (asked: Omit<Asked, 'isAdmin'>) => {
      const { el, rerender } = mount(<Table {...asked} isAdmin={false} />);
      const counts = [buttons(el)];
      for (const isAdmin of [true, false]) {
        rerender(<Table {...asked} isAdmin={isAdmin} />);
        counts.push(buttons(el));
      }
      return counts;
    };
    expect(after({ isFreeAction: true })).toEqual([0, 1, 0]);
    expect(after({})).toEqual([0, 0, 0]);
    expect(after({ hasKey: true })).toEqual([0, 5, 0]);
    const { el } = mountTable({}, { actions: [ban] });
    expect(buttons(el)).toBe(5);
  },
);

interface RowProps {
  path: number[];
  onRowSelected: (event: object, path: number[], row: Person) => void;
}

function ClickedRow(props: RowProps & Record<string, unknown>) {
  const toggle = (_event: unknown, row: Person & { tableData: { checked?: boolean } }) =>
    props.onRowSelected({ target: { checked: !row.tableData.checked } }, props.path, row);
  return <MTableBodyRow {...props} onRowClick={toggle} />;
}

proves(
  [
    "Call the function that the row's checkbox calls, which your own components.Row receives. It also calls onSelectionChange and works with a data function",
  ],
  async () => {
    const remote = async ({ page, pageSize }: Query<Person>) => ({
      data: people.slice(page * pageSize, (page + 1) * pageSize),
      page,
      totalCount: people.length,
    });
    const own = () => columns({ name: { defaultSort: 'desc' } });
    for (const props of [{ data: remote }, { data: people, columns: own() }]) {
      const onSelectionChange = vi.fn();
      const components = { Row: ClickedRow };
      const { el, unmount } = mountTable({ selection: true }, { ...props, components, onSelectionChange });
      await expect.poll(() => shown(el)).toHaveLength(5);
      const first = shown(el)[0];
      press(el, 'Next Page');
      await expect.poll(() => shown(el)[0]).not.toBe(first);
      click(one(el, `${bodyRow} [data-testid="mtablecell"]`));
      const rows: Person[] = onSelectionChange.mock.lastCall?.[0];
      expect(rows.map(({ name }) => name)).toEqual([shown(el)[0]]);
      const [header, ...boxes] = all(el, 'input[type="checkbox"]') as HTMLInputElement[];
      expect(header?.dataset.indeterminate).toBe('true');
      expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
      unmount();
    }
  },
);

const onClick = () => undefined;

function FullToolbar(props: ComponentProps<typeof MTableToolbar>) {
  return <MTableToolbar {...props} originalData={[]} />;
}

proves(
  'A custom toolbar that renders <MTableToolbar {...props} originalData={[]} /> keeps these instead.',
  async () => {
    const names = (components: object) => {
      const { el } = mountTable(
        { selection: true, columnsButton: true },
        {
          components,
          actions: [
            { icon: Info, tooltip: 'Free', isFreeAction: true, onClick },
            { icon: Info, tooltip: 'Chosen', position: 'toolbarOnSelect', onClick },
          ],
        },
      );
      click(one(el, `${bodyRow} input`));
      return () =>
        all(el, '.MuiToolbar-root:has(h6) button').map((button) => button.getAttribute('aria-label'));
    };
    expect(names({})()).toEqual(['Clear Search', 'Chosen']);
    const full = names({ Toolbar: FullToolbar });
    await expect.poll(full).toEqual(['Clear Search', 'Show Columns', 'Free']);
  },
);

proves('Without checkboxes, a click on the row does the same.', () => {
  const { el } = mount(<OnRowClick />);
  expect(boxes(el)).toEqual([]);
  const status = () => one(el, '[role="status"]').textContent;
  const rows = () => all(el, bodyRow);
  click(rows()[0] ?? el);
  expect(status()).toBe('Selected: Ingrid Hansen');
  click(rows()[1] ?? el);
  expect(status()).toBe('Selected: Carlo Bruno');
  click(rows()[1] ?? el);
  expect(status()).toBe('Click a row.');
});

/** The selection as ids in the component's state. */
function WithIds() {
  const [ids, setIds] = useState([2]);
  const [own] = useState<Column<Person>[]>(columns);
  const rows = useMemo(
    () => people.map((row) => ({ ...row, tableData: { checked: ids.includes(row.id) } })),
    [ids],
  );
  return (
    <>
      <output>{ids.join()}</output>
      <button type="button" aria-label="Third only" onClick={() => setIds([3])} />
      <button type="button" aria-label="Empty" onClick={() => setIds([])} />
      <MaterialTable
        columns={own}
        data={rows}
        options={selection}
        onSelectionChange={(selected) => setIds(selected.map(({ id }) => id))}
      />
    </>
  );
}

proves(
  [
    "Put the selection into the rows: data={rows.map((row) => ({ ...row, tableData: { checked: ids.includes(row.id) } }))}, in useMemo, and store users' changes in onSelectionChange.",
    'If you keep the ids in your state, clear it instead.',
  ],
  async () => {
    const { el } = mount(<WithIds />);
    expect(checked(el)).toEqual([false, true, false, false, false]);
    click(boxes(el)[0] ?? el);
    await expect.poll(() => one(el, 'output').textContent).toBe('1,2');
    expect(checked(el)).toEqual([true, true, false, false, false]);
    press(el, 'Third only');
    expect(checked(el)).toEqual([false, false, true, false, false]);
    press(el, 'Empty');
    expect(checked(el)).toEqual([false, false, false, false, false]);
    expect(one(el, 'output').textContent).toBe('');
  },
);

proves('The check mark still reflects all rows.', () => {
  const tableRef = createRef<Running>();
  const headerSelectionProps = { onChange: () => undefined };
  const { el } = mountTable({ selection: true, headerSelectionProps }, { tableRef });
  for (const box of boxes(el)) click(box);
  expect(checked(el)).toEqual(Array(5).fill(true));
  expect([selectAll(el).checked, selectAll(el).dataset.indeterminate]).toEqual([false, 'true']);
  flushSync(() => tableRef.current?.onAllSelected(true));
  expect([selectAll(el).checked, selectAll(el).dataset.indeterminate]).toEqual([true, 'false']);
});

proves(
  'To use your own checkbox, set showSelectAllCheckbox: false and call tableRef.current.onAllSelected(true).',
  () => {
    const tableRef = createRef<Running>();
    const onSelectionChange = vi.fn();
    const { el } = mountTable(
      { selection: true, showSelectAllCheckbox: false },
      { tableRef, onSelectionChange },
    );
    expect(all(el, 'thead input')).toEqual([]);
    expect(boxes(el)).toHaveLength(5);
    flushSync(() => tableRef.current?.onAllSelected(true));
    expect(onSelectionChange.mock.lastCall?.[0]).toHaveLength(12);
  },
);

proves(
  'Your onClick replaces the built-in one, which hides the click from onRowClick, so call event.stopPropagation().',
  () => {
    const clicked = (selectionProps?: object) => {
      const onRowClick = vi.fn();
      const { el, unmount } = mountTable({ selection: true, selectionProps }, { onRowClick });
      click(boxes(el)[0] ?? el);
      expect(checked(el)[0]).toBe(true);
      unmount();
      return onRowClick.mock.calls.length;
    };
    expect(clicked()).toBe(0);
    expect(clicked({ onClick: () => undefined })).toBe(1);
    expect(clicked({ onClick: (event: Event) => event.stopPropagation() })).toBe(0);
  },
);

proves("Use updaters such as setRows((current) => …), which don't need the old value.", () => {
  const rounds = (isUpdater: boolean) => {
    function Table() {
      const [count, setCount] = useState(0);
      const [own] = useState<Column<Person>[]>(columns);
      const onClick = () => setCount(isUpdater ? (current) => current + 1 : count + 1);
      return (
        <>
          <output>{count}</output>
          <MaterialTable columns={own} data={people} actions={[{ icon: 'x', tooltip: 'Add one', onClick }]} />
        </>
      );
    }
    const { el, unmount } = mount(<Table />);
    press(el, 'Add one');
    press(el, 'Add one');
    const said = one(el, 'output').textContent;
    unmount();
    return said;
  };
  expect([rounds(true), rounds(false)]).toEqual(['2', '1']);
});

interface Shown {
  action: { tooltip?: string; action?: (row: Person) => { tooltip: string } };
  data: Person;
}

proves(
  'For real text buttons, a link or a dropdown, wrap components.Action. To put all actions of a row in one menu, replace components.Actions.',
  async () => {
    const actions = ['Call', 'Write'].map((tooltip) => ({ icon: 'x', tooltip, onClick: () => undefined }));
    const components: Components[] = [
      { Action: ({ action }: Shown) => <a href="#own">{action.tooltip}</a> },
      {
        Actions: ({ actions: given }: { actions?: Shown['action'][] }) => (
          <select aria-label="More">
            {given?.map(({ tooltip }) => (
              <option key={tooltip}>{tooltip}</option>
            ))}
          </select>
        ),
      },
    ];
    const row = (el: ParentNode, selector: string) =>
      all(one(el, bodyRow), selector).map(({ textContent }) => textContent);
    const links = mountTable({}, { actions, components: components[0] });
    await expect.poll(() => row(links.el, 'a')).toEqual(['Call', 'Write']);
    expect(row(links.el, 'button')).toEqual([]);
    const menus = mountTable({}, { actions, components: components[1] });
    await expect.poll(() => row(menus.el, 'select')).toEqual(['CallWrite']);
    expect(row(menus.el, 'button')).toEqual([]);
    expect(shown(menus.el)[0]).toBe('Cid');
  },
);

const options = { selection: true, pageSize: 2, pageSizeOptions: [2] };
const pageOf = async ({ page, pageSize }: Query<Person>): Promise<QueryResult<Person>> => ({
  data: people.slice(page * pageSize, (page + 1) * pageSize),
  page,
  totalCount: people.length,
});
const checkedRows = (el: ParentNode) =>
  all(el, `${bodyRow} input`).map((box) => (box as HTMLInputElement).checked);
const turn = async (el: ParentNode, name: string, first: string) => {
  press(el, name);
  await expect.poll(() => shown(el)[0]).toBe(first);
};

proves(
  [
    "onSelectionChange isn't called when the page changes. The next call reports only rows of the new page.",
    'A row of the next page is selected only if it has the id of a selected row, so ids must be unique across pages.',
  ],
  async () => {
    const onSelectionChange = vi.fn();
    const { el } = mount(
      <MaterialTable
        columns={columns()}
        data={pageOf}
        options={options}
        onSelectionChange={onSelectionChange}
      />,
    );
    await expect.poll(() => shown(el)[0]).toBe('Cid');
    click(firstBox(el));
    expect(onSelectionChange).toHaveBeenCalledTimes(1);
    await turn(el, 'Next Page', 'Dora');
    expect(onSelectionChange).toHaveBeenCalledTimes(1);
    expect(checkedRows(el)).toEqual([false, false]);
    click(firstBox(el));
    expect(onSelectionChange.mock.lastCall?.[0]).toEqual([expect.objectContaining({ name: 'Dora' })]);

    const afterTurning = async (change: (row: Person, index: number) => object) => {
      const load = async (query: Query<Person>) => {
        const answer = await pageOf(query);
        return { ...answer, data: answer.data.map((row, index) => change(row, index) as Person) };
      };
      const other = mount(<MaterialTable columns={columns()} data={load} options={options} />).el;
      await expect.poll(() => shown(other)[0]).toBe('Cid');
      click(firstBox(other));
      await turn(other, 'Next Page', 'Dora');
      return checkedRows(other);
    };
    expect(await afterTurning(({ id: _id, ...row }) => row)).toEqual([false, false]);
    expect(await afterTurning((row, index) => ({ ...row, id: index + 1 }))).toEqual([true, false]);
  },
);

/** The checkbox of the first row. */
function firstBox(el: ParentNode): HTMLElement {
  return all(el, `${bodyRow} input`)[0] as HTMLElement;
}

proves('For all results, store that everything is selected, and the ids of the exceptions.', async () => {
  const tableRef = createRef<{ onQueryChange: () => void }>();
  let choice = { isAll: false, exceptions: new Set<number>() };
  let shownRows: Person[] = [];
  const load = async (query: Query<Person>) => {
    const answer = await pageOf(query);
    shownRows = answer.data;
    const { isAll, exceptions } = choice;
    const data = answer.data.map((row) => ({
      ...row,
      tableData: { checked: exceptions.has(row.id) !== isAll },
    }));
    return { ...answer, data };
  };
  const change = (selected: Person[]) => {
    const { isAll, exceptions } = choice;
    for (const { id } of shownRows) {
      const isSelected = selected.some((row) => row.id === id);
      exceptions[isSelected === isAll ? 'delete' : 'add'](id);
    }
  };
  const { el } = mount(
    <MaterialTable
      columns={columns()}
      data={load}
      options={options}
      onSelectionChange={change}
      tableRef={tableRef}
    />,
  );
  await expect.poll(() => shown(el)[0]).toBe('Cid');
  click(firstBox(el));
  expect([...choice.exceptions]).toEqual([1]);
  choice = { isAll: true, exceptions: new Set() };
  tableRef.current?.onQueryChange();
  await expect.poll(() => checkedRows(el)).toEqual([true, true]);
  click(firstBox(el));
  expect([...choice.exceptions]).toEqual([1]);
  await turn(el, 'Next Page', 'Dora');
  expect(checkedRows(el)).toEqual([true, true]);
  await turn(el, 'Previous Page', 'Cid');
  expect(checkedRows(el)).toEqual([false, true]);
  click(firstBox(el));
  expect(choice.exceptions.size).toBe(0);
});

const mark = (el: ParentNode) => {
  const { checked, dataset } = selectAll(el);
  return dataset.indeterminate === 'true' ? 'dash' : checked;
};

proves(
  [
    'A dash means that some, but not all, matching rows are selected; clicking it selects the rest.',
    'It reappears when you add a row.',
  ],
  async () => {
    const table = (data: Person[]) => <MaterialTable columns={made} data={data} options={selection} />;
    const { el, rerender } = mount(table(people));
    expect(mark(el)).toBe(false);
    click(one(el, `${bodyRow} input`));
    expect(mark(el)).toBe('dash');
    click(selectAll(el));
    expect([mark(el), one(el, 'h6').textContent]).toEqual([true, '12 row(s) selected']);
    rerender(table(people.map((row) => ({ ...row, age: 1 }))));
    expect(mark(el)).toBe(true);
    rerender(table([...people, { id: 13, name: 'Max', city: 'Rome', age: 1 }]));
    await expect.poll(() => mark(el)).toBe('dash');

    const searched = mountTable({ ...selection, debounceInterval: 0 }).el;
    fill(one(searched, 'input[aria-label="Search"]') as HTMLInputElement, 'bob');
    await expect.poll(() => shown(searched)).toEqual(['Bob']);
    click(one(searched, `${bodyRow} input`));
    expect(mark(searched)).toBe(true);
  },
);

proves('With disabled rows, the dash stays even if all others were selected one by one.', () => {
  const options: Options<Person> = {
    ...selection,
    selectionProps: ({ id }: Person) => ({ disabled: id === 1 }),
    pageSize: 20,
    pageSizeOptions: [20],
  };
  const { el, unmount } = mountTable(options);
  for (const box of all(el, `${bodyRow} input:not([disabled])`)) click(box);
  expect([mark(el), one(el, 'h6').textContent]).toEqual(['dash', '11 row(s) selected']);
  unmount();
  const atOnce = mountTable(options).el;
  click(selectAll(atOnce));
  expect([mark(atOnce), one(atOnce, 'h6').textContent]).toEqual([true, '11 row(s) selected']);
});
