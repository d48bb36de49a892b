import MaterialTable, { MTableAction } from '@material-table/core';
import { type ComponentProps, createRef, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { inputs } from '../../tests/claims/editing';
import { click, fill, pass, press, stopClock } from '../../tests/claims/hands';
import { all, bodyRow, hasButton, input, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, save } from '../../tests/claims/table';
import AddNext from './editing.add-next';
import OpenRow from './editing.open-row';
import ShowNew from './editing.show-new';
import TreeChild from './editing.tree-child';

interface Running {
  state: { lastEditingRow?: object; showAddRow: boolean };
  setState: (state: object) => void;
  dataManager: {
    bulkEditOpen: boolean;
    changeBulkEditOpen: (isOpen: boolean) => void;
    getRenderState: () => object;
  };
}

proves(
  [
    "Your function received the new row (with cellEditable, the new value) but didn't store it.",
    "update your own data, because the table doesn't",
    'A form in the row, with Save and Cancel | editable.onRowUpdate, onRowAdd, onRowDelete',
  ],
  async () => {
    const { el } = mountTable({}, { editable: { onRowUpdate: save } });
    press(el, 'Edit');
    fill(input(el, 'Name'), 'Sid');
    press(el, 'Save');
    await expect.poll(() => inputs(el)).toBe(0);
    expect(shown(el)[0]).toBe('Cid');
    expect(people[0]?.name).toBe('Cid');
  },
);

proves('This requires editable.onRowAdd and works in actions and outside the table.', () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef, editable: { onRowAdd: save } });
  flushSync(() => tableRef.current?.setState({ showAddRow: true }));
  expect(inputs(el)).toBe(1);
});

proves('hide the built-in one with components.Action', async () => {
  function WithoutPlus(props: ComponentProps<typeof MTableAction>) {
    return props.action?.tooltip === 'Add' ? null : <MTableAction {...props} />;
  }
  const { el } = mountTable(
    {},
    { components: { Action: WithoutPlus }, editable: { onRowAdd: save, onRowUpdate: save } },
  );
  await expect.poll(() => hasButton(el, 'Add')).toBe(false);
  expect(hasButton(el, 'Edit')).toBe(true);
});

proves(['When the form has closed, open it again, so that its fields are empty.'], async () => {
  const { el } = mount(<AddNext />);
  click(one(el, 'button'));
  for (const name of ['Zoe', 'Yan']) {
    fill(input(el, 'Name'), name);
    press(el, 'Save');
    await expect.poll(() => shown(el)[0]).toBe(name);
    await expect.poll(() => (inputs(el) ? input(el, 'Name').value : 'closed')).toBe('');
  }
  press(el, 'Cancel');
  expect(inputs(el)).toBe(0);
});

proves('Without the setTimeout, the form stays open with its old values.', async () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef, editable: { onRowAdd: save } });
  flushSync(() => tableRef.current?.setState({ showAddRow: true }));
  fill(input(el, 'Name'), 'Zoe');
  flushSync(() => {
    tableRef.current?.setState({ showAddRow: false });
    tableRef.current?.setState({ showAddRow: true });
  });
  expect(input(el, 'Name').value).toBe('Zoe');
});

proves(
  [
    "onRowAdd receives parentId even though users can't edit it.",
    "Store the parent's id in state, pass it in initialFormData, and open the form.",
  ],
  async () => {
    const { el } = mount(<TreeChild />);
    press(el, 'Add below Garden');
    fill(input(el, 'Task'), 'Hedge');
    press(el, 'Save');
    await expect.poll(() => shown(el)).toContain('Hedge');
    expect(shown(el, 1).at(-1)).toBe('Garden');
  },
);

proves("Sorting may put the new row on another page, and the table doesn't go there.", async () => {
  const { el } = mount(<ShowNew />);
  press(el, 'Add');
  fill(input(el, 'Name'), 'Fir');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Elm', 'Fir', 'Larch']);
  expect(one(el, 'mark').textContent).toBe('Fir');
});

