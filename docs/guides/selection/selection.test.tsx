import MaterialTable, {
  MTableBodyRow,
  type Column,
  type Query,
  type QueryResult,
} from '@material-table/core';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import { createRef, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, press, pressText } from '../../../tests/claims/hands';
import {
  all,
  bodyRow,
  boxes,
  checked,
  has,
  input,
  one,
  selectAll,
  shown,
  status,
} from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import Limit from './limit';
import ChooseOne from './one';
import SelectPage from './page';
import Range from './range';
import Remote from './remote';
import Total from './total';

interface Running {
  onAllSelected: (isSelected: boolean) => void;
}

const selection = { selection: true };
const first = [true, false, false, false, false];
const none = Array<boolean>(5).fill(false);
const made = columns();
const box = (el: ParentNode, customer: string) => input(el, `Select ${customer}`);
const firstBox = (el: ParentNode) => boxes(el)[0] as HTMLElement;
const searchFor = (el: ParentNode, text: string) => fill(one(el, 'input[placeholder="Search"]'), text);

proves(
  'onSelectionChange reports all selected rows, even those on other pages and those that a search or filter hides.',
  async () => {
    const { el } = mount(<Total />);
    click(box(el, 'Adams'));
    press(el, 'Next Page');
    click(box(el, 'Fischer'));
    expect(status(el)).toBe('2 of 12 selected, 350 in total');

    const onSelectionChange = vi.fn();
    const searched = mountTable({ selection: true, debounceInterval: 0 }, { onSelectionChange }).el;
    click(firstBox(searched));
    searchFor(searched, 'leo');
    await expect.poll(() => shown(searched)).toEqual(['Leo']);
    click(firstBox(searched));
    expect(onSelectionChange.mock.lastCall?.[0].map(({ name }: Person) => name)).toEqual(['Cid', 'Leo']);
  },
);

proves(
  [
    'Its second argument is the row that was clicked. After select-all, it is undefined.',
    "the callback isn't called when rows change or disappear",
  ],
  () => {
    const onSelectionChange = vi.fn();
    const table = (data: Person[]) => (
      <MaterialTable columns={made} data={data} options={selection} onSelectionChange={onSelectionChange} />
    );
    const { el, rerender } = mount(table(people));
    click(selectAll(el));
    expect(onSelectionChange.mock.lastCall?.[1]).toBeUndefined();
    click(firstBox(el));
    expect(onSelectionChange.mock.lastCall?.[1]).toMatchObject({ name: 'Cid' });
    rerender(table(people.map((person) => ({ ...person, age: 1 }))));
    rerender(table(people.slice(3)));
    expect(shown(el)[0]).toBe('Bob');
    expect(onSelectionChange).toHaveBeenCalledTimes(2);
  },
);

const some = people.slice(0, 4);
const selectionProps = ({ id }: Person) => ({ disabled: id < 3 });

/** The selection as ids in the component's state; the first two rows are disabled. */
function WithIds() {
  const [ids, setIds] = useState([1]);
  const rows = useMemo(
    () => some.map((row) => ({ ...row, tableData: { checked: ids.includes(row.id) } })),
    [ids],
  );
  return (
    <>
      <button onClick={() => setIds([1, 3, 4])}>All</button>
      <button onClick={() => setIds([])}>None</button>
      <output>{ids.join()}</output>
      <MaterialTable
        columns={made}
        data={rows}
        options={{ selection: true, selectionProps, showSelectAllCheckbox: false }}
        onSelectionChange={(selected) => setIds(selected.map(({ id }) => id))}
      />
    </>
  );
}

proves(
  [
    'keep the selected ids in your state and derive checked from them. Update the same state in onSelectionChange.',
    'Any button can then call setIds. A Clear button, for example, sets an empty array.',
    'clear the ids in your state',
  ],
  async () => {
    const { el } = mount(<WithIds />);
    const ids = () => one(el, 'output').textContent;
    expect(has(el, 'thead input')).toBe(false);
    expect(checked(el)).toEqual([true, false, false, false]);
    click(boxes(el)[2] ?? el);
    await expect.poll(ids).toBe('1,3');
    expect(checked(el)).toEqual([true, false, true, false]);
    pressText(el, 'All');
    await expect.poll(() => checked(el)).toEqual([true, false, true, true]);
    pressText(el, 'None');
    await expect.poll(() => checked(el)).toEqual([false, false, false, false]);
    expect(ids()).toBe('');
  },
);

