import MaterialTable, { type Column, type MaterialTableProps } from '@material-table/core';
import CircularProgress from '@mui/material/CircularProgress';
import { createRef, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press, pressText } from '../../tests/claims/hands';
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
} from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import ChooseOne from './selection-and-actions.one';
import SelectPage from './selection-and-actions.page';
import Remote from './selection-and-actions.remote';
import StayingButton from './selection-and-actions.toolbar';

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