proves(["Call tableRef.current.onRowEditStarted(row) with the table's own object for the row."], async () => {
  const { el } = mount(<OpenRow />);
  click(all(el, 'button')[1] as HTMLElement);
  expect(input(el, 'Room').value).toBe('Library');
  press(el, 'Cancel');
  const studio = all(el, bodyRow)[2] as HTMLElement;
  click(studio);
  click(studio);
  await expect.poll(() => (inputs(el, 'Room') ? input(el, 'Room').value : '')).toBe('Studio');
});

proves(
  [
    'is replaced by Save all changes and Discard all changes.',
    'Row actions are hidden until the user saves or discards the changes. This is by design.',
  ],
  () => {
    const { el } = mountTable({}, { editable: { onBulkUpdate: save, onRowDelete: save } });
    expect(hasButton(el, 'Delete')).toBe(true);
    press(el, 'Edit All');
    expect(
      ['Edit All', 'Save all changes', 'Discard all changes', 'Delete'].map((name) => hasButton(el, name)),
    ).toEqual([false, true, true, false]);
  },
);

proves("Use the table's ref on mount, as here, or in a button.", () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef, editable: { onBulkUpdate: save } });
  const table = tableRef.current;
  table?.dataManager.changeBulkEditOpen(true);
  flushSync(() => table?.setState(table.dataManager.getRenderState()));
  expect(inputs(el)).toBe(5);
  expect(hasButton(el, 'Save all changes')).toBe(true);
});

proves(
  [
    'onBulkEditOpen reports only bulk editing, so check the mounted table.',
    'state.lastEditingRow is set while a row is edited or deleted, state.showAddRow while one is added, and dataManager.bulkEditOpen in bulk editing.',
  ],
  () => {
    const tableRef = createRef<Running>();
    const editable = { onRowAdd: save, onRowUpdate: save, onRowDelete: save, onBulkUpdate: save };
    const onBulkEditOpen = vi.fn();
    const { el } = mountTable({}, { tableRef, editable, onBulkEditOpen });
    const isOpen = () => [
      Boolean(tableRef.current?.state.lastEditingRow),
      tableRef.current?.state.showAddRow,
      tableRef.current?.dataManager.bulkEditOpen,
    ];
    const during = (label: string) => {
      press(el, label);
      const seen = isOpen();
      press(el, label === 'Edit All' ? 'Discard all changes' : 'Cancel');
      return seen;
    };
    expect(during('Edit')).toEqual([true, false, false]);
    expect(during('Delete')).toEqual([true, false, false]);
    expect(during('Add')).toEqual([false, true, false]);
    expect(onBulkEditOpen).not.toHaveBeenCalled();
    expect(during('Edit All')).toEqual([false, false, true]);
    expect(onBulkEditOpen.mock.calls).toEqual([[true], [false]]);
    expect(isOpen()).toEqual([false, false, false]);
  },
);

proves('Store the id of the saved row, and remove it again in an effect:', async () => {
  function Saved() {
    const [rows, setRows] = useState(people);
    const [savedId, setSavedId] = useState<number>();
    useEffect(() => {
      if (savedId === undefined) return undefined;
      const timer = setTimeout(() => setSavedId(undefined), 2000);
      return () => clearTimeout(timer);
    }, [savedId]);
    const [own] = useState(() => columns());
    return (
      <MaterialTable
        columns={own}
        data={rows}
        editable={{
          onRowUpdate: async ({ id, name }) => {
            setRows((current) => current.map((row) => (row.id === id ? { ...row, name } : row)));
            setSavedId(id);
          },
        }}
        options={{ rowStyle: ({ id }) => (id === savedId ? { backgroundColor: 'rgb(255, 243, 196)' } : {}) }}
      />
    );
  }
  const { el } = mount(<Saved />);
  const marked = () =>
    all(el, bodyRow)
      .map((row) => getComputedStyle(row).backgroundColor === 'rgb(255, 243, 196)')
      .indexOf(true);
  stopClock();
  click(all(el, 'button[aria-label="Edit"]')[1] as HTMLElement);
  fill(input(el), 'Anna');
  press(el, 'Save');
  await vi.waitUntil(() => shown(el).includes('Anna'));
  expect(marked()).toBe(1);
  pass(1900);
  expect(marked()).toBe(1);
  pass(200);
  expect(marked()).toBe(-1);
});