proves('Rows that a search or filter hides remain as they are.', async () => {
  const tableRef = createRef<Running>();
  const onSelectionChange = vi.fn();
  const { el } = mountTable({ selection: true, debounceInterval: 0 }, { tableRef, onSelectionChange });
  const after = (isSelected: boolean) => {
    flushSync(() => tableRef.current?.onAllSelected(isSelected));
    return onSelectionChange.mock.lastCall?.[0].map(({ name }: Person) => name);
  };
  click(firstBox(el));
  searchFor(el, 'leo');
  await expect.poll(() => shown(el)).toEqual(['Leo']);
  expect(after(true)).toEqual(['Cid', 'Leo']);
  expect(after(false)).toEqual(['Cid']);
});

proves(
  [
    'Use selectionProps to disable every unchecked checkbox once the limit is reached.',
    'so it can leave the checked ones enabled',
  ],
  async () => {
    const { el } = mount(<Limit />);
    const disabled = () => boxes(el).map((checkbox) => checkbox.disabled);
    for (const name of ['Adams', 'Costa', 'Evans']) click(box(el, name));
    await expect.poll(disabled).toEqual([false, true, false, true, false]);
    press(el, 'Next Page');
    expect(disabled()).toEqual([true, true, true, true, true]);
    press(el, 'Previous Page');
    click(box(el, 'Costa'));
    await expect.poll(disabled).toEqual(none);
  },
);

proves("it would select every row that isn't disabled", () => {
  const onSelectionChange = vi.fn();
  const { el } = mountTable({ selection: true, selectionProps }, { onSelectionChange });
  click(selectAll(el));
  expect(onSelectionChange.mock.lastCall?.[0]).toHaveLength(10);
});

proves(
  [
    'set tableData.checked only for that row, and read the clicked row from the second argument of onSelectionChange',
    'Custom icons make the checkboxes look like radio buttons',
  ],
  async () => {
    const { el } = mount(<ChooseOne />);
    const icon = (root: ParentNode) => one(root, 'svg').innerHTML;
    click(input(el, 'Choose Team'));
    await expect.poll(() => status(el)).toBe('Chosen: Team');
    expect(icon(all(el, bodyRow)[1] ?? el)).toBe(icon(mount(<RadioButtonChecked />).el));
    click(input(el, 'Choose Starter'));
    await expect.poll(() => checked(el)).toEqual([true, false, false]);
    click(input(el, 'Choose Starter'));
    await expect.poll(() => status(el)).toBe('Chosen: nothing');
    expect(checked(el)).toEqual([false, false, false]);
  },
);

const pageOf = async ({ page, pageSize }: Query<Person>): Promise<QueryResult<Person>> => ({
  data: people.slice(page * pageSize, (page + 1) * pageSize),
  page,
  totalCount: people.length,
});

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
    "If you don't keep the selection in state, or your rows are remote, call the function that the row's checkbox calls. Your components.Row receives it.",
    'The header checkbox and onSelectionChange then work as after a click on the checkbox.',
  ],
  async () => {
    const sorted = columns({ name: { defaultSort: 'desc' } });
    for (const props of [{ data: pageOf }, { data: people, columns: sorted }]) {
      const onSelectionChange = vi.fn();
      const components = { Row: ClickedRow };
      const { el, unmount } = mountTable(selection, { ...props, components, onSelectionChange });
      await expect.poll(() => shown(el)).toHaveLength(5);
      const before = shown(el)[0];
      press(el, 'Next Page');
      await expect.poll(() => shown(el)[0]).not.toBe(before);
      click(one(el, `${bodyRow} [data-testid="mtablecell"]`));
      const rows: Person[] = onSelectionChange.mock.lastCall?.[0];
      expect(rows.map(({ name }) => name)).toEqual([shown(el)[0]]);
      expect(mark(el)).toBe('dash');
      expect(checked(el)).toEqual(first);
      unmount();
    }
  },
);

proves(
  [
    'To select only this page, read tableRef.current.state.renderData in a custom button.',
    'state.data contains all matching rows.',
  ],
  async () => {
    const { el } = mount(<SelectPage />);
    pressText(el, 'Select this page');
    await expect.poll(() => checked(el)).toEqual([true, true, true]);
    press(el, 'Next Page');
    await expect.poll(() => shown(el)[0]).toBe('Lighthouse');
    expect(checked(el)).toEqual([false, false, false]);
    pressText(el, 'Select none');
    searchFor(el, 'harbor');
    await expect.poll(() => shown(el)).toEqual(['Ferry', 'Gulls', 'Nets']);
    pressText(el, 'Select all found');
    await expect.poll(() => el.textContent).toContain('3 row(s) selected');
  },
);

function mark(el: ParentNode): 'dash' | boolean {
  const header = selectAll(el);
  return header.dataset.indeterminate === 'true' ? 'dash' : header.checked;
}

