import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { boxes, buttonOf, dialogs, input, one, shown, status, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import DeleteSelected from './basic.delete';
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
