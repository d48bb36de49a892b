import { proves, mount } from '../../../tests/claims/claim';
import { mountTable, save, people, columns, type Person } from '../../../tests/claims/table';
import { expect, vi } from 'vitest';
import { hasButton, one, all, bodyRow, shown } from '../../../tests/claims/read';
import { press, fill, click } from '../../../tests/claims/hands';
import { inputs } from '../../../tests/claims/editing';
import { createRef, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { visit, textsOf, columnTexts } from '../../../tests/claims/visit';
import EditableBulk from './bulk';
import EditableCells from './cells';
import { userEvent } from 'vitest/browser';
import { MTableAction } from '@material-table/core';
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
    "Use the table's ref in a button or on mount, as here.",
    "To save, call onEditingApproved('bulk') on the ref.",
  ],
  async () => {
    const tableRef = createRef<Running>();
    const onBulkUpdate = vi.fn(save);
    const { el } = mountTable({}, { tableRef, editable: { onBulkUpdate, onRowDelete: save } });
    const names = ['Edit All', 'Save all changes', 'Discard all changes', 'Delete'];
    const buttons = () => names.map((label) => hasButton(el, label));
    expect(buttons()).toEqual([true, false, false, true]);
    const table = tableRef.current;
    table?.dataManager.changeBulkEditOpen(true);
    flushSync(() => table?.setState(table.dataManager.getRenderState()));
    expect(inputs(el)).toBe(5);
    expect(buttons()).toEqual([false, true, true, false]);
    fill(field(el), 'Sid');
    flushSync(() => table?.onEditingApproved('bulk'));
    expect(onBulkUpdate).toHaveBeenCalledOnce();
    await expect.poll(() => inputs(el)).toBe(0);
  },
);

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
  'The Delete button is hidden. Let users mark rows in a boolean column such as removed, with render: () => null, and remove the rows with newData.removed in onBulkUpdate',
  async () => {
    const onBulkUpdate = vi.fn(async (_changes: object) => undefined);
    const removeColumn = { title: 'Remove', field: 'removed', type: 'boolean' as const, render: () => null };
    const own = [...columns(), removeColumn];
    const { el } = mountTable({}, { columns: own, editable: { onBulkUpdate, onRowDelete: save } });
    press(el, 'Edit All');
    expect(hasButton(el, 'Delete')).toBe(false);
    click(all(el, 'input[aria-label="Remove"]')[1] as HTMLElement);
    press(el, 'Save all changes');
    await expect
      .poll(() => onBulkUpdate.mock.lastCall?.[0])
      .toEqual({
        2: expect.objectContaining({ newData: expect.objectContaining({ name: 'Ann', removed: true }) }),
      });
  },
);

proves(
  'The button is missing while rows are selected, and it has no icon if you pass icons without Edit.',
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

proves(
  [
    'Your function receives only the changed rows, as an object whose values are { oldData, newData }.',
    'If nothing was changed, the object is empty.',
  ],
  async () => {
    const demo = visit(<EditableBulk />);
    await demo.getByRole('button', { name: 'Edit All' }).click();
    await demo.getByRole('button', { name: 'Save all changes' }).click();
    await expect.poll(() => textsOf(demo.getByRole('alert'))).toEqual(['Saved 0 of 5 rows.']);
    await demo.getByRole('button', { name: 'Edit All' }).click();
    await demo.getByRole('spinbutton', { name: 'Price' }).nth(4).fill('6.5');
    await demo.getByRole('button', { name: 'Save all changes' }).click();
    await expect.poll(() => textsOf(demo.getByRole('alert'))).toEqual(['Saved 1 of 5 rows.']);
    await expect.poll(() => columnTexts(demo, 1)).toContain('$6.50');
  },
);

proves('With cellEditable, users click a cell to change its value.', async () => {
  const demo = visit(<EditableCells />);
  await demo.getByText('5120').click();
  await expect.element(demo.getByRole('spinbutton')).not.toBeInTheDocument();
  await demo.getByText('880').click();
  await demo.getByRole('spinbutton', { name: 'Hours' }).fill('900');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => textsOf(demo.getByRole('log'))).toEqual(['Band saw, hours: 880 -> 900']);
  await expect.element(demo.getByRole('row', { name: /Band saw/ })).toHaveTextContent('900');
});

proves(
  [
    'The Save and Cancel buttons take up at least 60 px of the cell.',
    'the check mark is 16 px wide',
    'Make room with a minWidth in cellEditable.cellStyle',
  ],
  () => {
    const widths = (sx?: object) => {
      const { el } = mountTable({}, { cellEditable: editable({ cellStyle: { minWidth: 300 } }), sx });
      click(one(el, dashed));
      expect(width(one(el, 'tbody td:has(input)'))).toBeGreaterThanOrEqual(300);
      return all(el, inCell).map(width);
    };
    const [mark = 0, cross = 0] = widths();
    expect(mark + cross).toBeGreaterThanOrEqual(60);
    expect(widths({ 'td:has(input) button': { p: 0, '& svg': { fontSize: 16 } } })).toEqual([16, 16]);
  },
);

proves('The wrapper tells the buttons apart by their tooltip, which is empty until you set it.', async () => {
  const names = (more: object) => {
    const { el } = mountTable(
      {},
      { cellEditable: editable(), components: { Action: WithoutCross }, ...more },
    );
    click(one(el, dashed));
    return () => all(el, inCell).map((button) => button.getAttribute('aria-label'));
  };
  expect(names({})()).toEqual([null, null]);
  await expect.poll(names({ localization })).toEqual(['Save the cell']);
});

proves('Undoing a change closes a row that is being edited.', async () => {
  const { el } = mount(<UndoAndRedo />);
  const undo = (target: Element = document.body) =>
    send(target, new KeyboardEvent('keydown', { ...bubbling, key: 'z', ctrlKey: true }));
  for (const [row, text] of ['Pad', 'Crayon'].entries()) {
    press(rowsOf(el)[row]!, 'Edit');
    fill(product(el), text);
    press(el, 'Save');
    await expect.poll(() => shown(el)).toContain(text);
  }
  undo();
  expect(shown(el)).toEqual(['Pad', 'Pencil', 'Ruler']);
  press(rowsOf(el)[2]!, 'Edit');
  undo(product(el));
  expect(product(el).value).toBe('Ruler');
  press(el, 'Undo');
  await expect.poll(() => all(el, 'input[placeholder="Product"]').length).toBe(0);
  expect(shown(el)).toEqual(['Notebook', 'Pencil', 'Ruler']);
  press(el, 'Redo');
  expect(shown(el)).toEqual(['Pad', 'Pencil', 'Ruler']);
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

proves('After Tab or a click elsewhere, the cell stays open', async () => {
  const cellEditable = editable();
  const { el } = mountTable({}, { cellEditable });
  click(one(el, dashed));
  const opened = field(el);
  fill(opened, 'Sid');
  opened.focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).not.toBe(opened);
  await userEvent.click(one(el, 'h6'));
  expect(field(el)).toBe(opened);
  expect([opened.value, cellEditable.onCellEditApproved.mock.calls.length]).toEqual(['Sid', 0]);
});