proves(
  [
    'A dash means that some, but not all, matching rows are selected, and a click on it selects the rest.',
    'It also appears when you add a row while all others are selected.',
  ],
  async () => {
    const table = (data: Person[]) => <MaterialTable columns={made} data={data} options={selection} />;
    const { el, rerender } = mount(table(people));
    click(firstBox(el));
    expect(mark(el)).toBe('dash');
    click(selectAll(el));
    expect([mark(el), one(el, 'h6').textContent]).toEqual([true, '12 row(s) selected']);
    rerender(table([...people, { id: 13, name: 'Max', city: 'Rome', age: 1 }]));
    await expect.poll(() => mark(el)).toBe('dash');

    const searched = mountTable({ ...selection, debounceInterval: 0 }).el;
    searchFor(searched, 'bob');
    await expect.poll(() => shown(searched)).toEqual(['Bob']);
    click(firstBox(searched));
    expect(mark(searched)).toBe(true);
  },
);

proves('Keep the ids yourself, and mark the rows you return.', async () => {
  const { el } = mount(<Remote />);
  await expect.poll(() => shown(el)).toEqual(['Arles', 'Bergen', 'Cork']);
  click(box(el, 'Bergen'));
  press(el, 'Next Page');
  await expect.poll(() => shown(el)).toEqual(['Dover', 'Essen']);
  click(box(el, 'this page'));
  await expect.poll(() => status(el)).toBe('3 selected: 502, 504, 505');
  press(el, 'Previous Page');
  await expect.poll(() => shown(el)[0]).toBe('Arles');
  expect(checked(el)).toEqual([false, true, false]);
  click(box(el, 'Bergen'));
  await expect.poll(() => status(el)).toBe('2 selected: 504, 505');
});

const twoRows = { selection: true, pageSize: 2, pageSizeOptions: [2] };
const turn = async (el: ParentNode, name: string, row: string) => {
  press(el, name);
  await expect.poll(() => shown(el)[0]).toBe(row);
};

proves(
  [
    "onSelectionChange isn't called when the page changes, and the next call reports only rows of the new page.",
  ],
  async () => {
    const onSelectionChange = vi.fn();
    const { el } = mountTable(twoRows, { data: pageOf, onSelectionChange });
    await expect.poll(() => shown(el)[0]).toBe('Cid');
    click(firstBox(el));
    await turn(el, 'Next Page', 'Dora');
    expect(onSelectionChange).toHaveBeenCalledTimes(1);
    click(firstBox(el));
    expect(onSelectionChange.mock.lastCall?.[0]).toEqual([expect.objectContaining({ name: 'Dora' })]);
  },
);

proves(
  'To select all results, store that everything is selected, and the ids of the exceptions.',
  async () => {
    const tableRef = createRef<{ onQueryChange: () => void }>();
    let choice = { isAll: false, exceptions: new Set<number>() };
    let shownRows: Person[] = [];
    const load = async (query: Query<Person>) => {
      const answer = await pageOf(query);
      shownRows = answer.data;
      const mark = (id: number) => ({ checked: choice.exceptions.has(id) !== choice.isAll });
      return { ...answer, data: answer.data.map((row) => ({ ...row, tableData: mark(row.id) })) };
    };
    const change = (selected: Person[]) => {
      for (const { id } of shownRows) {
        const isSelected = selected.some((row) => row.id === id);
        choice.exceptions[isSelected === choice.isAll ? 'delete' : 'add'](id);
      }
    };
    const { el } = mountTable(twoRows, { data: load, onSelectionChange: change, tableRef });
    await expect.poll(() => shown(el)[0]).toBe('Cid');
    click(firstBox(el));
    expect([...choice.exceptions]).toEqual([1]);
    choice = { isAll: true, exceptions: new Set() };
    tableRef.current?.onQueryChange();
    await expect.poll(() => checked(el)).toEqual([true, true]);
    click(firstBox(el));
    expect([...choice.exceptions]).toEqual([1]);
    await turn(el, 'Next Page', 'Dora');
    expect(checked(el)).toEqual([true, true]);
    await turn(el, 'Previous Page', 'Cid');
    expect(checked(el)).toEqual([false, true]);
    click(firstBox(el));
    expect(choice.exceptions.size).toBe(0);
  },
);

/** Renders again after each selection, with new rows and new columns. */
function Rendering({ rowOf }: { rowOf: (row: Person) => object }) {
  const [, setSelected] = useState<object[]>([]);
  const inline: Column<object>[] = [{ title: 'Row', render: (row) => JSON.stringify(row) }];
  return (
    <MaterialTable
      columns={inline}
      data={people.map(rowOf)}
      options={selection}
      onSelectionChange={setSelected}
    />
  );
}

