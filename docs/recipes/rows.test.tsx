import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, click, columns, fill, mountTable, one, people } from '../../tests/claims/table';
import { type Person, press, shown, texts } from '../../tests/claims/table';
import AddFromOutside from './rows.add';
import Buttons from './rows.buttons';
import Duplicate from './rows.duplicate';
import RowMenus from './rows.menu';
import Move from './rows.move';
import Numbers from './rows.number';
import Totals from './rows.totals';
import Undo from './rows.undo';

const has = (label: string) => all(document, `button[aria-label="${label}"]`).length > 0;
const search = (el: ParentNode, text: string) => fill(one(el, 'input[aria-label="Search"]'), text);
const sort = (el: ParentNode, header: string) => {
  const label = all(el, 'th .MuiTableSortLabel-root').find(({ textContent }) => textContent === header);
  if (!label) throw new Error(`no header ${header}`);
  click(label);
};
const pressText = (root: ParentNode, text: string) => {
  const button = all(root, 'button').find(({ textContent }) => textContent === text);
  if (!button) throw new Error(`no button ${text}`);
  click(button);
};

proves(
  [
    'it starts at 1 again after a search, a filter or a sort, and continues across pages',
    'is part of the row and stays with it',
  ],
  async () => {
    const { el } = mount(<Numbers />);
    expect(shown(el)).toEqual(['1', '2', '3', '4']);
    press(el, 'Next Page');
    expect(shown(el)).toEqual(['5', '6']);
    search(el, 'reporter');
    await expect.poll(() => shown(el, 1)).toEqual(['Simon Adams', 'Ana Costa']);
    expect(shown(el)).toEqual(['1', '2']);
    expect(shown(el, 3)).toEqual(['3', '6']);
    sort(el, 'Name');
    expect(shown(el)).toEqual(['1', '2']);
    expect(shown(el, 3)).toEqual(['6', '3']);
  },
);

proves(
  [
    'the rows that match the search and filters, on all pages',
    'A cellStyle function is called for the summary row too, without a value and a row.',
  ],
  async () => {
    const { el } = mount(<Totals />);
    const last = () => texts(all(el, 'tbody tr').at(-1) ?? el, 'td');
    expect(last()).toEqual(['Average price, total', '€107', '€16,530', '100%']);
    search(el, 'chair');
    await expect.poll(last).toEqual(['Average price, total', '€49', '€1,666', '10%']);
    search(el, 'nothing like it');
    await expect.poll(() => texts(el, 'tbody td').includes('No records to display')).toBe(true);
    expect(el.textContent).toContain('€0');
    const cellStyle = vi.fn((_value: unknown, _row: Person) => ({}));
    mountTable({}, { columns: columns({ city: { cellStyle } }), renderSummaryRow: () => 'sum' });
    expect(cellStyle).toHaveBeenCalledWith(undefined, undefined);
  },
);

proves('At the start it is visible at once; at the end it may be on another page.', async () => {
  const { el } = mount(<AddFromOutside />);
  fill(one(el, 'form input'), 'Paul Weber');
  pressText(el, 'Add');
  await expect.poll(() => shown(el, 1)[0]).toBe('Paul Weber');
  expect(shown(el)[0]).toBe('4');
  pressText(el, 'Add');
  expect(shown(el)).toHaveLength(4);
  const plain = mountTable(
    {},
    { data: [...people.slice(0, 5), { ...people[5], id: 99, name: 'New', city: '', age: 0 }] },
  );
  expect(shown(plain.el)).not.toContain('New');
});

