import { proves, mount } from '../../../tests/claims/claim';
import { mountTable, save, people, columns, type Person } from '../../../tests/claims/table';
import { expect, vi } from 'vitest';
import { hasButton, one, all, bodyRow, texts, shown } from '../../../tests/claims/read';
import { press, fill, click } from '../../../tests/claims/hands';
import { name, inputs, names as editingNames } from '../../../tests/claims/editing';
import { createRef, type ComponentProps, useMemo, useState, useRef, type ClipboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { visit, textsOf, columnTexts } from '../../../tests/claims/visit';
import EditableBulk from './bulk';
import EditableCells from './cells';
import { userEvent } from 'vitest/browser';
import MaterialTable, { MTableAction } from '@material-table/core';
import UndoAndRedo from './undo';
import PasteRows from './paste';

const rowsOf = (el: ParentNode) => all(el, bodyRow);

const send = (target: Element | undefined, event: Event) => flushSync(() => target?.dispatchEvent(event));

const product = (el: ParentNode) => one(el, 'input[placeholder="Product"]') as HTMLInputElement;

const bubbling = { bubbles: true, cancelable: true };

const dashed = 'tbody div[style*=dashed]';

const width = (element: Element) => element.getBoundingClientRect().width;

const editable = (more: object = {}) => ({
  isCellEditable: () => true,
  onCellEditApproved: vi.fn(save),
  ...more,
});

const inCell = 'tbody td:has(input) button';

/** The code of the page. */
const localization = {
  body: { editTooltip: 'Edit', saveTooltip: 'Save the cell', cancelTooltip: 'Leave the cell' },
};

function WithoutCross(props: ComponentProps<typeof MTableAction>) {
  return props.action?.tooltip === 'Leave the cell' ? null : <MTableAction {...props} />;
}

interface Running {
  setState: (state: object) => void;
  onEditingApproved: (mode: 'bulk') => void;
  dataManager: {
    changeBulkEditOpen: (isOpen: boolean) => void;
    getRenderState: () => object;
    sortedData: Person[];
  };
}

const field = (el: ParentNode, label = 'Name') =>
  one(el, `tbody input[aria-label="${label}"]`) as HTMLInputElement;

proves(
  [
    'It is then replaced by Save all changes and Discard all changes.',
    'Row actions are hidden until the user saves or discards the changes, which is by design.',
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

proves("Use the table's ref in a button or on mount, as here.", () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef, editable: { onBulkUpdate: save } });
  const table = tableRef.current;
  table?.dataManager.changeBulkEditOpen(true);
  flushSync(() => table?.setState(table.dataManager.getRenderState()));
  expect(inputs(el)).toBe(5);
  expect(hasButton(el, 'Save all changes')).toBe(true);
});

proves(
  'Going to another page opens its rows and preserves unsaved input. Save all changes saves every page.',
  async () => {
    const onBulkUpdate = vi.fn(async (_changes: object) => undefined);
    const { el } = mountTable({ pageSize: 5 }, { editable: { onBulkUpdate } });
    press(el, 'Edit All');
    fill(field(el), 'Zed');
    press(el, 'Next Page');
    expect(field(el).value).toBe(people[5]?.name);
    fill(field(el), 'Yak');
    press(el, 'Previous Page');
    expect(field(el).value).toBe('Zed');
    press(el, 'Save all changes');
    await expect.poll(() => onBulkUpdate.mock.calls.length).toBe(1);
    expect(Object.keys(onBulkUpdate.mock.lastCall?.[0] ?? {})).toEqual(['1', '6']);
  },
);

proves(
  [
    'The Delete button is hidden. Let users mark rows in a boolean column such as removed, with render: () => null, and remove the rows with newData.removed in onBulkUpdate',
  ],
  async () => {
    const onBulkUpdate = vi.fn(async (_changes: object) => undefined);
    const removeColumn = { title: 'Remove', field: 'removed', type: 'boolean' as const, render: () => null };
    const own = [...columns({ age: { editable: 'onUpdate' } }), removeColumn];
    const { el } = mountTable({}, { columns: own, editable: { onBulkUpdate, onRowDelete: save } });
    press(el, 'Edit All');
    expect(all(el, 'button[aria-label="Delete"]')).toEqual([]);
    expect(all(el, 'tbody input[aria-label="Age"]')).toEqual([]);
    click(all(el, 'input[aria-label="Remove"]')[1] as HTMLElement);
    press(el, 'Save all changes');
    await expect.poll(() => onBulkUpdate.mock.calls.length).toBe(1);
    expect(onBulkUpdate.mock.lastCall?.[0]).toEqual({
      2: expect.objectContaining({ newData: expect.objectContaining({ name: 'Ann', removed: true }) }),
    });
  },
);

