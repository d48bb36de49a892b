import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press, pressText, sort } from '../../tests/claims/hands';
import { one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';
import AddFromOutside from './rows-and-ids.add';
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
