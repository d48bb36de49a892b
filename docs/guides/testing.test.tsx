import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import {
  all,
  bodyRow,
  click,
  columns,
  fill,
  mountTable,
  one,
  pass,
  people,
  press,
  shown,
  stopClock,
} from '../../tests/claims/table';
import Tasks from './testing.tasks';

const inputOf = (el: ParentNode, name: string) => one(el, `input[aria-label="${name}"]`) as HTMLInputElement;

proves(
  [
    'both find rows by their text and buttons by their tooltips',
    'Meanwhile the buttons of the other rows are disabled and nameless.',
    "Its fields are named by the column's title.",
  ],
  async () => {
    const { el } = mount(<Tasks />);
    const row = page.getByRole('row', { name: /Paint the door/ });
    await expect.poll(() => row.elements().length).toBe(1);
    await row.getByRole('button', { name: 'Edit' }).click();
    await expect.poll(() => inputOf(el, 'Task').value).toBe('Paint the door');
    const others = all(el, `${bodyRow} button`);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((button) => !(button as HTMLButtonElement).disabled || button.ariaLabel)).toEqual(
      [],
    );
    fill(inputOf(el, 'Task'), 'Paint the gate');
    press(el, 'Save');
    await expect.poll(() => one(el, bodyRow).textContent).toContain('Paint the gate');
  },
);

proves(
  ['A deletion is asked in the row itself; there is no dialog.', 'is the button called Save'],
  async () => {
    const { el } = mount(<Tasks />);
    press(el, 'Delete');
    expect(all(document, '[role=dialog]')).toHaveLength(0);
    expect(one(el, 'tbody').textContent).toContain('Are you sure you want to delete this row?');
    press(el, 'Save');
    await expect.poll(() => all(el, bodyRow).length).toBe(2);
    expect(el.textContent).not.toContain('Paint the door');
  },
);

proves(
  [
    'Selection checkboxes have none in 8.0.3.',
    'The demo gives them one by selectionProps and headerSelectionProps',
  ],
  () => {
    const names = (el: ParentNode) => all(el, 'input[type=checkbox]').map((box) => box.ariaLabel);
    const plain = names(mountTable({ selection: true }).el);
    expect(plain.length).toBeGreaterThan(1);
    expect(plain.filter(Boolean)).toEqual([]);
    expect(names(mount(<Tasks />).el)).toEqual([
      'Select all tasks',
      'Select Paint the door',
      'Select Fix the roof',
      'Select Plant a tree',
    ]);
  },
);

proves('Each header is also a button, because it can be dragged.', async () => {
  const { el } = mountTable();
  await expect.poll(() => all(el, 'th [role=button][data-rfd-drag-handle-draggable-id]').length).toBe(3);
});

proves('The rows follow 200 ms after the last key (options.debounceInterval)', () => {
  stopClock();
  const { el } = mountTable();
  fill(inputOf(el, 'Search'), 'Ann');
  pass(199);
  expect(shown(el)).toHaveLength(5);
  pass(1);
  expect(shown(el)).toEqual(['Ann']);
});

proves('Menus, date pickers and your own dialogs are rendered at the end of the page', () => {
  const { el } = mountTable({ columnsButton: true });
  press(el, 'Show Columns');
  expect(all(el, '[role=menu]')).toHaveLength(0);
  expect(all(document.body, ':scope > [role=presentation] [role=menu]')).toHaveLength(1);
});

proves('writes "Received NaN for the value attribute" to the console', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { el } = mountTable({}, { editable: { onRowUpdate: async () => {} } });
  press(el, 'Edit');
  fill(inputOf(el, 'Age'), '');
  expect(silence.mock.calls.flat().join(' ')).toContain('Received NaN');
  silence.mockRestore();
});

proves('the table writes filters into them, and the next test would start with those', async () => {
  const shared = columns();
  const first = mountTable({ filtering: true }, { columns: shared });
  fill(inputOf(first.el, 'filter data by Name'), 'Ann');
  await expect.poll(() => shown(first.el)).toEqual(['Ann']);
  first.unmount();
  const next = mount(<MaterialTable columns={shared} data={people} options={{ filtering: true }} />);
  await expect.poll(() => shown(next.el)).toEqual(['Ann']);
  click(next.el);
});
