import { MTableAction } from '@material-table/core';
import { type ComponentProps, createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, click, fill, mountTable, one, people, press, shown } from '../../tests/claims/table';
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

const done = async () => undefined;
const input = (el: ParentNode, name: string) => one(el, `input[aria-label="${name}"]`) as HTMLInputElement;
const inputs = (el: ParentNode, name = 'Name') => all(el, `input[aria-label="${name}"]`).length;
const has = (el: ParentNode, label: string) => all(el, `button[aria-label="${label}"]`).length > 0;
const keyDown = (element: HTMLElement, key: string, keyCode: number) =>
  flushSync(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true })));

proves(
  [
    "Your function received the new row (with cellEditable, the new value) but didn't store it.",
    "update your own data, because the table doesn't",
    'A form in the row, with Save and Cancel | editable.onRowUpdate, onRowAdd, onRowDelete',
  ],
  async () => {
    const { el } = mountTable({}, { editable: { onRowUpdate: done } });
    press(el, 'Edit');
    fill(input(el, 'Name'), 'Sid');
    press(el, 'Save');
    await expect.poll(() => inputs(el)).toBe(0);
    expect(shown(el)[0]).toBe('Cid');
    expect(people[0]?.name).toBe('Cid');
  },
);

proves('This requires editable.onRowAdd and works from an action or from a button outside the table.', () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef, editable: { onRowAdd: done } });
  flushSync(() => tableRef.current?.setState({ showAddRow: true }));
  expect(inputs(el)).toBe(1);
});

proves('hide the built-in one with components.Action', async () => {
  function WithoutPlus(props: ComponentProps<typeof MTableAction>) {
    return props.action?.tooltip === 'Add' ? null : <MTableAction {...props} />;
  }
  const { el } = mountTable(
    {},
    { components: { Action: WithoutPlus }, editable: { onRowAdd: done, onRowUpdate: done } },
  );
  await expect.poll(() => has(el, 'Add')).toBe(false);
  expect(has(el, 'Edit')).toBe(true);
});

proves(
  ['Let the form close after the promise resolves, and open it again so that its fields are empty.'],
  async () => {
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
  },
);

proves('runs before that, the form stays open with its old values', async () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef, editable: { onRowAdd: done } });
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

proves('the confirmation reads Delete the room "Attic"?', async () => {
  const { el } = mount(<OpenRow />);
  await expect.poll(() => has(el, 'Delete Attic')).toBe(true);
  press(el, 'Delete Attic');
  await expect.poll(() => el.textContent).toContain('Delete the room "Attic"?');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Library', 'Studio']);
});

proves('Going to another page also discards unsaved input.', async () => {
  const { el } = mountTable({}, { editable: { onRowUpdate: done } });
  press(el, 'Edit');
  fill(input(el, 'Name'), 'Sid');
  press(el, 'Next Page');
  press(el, 'Previous Page');
  await expect.poll(() => (inputs(el) ? input(el, 'Name').value : shown(el)[0])).toBe('Cid');
});

proves(
  [
    'is replaced by Save all changes and Discard all changes in the toolbar',
    'Row actions are hidden until the user saves or discards the changes. This is by design.',
  ],
  () => {
    const { el } = mountTable({}, { editable: { onBulkUpdate: done, onRowDelete: done } });
    expect(has(el, 'Delete')).toBe(true);
    press(el, 'Edit All');
    expect(
      ['Edit All', 'Save all changes', 'Discard all changes', 'Delete'].map((name) => has(el, name)),
    ).toEqual([false, true, true, false]);
  },
);

proves(['All rows of the page at once | editable.onBulkUpdate'], () => {
  const onBulkUpdate = vi.fn(done);
  const { el } = mountTable({}, { editable: { onBulkUpdate } });
  press(el, 'Edit All');
  keyDown(input(el, 'Name'), 'Escape', 27);
  expect(inputs(el)).toBe(5);
  keyDown(input(el, 'Name'), 'Enter', 13);
  expect(onBulkUpdate).toHaveBeenCalledTimes(1);
});

proves("Use the table's ref, as this example does on mount.", () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef, editable: { onBulkUpdate: done } });
  const table = tableRef.current;
  table?.dataManager.changeBulkEditOpen(true);
  flushSync(() => table?.setState(table.dataManager.getRenderState()));
  expect(inputs(el)).toBe(5);
  expect(has(el, 'Save all changes')).toBe(true);
});

proves(
  [
    'onBulkEditOpen reports only bulk editing, so check the mounted table.',
    'state.lastEditingRow is set while a row is being edited or deleted, state.showAddRow while one is being added, and dataManager.bulkEditOpen during bulk editing.',
  ],
  () => {
    const tableRef = createRef<Running>();
    const editable = { onRowAdd: done, onRowUpdate: done, onRowDelete: done, onBulkUpdate: done };
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