proves(
  'The button is missing while rows are selected, and it is empty if you pass icons without Edit.',
  () => {
    const editable = { onBulkUpdate: save };
    const button = (el: ParentNode) => el.querySelector('button[aria-label="Edit All"]');
    const { el } = mountTable({ selection: true }, { editable });
    expect(button(el)?.querySelector('svg, .material-icons')).not.toBeNull();
    click(one(el, `${bodyRow} input[type="checkbox"]`));
    expect(button(el)).toBeNull();
    const icons = { Add: () => <i>+</i> } as never;
    const empty = button(mountTable({}, { editable, icons }).el);
    expect([empty?.textContent, empty?.querySelectorAll('svg, .material-icons, i').length]).toEqual(['', 0]);
  },
);

proves("To save, call onEditingApproved('bulk') on the ref.", async () => {
  const tableRef = createRef<Running>();
  const onBulkUpdate = vi.fn(save);
  const { el } = mountTable({}, { tableRef, editable: { onBulkUpdate } });
  press(el, 'Edit All');
  fill(name(el), 'Sid');
  flushSync(() => tableRef.current?.onEditingApproved('bulk'));
  expect(onBulkUpdate).toHaveBeenCalledOnce();
  await expect.poll(() => editingNames(el).length).toBe(0);
});

proves(
  [
    'editable.onBulkUpdate adds an Edit All button to the toolbar, which opens every row of the page.',
    'Your function receives only the changed rows, as an object whose values are { oldData, newData }.',
    'If nothing was changed, the object is empty.',
  ],
  async () => {
    const demo = visit(<EditableBulk />);
    await demo.getByRole('button', { name: 'Edit All' }).click();
    const price = demo.getByRole('spinbutton', { name: 'Price' });
    await expect.poll(() => price.elements()).toHaveLength(5);
    await demo.getByRole('button', { name: 'Save all changes' }).click();
    await expect.poll(() => textsOf(demo.getByRole('alert'))).toEqual(['Saved 0 of 5 rows.']);
    await demo.getByRole('button', { name: 'Edit All' }).click();
    await price.nth(0).fill('0');
    await price.nth(4).fill('6.5');
    await demo.getByRole('button', { name: 'Save all changes' }).click();
    await expect
      .poll(() => textsOf(demo.getByRole('alert')))
      .toEqual(['Not saved: every price must be above zero.']);
    await expect.element(price.nth(4)).toHaveValue(6.5);
    await price.nth(0).fill('5.9');
    await demo.getByRole('button', { name: 'Save all changes' }).click();
    await expect.poll(() => textsOf(demo.getByRole('alert'))).toEqual(['Saved 2 of 5 rows.']);
    await expect.poll(() => columnTexts(demo, 1)).toEqual(['$5.90', '$13.00', '$17.50', '$9.00', '$6.50']);
  },
);

proves(
  [
    'With cellEditable, users click a cell to change its value.',
    'isCellEditable receives the row and the column and decides which cells can be edited.',
    'Enter saves the cell, and Escape cancels.',
  ],
  async () => {
    const demo = visit(<EditableCells />);
    await demo.getByText('5120').click();
    await expect.element(demo.getByRole('spinbutton')).not.toBeInTheDocument();
    await demo.getByText('880').click();
    await demo.getByRole('spinbutton', { name: 'Hours' }).fill('900');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => textsOf(demo.getByRole('log'))).toEqual(['Band saw, hours: 880 -> 900']);
    await expect.element(demo.getByRole('row', { name: /Band saw/ })).toHaveTextContent('900');
    await demo.getByText('Yard').click();
    await demo.getByRole('textbox', { name: 'Place' }).fill('Hall 3');
    await demo.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(demo.getByRole('row', { name: /Forklift/ })).toHaveTextContent('Yard');
    await demo.getByText('Yard').click();
    await demo.getByRole('textbox', { name: 'Place' }).fill('Hall 3');
    await demo.getByRole('button', { name: 'Save' }).click();
    await expect.element(demo.getByRole('row', { name: /Forklift/ })).toHaveTextContent('Hall 3');
  },
);

