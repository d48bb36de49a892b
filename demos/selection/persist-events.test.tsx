import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, boxes, input, shown } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import PersistEvents from './persist-events';
import PersistEventsEvents from './persist-events.events';
import Range from './persist-events.range';

const checkedNames = (el: ParentNode) => shown(el).filter((_name, index) => boxes(el)[index]?.checked);

const box = (el: ParentNode, customer: string) => input(el, `Select ${customer}`);

proves(
  'select every row between the previously clicked checkbox and this one, in the order in which the table shows them',
  async () => {
    const { el } = mount(<Range />);
    const shiftClick = (customer: string) =>
      flushSync(() =>
        box(el, customer).dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }),
        ),
      );
    click(box(el, 'Berger'));
    shiftClick('Evans');
    await expect.poll(() => checkedNames(el)).toEqual(['Berger', 'Costa', 'Dahl', 'Evans']);
    shiftClick('Dahl');
    await expect.poll(() => checkedNames(el)).toEqual(['Berger', 'Costa']);
    // By the total, descending: Costa 310, Fischer 230, Ito 175, Kowalski 140.
    const total = all(el, 'th .MuiTableSortLabel-root')[2] as HTMLElement;
    click(total);
    click(total);
    click(box(el, 'Fischer'));
    shiftClick('Kowalski');
    await expect.poll(() => checkedNames(el)).toEqual(['Costa', 'Fischer', 'Ito', 'Kowalski', 'Berger']);
  },
);

proves('keeps the click from triggering onRowClick', () => {
  const onRowClick = vi.fn();
  const onClick = vi.fn();
  const { el, update } = mountTable({ selection: true }, { onRowClick });
  click(boxes(el)[0] as HTMLElement);
  expect(onRowClick).not.toHaveBeenCalled();
  update({ selection: true, selectionProps: { onClick } });
  click(boxes(el)[0] as HTMLElement);
  expect(onClick).toHaveBeenCalledTimes(1);
  return expect.poll(() => onRowClick.mock.calls.length).toBe(1);
});

proves(
  [
    'The table keeps the selection when rows change, move, or disappear, if each row has an id',
    'Select a row, and then change the data. The check mark follows the row by its id, even to another position.',
  ],
  async () => {
    const demo = visit(<PersistEvents />);
    await demo.getByRole('checkbox', { name: 'Select Oak table' }).click();
    await expect
      .poll(() => textsOf(demo.getByLabelText('Events')))
      .toEqual(['Oak table changed, 1 selected']);
    await demo.getByRole('button', { name: 'Deliver ten of each' }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: Oak table (13)']);
    await expect.element(demo.getByRole('checkbox', { name: 'Select Oak table' })).toBeChecked();
    await demo.getByRole('button', { name: 'Reverse the order' }).click();
    await expect
      .poll(() => columnTexts(demo, 1))
      .toEqual(['Wool blanket', 'Floor lamp', 'Gift card', 'Oak table', 'Garden chair']);
    await expect.element(demo.getByRole('checkbox', { name: 'Select Oak table' })).toBeChecked();
    await expect.poll(() => demo.getByRole('checkbox', { checked: true }).elements()).toHaveLength(1);
    await demo.getByRole('button', { name: 'Remove the first' }).click();
    await expect
      .poll(() => columnTexts(demo, 1))
      .toEqual(['Floor lamp', 'Gift card', 'Oak table', 'Garden chair']);
    await expect.element(demo.getByRole('checkbox', { name: 'Select Oak table' })).toBeChecked();
  },
);

proves(
  [
    'onSelectionChange receives all selected rows and, as its second argument, the clicked row. If the user clicked the select-all checkbox, the second argument is undefined.',
  ],
  async () => {
    const demo = visit(<PersistEvents />);
    await demo.getByRole('checkbox', { name: 'Select Garden chair' }).click();
    await demo.getByRole('checkbox', { name: 'Select all products' }).click();
    await expect
      .poll(() => textsOf(demo.getByLabelText('Events')))
      .toEqual(['all rows changed, 5 selected Garden chair changed, 1 selected']);
  },
);

proves(['React keeps events readable after the handler, so you can store them'], async () => {
  const demo = visit(<PersistEventsEvents />);
  await demo.getByRole('checkbox', { name: 'Select Soup' }).click();
  await demo.getByRole('checkbox', { name: 'Select Pasta' }).click({ modifiers: ['Shift'] });
  await expect
    .poll(() => textsOf(demo.getByLabelText('Events')))
    .toEqual(['Shift + click on Pasta click on Soup']);
  await expect.element(demo.getByRole('checkbox', { name: 'Select Pasta' })).toBeChecked();
});
