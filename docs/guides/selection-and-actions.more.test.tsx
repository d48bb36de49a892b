import MaterialTable, { type Column, type Components } from '@material-table/core';
import { createRef, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import OnRowClick from '../../demos/selection/on-row-click';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, bodyRow, boxes, checked, one, selectAll, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

interface Running {
  onAllSelected: (isSelected: boolean) => void;
}

const selection = { selection: true };

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