proves('Make room with a minWidth in cellEditable.cellStyle', () => {
  const { el } = mountTable({}, { cellEditable: editable({ cellStyle: { minWidth: 300 } }) });
  click(one(el, dashed));
  expect(width(one(el, 'tbody td:has(input)'))).toBeGreaterThanOrEqual(300);
});

proves(
  ['The Save and Cancel buttons take up at least 60 px of the cell.', 'the check mark is 16 px wide'],
  () => {
    const widths = (sx?: object) => {
      const { el, unmount } = mountTable({}, { cellEditable: editable(), sx });
      click(one(el, dashed));
      const found = all(el, inCell).map(width);
      unmount();
      return found;
    };
    const [mark = 0, cross = 0] = widths();
    expect(mark + cross).toBeGreaterThanOrEqual(60);
    expect(widths({ 'td:has(input) button': { p: 0, '& svg': { fontSize: 16 } } })).toEqual([16, 16]);
  },
);

proves(
  'The wrapper can tell the buttons apart by their tooltip, which is empty until you set it. Enter and Escape still work.',
  async () => {
    const names = (el: ParentNode) => all(el, inCell).map((button) => button.getAttribute('aria-label'));
    const plain = mountTable({}, { cellEditable: editable(), components: { Action: WithoutCross } });
    click(one(plain.el, dashed));
    expect(names(plain.el)).toEqual([null, null]);
    plain.unmount();

    const cellEditable = editable();
    const { el } = mountTable(
      {},
      {
        cellEditable,
        localization,
        components: { Action: WithoutCross },
        editable: { onRowUpdate: save },
      },
    );
    click(one(el, dashed));
    await expect.poll(() => names(el)).toEqual(['Save the cell']);
    await userEvent.click(one(el, 'tbody input'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cellEditable.onCellEditApproved.mock.calls.length).toBe(1);
    await expect.poll(() => el.querySelector('tbody input')).toBeNull();
    click(one(el, dashed));
    await userEvent.click(one(el, 'tbody input'));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => el.querySelector('tbody input')).toBeNull();
    expect(cellEditable.onCellEditApproved).toHaveBeenCalledTimes(1);

    // The buttons of an edited row have other names, and stay.
    press(el, 'Edit');
    expect(all(el, 'button[aria-label="Cancel"]')).toHaveLength(1);
  },
);

proves('This undoes one edit in the newest rows', () => {
  const change = { id: 1, before: { city: 'Bonn' } };
  const undo = (rows: Person[]) =>
    rows.map((row) => (row.id === change.id ? { ...row, ...change.before } : row));
  const own = columns();
  const now = people.map((row) => ({ ...row, city: 'Oslo', age: row.age + 1 }));
  const { el, rerender } = mount(<MaterialTable columns={own} data={now} />);
  rerender(<MaterialTable columns={own} data={undo(now)} />);
  expect(texts(one(el, bodyRow), 'td')).toEqual(['Cid', 'Bonn', '42']);
  expect(shown(el, 1).slice(1, 3)).toEqual(['Oslo', 'Oslo']);
});

