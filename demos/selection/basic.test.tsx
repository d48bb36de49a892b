import MaterialTable from '@material-table/core';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press, pressText } from '../../tests/claims/hands';
import {
  boxes,
  buttonOf,
  dialogs,
  input,
  one,
  shown,
  status,
  texts,
  checked,
  has,
  selectAll,
} from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import DeleteSelected from './basic.delete';
import BasicDisabledRows from './basic.disabled-rows';
import Limit from './basic.limit';
import Total from './basic.total';

const box = (el: ParentNode, customer: string) => input(el, `Select ${customer}`);

proves('Use selectionProps to disable every unchecked checkbox once the limit is reached.', async () => {
  const { el } = mount(<Limit />);
  const disabled = () => boxes(el).map((checkbox) => checkbox.disabled);
  for (const name of ['Adams', 'Costa', 'Evans']) click(box(el, name));
  await expect.poll(disabled).toEqual([false, true, false, true, false]);
  press(el, 'Next Page');
  expect(disabled()).toEqual([true, true, true, true, true]);
  press(el, 'Previous Page');
  click(box(el, 'Costa'));
  await expect.poll(disabled).toEqual([false, false, false, false, false]);
});

proves("it would select every row that isn't disabled", () => {
  const onSelectionChange = vi.fn();
  const selectionProps = ({ id }: Person) => ({ disabled: id > 4 });
  const { el } = mountTable({ selection: true, selectionProps }, { onSelectionChange });
  click(one(el, 'thead input'));
  const [rows] = onSelectionChange.mock.lastCall as [Person[]];
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

proves('onSelectionChange reports all selected rows, including those on other pages.', () => {
  const { el } = mount(<Total />);
  click(box(el, 'Adams'));
  press(el, 'Next Page');
  click(box(el, 'Fischer'));
  expect(status(el)).toBe('2 of 12 selected, 350 in total');
});

proves("the callback isn't called when rows change or disappear", () => {
  const onSelectionChange = vi.fn();
  const own = columns();
  const table = (data: Person[]) => (
    <MaterialTable
      columns={own}
      data={data}
      options={{ selection: true }}
      onSelectionChange={onSelectionChange}
    />
  );
  const { el, rerender } = mount(table(people));
  click(boxes(el)[0] as HTMLElement);
  expect(onSelectionChange).toHaveBeenCalledTimes(1);
  rerender(table(people.map((person) => ({ ...person, age: 1 }))));
  rerender(table(people.slice(1)));
  expect(shown(el)[0]).toBe('Ann');
  expect(onSelectionChange).toHaveBeenCalledTimes(1);
});

proves(
  [
    'The selection is cleared along with the rows.',
    'keep the rows it receives in state while a dialog asks for confirmation',
  ],
  async () => {
    const { el } = mount(<DeleteSelected />);
    click(box(el, 'Adams'));
    press(el, 'Next Page');
    click(box(el, 'Hansen'));
    press(el, 'Delete the selected orders');
    expect(texts(document, '[role="dialog"] h2')).toEqual(['Delete 2 orders?']);
    click(buttonOf('Keep'));
    expect(el.textContent).toContain('of 12');
    press(el, 'Delete the selected orders');
    click(buttonOf('Delete'));
    expect(dialogs()).toBe(0);
    expect(el.textContent).toContain('of 10');
    expect(texts(el, 'h6')).toEqual(['Orders']);
    expect(el.textContent).not.toContain('selected');
  },
);

proves(
  [
    'Each row has a checkbox, the header has one for all rows, and onSelectionChange reports the selected rows after each change.',
    'A row that you pass with tableData: { checked: true } starts selected.',
    'selectionProps and headerSelectionProps can set one, in this demo through slotProps.input.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['4 selected, $480 in total']);
    await expect.element(demo.getByRole('checkbox', { name: 'Select the order of Adams' })).toBeChecked();
    await demo.getByRole('checkbox', { name: 'Select the order of Berger' }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['5 selected, $525 in total']);
    await demo.getByRole('checkbox', { name: 'Select the order of Adams' }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['4 selected, $405 in total']);
  },
);

proves(
  [
    'Each row has a checkbox, the header has one for all rows, and onSelectionChange reports the selected rows after each change.',
    'selectionProps and headerSelectionProps can set one, in this demo through slotProps.input.',
  ],
  async () => {
    const demo = visit(<Basic />);
    const all = demo.getByRole('checkbox', { name: 'Select all orders' });
    await all.click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['12 selected, $1340 in total']);
    await expect.element(demo).toHaveTextContent('12 row(s) selected');
    await all.click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['0 selected, $0 in total']);
  },
);

proves(
  [
    "selectionProps can be a function of the row, whose result is passed to MUI's Checkbox.",
    "To exclude a row, return disabled: true. The select-all checkbox doesn't select such a row",
  ],
  async () => {
    const demo = visit(<BasicDisabledRows />);
    const all = demo.getByRole('checkbox', { name: /All free seats/ });
    const sold = demo.getByRole('checkbox', { name: 'Choose seat 1B' });
    await expect.element(sold).toBeDisabled();
    await all.click();
    await expect.element(demo).toHaveTextContent('3 of 3 chosen');
    await expect.element(all).toBeChecked();
    await expect.element(sold).not.toBeChecked();
    await demo.getByRole('checkbox', { name: 'Choose seat 1A' }).click();
    await expect.element(demo).toHaveTextContent('2 of 3 chosen');
    await expect.element(all).not.toBeChecked();
  },
);

const some = people.slice(0, 4);
const selectionProps = ({ id }: Person) => ({ disabled: id < 3 });
const options = { selection: true, selectionProps };

proves("The select-all checkbox doesn't select such a row, and each click on it clears the row.", () => {
  const start = (isChecked: (row: Person) => boolean) => {
    const data = some.map((row) => ({ ...row, tableData: { checked: isChecked(row) } }));
    return mountTable(options, { data }).el;
  };
  // A click that selects the others clears the first row, and so does a click that clears all.
  const el = start(({ id }) => id === 1);
  click(selectAll(el));
  expect(checked(el)).toEqual([false, false, true, true]);
  const full = start(() => true);
  click(selectAll(full));
  expect(checked(full)).toEqual([false, false, false, false]);
});

function WithOwnButton() {
  const [own] = useState(columns);
  const [ids, setIds] = useState([1]);
  const all = some.filter((row) => ids.includes(row.id) || !selectionProps(row).disabled);
  return (
    <>
      <button onClick={() => setIds(all.map(({ id }) => id))}>All</button>
      <MaterialTable
        columns={own}
        data={some.map((row) => ({ ...row, tableData: { checked: ids.includes(row.id) } }))}
        options={{ ...options, showSelectAllCheckbox: false }}
        onSelectionChange={(rows) => setIds(rows.map(({ id }) => id))}
      />
    </>
  );
}

proves('To keep the row selected, set showSelectAllCheckbox: false, and use your own button.', async () => {
  const { el } = mount(<WithOwnButton />);
  expect(has(el, 'thead input')).toBe(false);
  expect(checked(el)).toEqual([true, false, false, false]);
  pressText(el, 'All');
  await expect.poll(() => checked(el)).toEqual([true, false, true, true]);
});
