import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press, pressText, sort } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import AddFromOutside from './rows-and-ids.add';
import Duplicate from './rows-and-ids.duplicate';
import Move from './rows-and-ids.move';

proves('A row added at the start is visible at once; one at the end may be on another page.', async () => {
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
    'If you copy the row that an action receives, with its tableData, both rows share one key, and check marks move or are lost.',
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

proves(['Swap two rows of your array in an action', 'otherwise, it overrides the order'], async () => {
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
