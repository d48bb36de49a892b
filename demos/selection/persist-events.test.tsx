import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, boxes, input, shown } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';
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