proves(
  [
    "Put each line into the next row that users see, and reject the list if a value isn't allowed",
    "New rows that the filters don't match are in your data, but hidden",
  ],
  () => {
    const onAlert = vi.fn();
    function Page() {
      const tableRef = useRef<Running>(null);
      const [rows, setRows] = useState(people.slice(0, 4));
      const own = useMemo(() => columns({ name: { defaultSort: 'asc' }, age: { defaultFilter: '30' } }), []);
      const paste = (event: ClipboardEvent) => {
        const values = event.clipboardData.getData('text/plain').trimEnd().split(/\r?\n/);
        if (!values.every((value) => ['Oslo', 'Bergen'].includes(value))) return onAlert();
        const ids = tableRef.current?.dataManager.sortedData.map(({ id }) => id) ?? [];
        setRows((current) =>
          current.map((row) => ({ ...row, city: values[ids.indexOf(row.id)] ?? row.city })),
        );
      };
      const add = () => setRows((current) => [...current, { id: 9, name: 'Zoe', city: 'x', age: 1 }]);
      return (
        <div onPaste={paste}>
          <button onClick={add}>Add</button>
          <output>{rows.map(({ name, city }) => `${name} ${city}`).join()}</output>
          <MaterialTable columns={own} data={rows} tableRef={tableRef} />
        </div>
      );
    }
    const { el } = mount(<Page />);
    const paste = (text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      flushSync(() =>
        one(el, bodyRow).dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData })),
      );
    };
    paste('Bergen\nParis');
    expect([onAlert.mock.calls.length, shown(el, 1).join()]).toEqual([1, 'Bonn,Oslo']);
    // Sorted by name and filtered by age, users see Ann and Dora.
    paste('Bergen\r\nBergen\n');
    expect(one(el, 'output').textContent).toBe('Cid Bonn,Ann Bergen,Dora Bergen,Bob Oslo');
    click(one(el, 'button'));
    expect(one(el, 'output').textContent).toContain('Zoe');
    expect(shown(el)).toEqual(['Ann', 'Dora']);
  },
);

proves('Undoing a change closes a row that is being edited.', async () => {
  const { el } = mount(<UndoAndRedo />);
  const rename = async (row: number, name: string) => {
    press(rowsOf(el)[row]!, 'Edit');
    fill(product(el), name);
    press(el, 'Save');
    await expect.poll(() => shown(el)).toContain(name);
  };
  await rename(0, 'Pad');
  await rename(1, 'Crayon');
  const key = (name: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
    send(target, new KeyboardEvent('keydown', { ...bubbling, key: name, ctrlKey: true, ...more }));
  key('z');
  expect(shown(el)).toEqual(['Pad', 'Pencil', 'Ruler']);
  press(rowsOf(el)[2]!, 'Edit');
  key('z', {}, product(el));
  expect(product(el).value).toBe('Ruler');
  press(el, 'Undo');
  await expect.poll(() => all(el, 'input[placeholder="Product"]').length).toBe(0);
  expect(shown(el)).toEqual(['Notebook', 'Pencil', 'Ruler']);
  key('z', { shiftKey: true });
  press(el, 'Redo');
  expect(shown(el)).toEqual(['Pad', 'Crayon', 'Ruler']);
  key('y');
  expect(shown(el)).toEqual(['Pad', 'Crayon', 'Ruler']);
});

proves(
  'rows with a known id are updated, others are added, and nothing is pasted if any line is invalid.',
  () => {
    const { el } = mount(<PasteRows />);
    const paste = (text: string, target: Element = one(el, '[role="group"]')) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      send(target, new ClipboardEvent('paste', { ...bubbling, clipboardData }));
    };
    const message = () => one(el, '[role="status"]').textContent;
    const cells = () => rowsOf(el).map((row) => row.textContent);
    paste('S-220\tScrew M4\t1200\r\nN-001\tNut\t75\r\n');
    expect(message()).toBe('1 added, 1 changed.');
    expect(cells()).toEqual(['B-104Bearing40', 'S-220Screw M41200', 'W-007Washer350', 'N-001Nut75']);
    paste('X-1\tNail\t10\nX-2\tBolt\tmany');
    expect(message()).toContain('Check line 2.');
    paste('X-1\tNail\t10', one(el, 'input[placeholder="Search"]'));
    expect(rowsOf(el)).toHaveLength(4);
    // After a click on a row's checkbox, the focus is there.
    paste('X-1\tNail\t10', one(el, 'tbody input[type="checkbox"]'));
    expect(rowsOf(el)).toHaveLength(5);
  },
);

proves('With Tab or a click elsewhere, the cell stays open', async () => {
  const onCellEditApproved = vi.fn(async () => undefined);
  const { el } = mountTable({}, { cellEditable: { isCellEditable: () => true, onCellEditApproved } });
  click(one(el, 'tbody div[style*=dashed]'));
  const input = one(el, 'tbody input') as HTMLInputElement;
  fill(input, 'Sid');
  input.focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).not.toBe(input);
  await userEvent.click(one(el, 'h6'));
  expect(one(el, 'tbody input')).toBe(input);
  expect([input.value, onCellEditApproved.mock.calls.length]).toEqual(['Sid', 0]);
});