proves(
  [
    'Find your row by its id, copy it, and give it a new id.',
    "contains the table's tableData; spread into a copy, both rows share one key, and check marks move or are lost.",
  ],
  async () => {
    const { el } = mount(<Duplicate />);
    press(el, 'Duplicate Domain');
    await expect.poll(() => shown(el)).toEqual(['Hosting', 'Domain', 'Domain (copy)', 'Support']);
    press(el, 'Duplicate Domain (copy)');
    await expect.poll(() => shown(el)[3]).toBe('Domain (copy) (copy)');

    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onClick = vi.fn();
    const table = (data: Person[]) => (
      <MaterialTable
        columns={columns()}
        data={data}
        options={{ selection: true }}
        actions={[{ icon: () => 'x', tooltip: 'Take', position: 'row', onClick }]}
      />
    );
    const rows = people.slice(0, 2);
    const plain = mount(table(rows));
    const boxes = () => all(plain.el, `${bodyRow} input`) as HTMLInputElement[];
    const marks = () => boxes().map(({ checked }) => checked);
    press(plain.el, 'Take');
    const withCopy = [...rows, { ...(onClick.mock.lastCall?.[1] as Person), id: 77 }];
    plain.rerender(table(withCopy));
    click(boxes()[0] ?? plain.el);
    expect(marks()).toEqual([true, false, false]);
    plain.rerender(table(withCopy.map((row) => ({ ...row, age: 1 }))));
    expect(marks()).toEqual([false, false, false]);
    expect(log.mock.calls.flat().join(' ')).toContain('two children with the same key');
    log.mockRestore();
  },
);

proves('Undo removes the id again, and the row comes back in its place.', async () => {
  const { el } = mount(<Undo />);
  press(el, 'Delete Basil');
  await expect.poll(() => shown(el)).toEqual(['Fern', 'Cactus']);
  await expect.poll(() => texts(document, '.MuiSnackbarContent-message')).toEqual(['Basil is deleted.']);
  pressText(document, 'Undo');
  await expect.poll(() => shown(el)).toEqual(['Fern', 'Basil', 'Cactus']);
});

proves(
  ['It gets its row, so entries can differ by row', 'Such a column is neither searched nor exported'],
  async () => {
    const { el, unmount } = mount(<RowMenus />);
    const entries = () => texts(document, '[role=menuitem]');
    press(el, 'Menu for Ingrid Hansen');
    await expect.poll(entries).toEqual(['Call Ingrid Hansen', 'Write to Ingrid Hansen']);
    click(all(document, '[role=menuitem]')[0] ?? el);
    await expect.poll(() => one(el, '[role=status]').textContent).toBe('Chosen: Call Ingrid Hansen');
    await expect.poll(entries).toEqual([]);
    press(el, 'Menu for Paul Weber');
    await expect.poll(entries).toEqual(['Write to Paul Weber']);
    unmount();

    const exportFunc = vi.fn();
    const made = [...columns(), { title: 'Menu', render: () => 'menu' }];
    const plain = mountTable(
      { debounceInterval: 0, exportMenu: [{ label: 'CSV', exportFunc }] },
      { columns: made },
    );
    press(plain.el, 'Export');
    await expect.poll(entries).toEqual(['CSV']);
    click(all(document, '[role=menuitem]')[0] ?? el);
    expect(exportFunc.mock.lastCall?.[0]).toHaveLength(3);
    search(plain.el, 'menu');
    await expect.poll(() => shown(plain.el)).toEqual([]);
  },
);

proves(
  'A button that changes the row disappears after the click, and another one can replace it.',
  async () => {
    const { el } = mount(<Buttons />);
    expect([has('Approve Alice'), has('Reopen Alice'), has('Reopen Mark')]).toEqual([true, false, true]);
    press(el, 'Approve Alice');
    await expect.poll(() => shown(el, 2)).toEqual(['Approved', 'Approved', 'Open']);
    expect([has('Approve Alice'), has('Reopen Alice')]).toEqual([false, true]);
  },
);

proves(['Swap two rows of your array in an action', 'otherwise it overrides the order'], async () => {
  const moved = mount(<Move />);
  const disabled = () => texts(moved.el, 'button[disabled] title');
  expect(disabled()).toEqual(['Move Harbor Lights up', 'Move Paper Boats down']);
  press(moved.el, 'Move Slow Train up');
  await expect.poll(() => shown(moved.el)).toEqual(['Slow Train', 'Harbor Lights', 'Paper Boats']);
  expect(disabled()).toEqual(['Move Slow Train up', 'Move Paper Boats down']);
  press(moved.el, 'Move Harbor Lights down');
  await expect.poll(() => shown(moved.el)).toEqual(['Slow Train', 'Paper Boats', 'Harbor Lights']);

  const { el, rerender } = mount(<MaterialTable columns={columns()} data={people} />);
  sort(el, 'Name');
  const order = shown(el);
  rerender(<MaterialTable columns={columns()} data={people.toReversed()} />);
  expect(shown(el)).toEqual(order);
});