proves(
  [
    'Rows without an id, together with a component that renders again in onSelectionChange and has inline columns.',
    'Even recreated rows then remain selected.',
    'Ids that are created during render, for example with crypto.randomUUID().',
    'tableData: { checked: false } in your rows, which overrides the selection when data or columns change.',
    'Otherwise, the next data array resets the checkboxes.',
  ],
  async () => {
    const kept = mount(<Rendering rowOf={(row) => ({ ...row })} />).el;
    click(firstBox(kept));
    expect(checked(kept)).toEqual(first);
    for (const rowOf of [
      ({ name }: Person) => ({ name }),
      (row: Person) => ({ ...row, id: crypto.randomUUID() }),
      (row: Person) => ({ ...row, tableData: { checked: false } }),
    ]) {
      const { el } = mount(<Rendering rowOf={rowOf} />);
      click(firstBox(el));
      await expect.poll(() => checked(el)).toEqual(none);
    }
  },
);

proves(
  'select every row between the previously clicked checkbox and this one, in the order in which the table shows them',
  async () => {
    const { el } = mount(<Range />);
    const names = () => shown(el).filter((_name, index) => boxes(el)[index]?.checked);
    const shiftClick = (customer: string) =>
      flushSync(() =>
        box(el, customer).dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }),
        ),
      );
    click(box(el, 'Berger'));
    shiftClick('Evans');
    await expect.poll(names).toEqual(['Berger', 'Costa', 'Dahl', 'Evans']);
    shiftClick('Dahl');
    await expect.poll(names).toEqual(['Berger', 'Costa']);
    // By the total, descending: Costa 310, Fischer 230, Ito 175, Kowalski 140.
    const total = all(el, 'th .MuiTableSortLabel-root')[2] as HTMLElement;
    click(total);
    click(total);
    click(box(el, 'Fischer'));
    shiftClick('Kowalski');
    await expect.poll(names).toEqual(['Costa', 'Fischer', 'Ito', 'Kowalski', 'Berger']);
  },
);

proves(
  [
    "Clicks on a checkbox don't trigger onRowClick.",
    'An onClick replaces the built-in one, which hides the click from onRowClick, so call event.stopPropagation().',
  ],
  () => {
    const clicked = (props?: object) => {
      const onRowClick = vi.fn();
      const { el, unmount } = mountTable({ selection: true, selectionProps: props }, { onRowClick });
      click(firstBox(el));
      expect(checked(el)[0]).toBe(true);
      unmount();
      return onRowClick.mock.calls.length;
    };
    expect(clicked()).toBe(0);
    expect(clicked({ onClick: () => undefined })).toBe(1);
    expect(clicked({ onClick: (event: Event) => event.stopPropagation() })).toBe(0);
  },
);

proves(["An onChange or checked in selectionProps, which replaces the table's own."], () => {
  const onChange = vi.fn();
  for (const props of [{ checked: false }, { onChange }]) {
    const { el } = mountTable({ selection: true, selectionProps: props }, { columns: columns() });
    click(firstBox(el));
    expect(checked(el)[0]).toBe(false);
  }
  expect(onChange).toHaveBeenCalledTimes(1);
});

proves("In selectionProps, return disabled: true and style: { visibility: 'hidden' }.", () => {
  const { el } = mountTable({
    selection: true,
    selectionProps: ({ id }: Person) => (id === 1 ? { disabled: true, style: { visibility: 'hidden' } } : {}),
  });
  const visible = boxes(el).map((one) => getComputedStyle(one).visibility);
  expect(visible.slice(0, 2)).toEqual(['hidden', 'visible']);
  click(selectAll(el));
  expect(checked(el).slice(0, 2)).toEqual([false, true]);
});

proves(
  [
    'An onChange in headerSelectionProps replaces the built-in one.',
    'To use another checkbox, set showSelectAllCheckbox: false and call tableRef.current.onAllSelected(true).',
  ],
  () => {
    const tableRef = createRef<Running>();
    const headerSelectionProps = { onChange: vi.fn() };
    const { el, update } = mountTable({ selection: true, headerSelectionProps }, { tableRef });
    click(selectAll(el));
    expect(headerSelectionProps.onChange).toHaveBeenCalledTimes(1);
    expect(checked(el)).toEqual(none);
    for (const one of boxes(el)) click(one);
    expect(mark(el)).toBe('dash');
    flushSync(() => tableRef.current?.onAllSelected(true));
    expect(mark(el)).toBe(true);
    update({ selection: true, showSelectAllCheckbox: false });
    expect(has(el, 'thead input')).toBe(false);
  },
);
