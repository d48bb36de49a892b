import MaterialTable, { type Column, type Options } from '@material-table/core';
import { useMemo, useRef } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { choose, press, pressText, search, sort } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import Heat from './rows.heat';
import Highlight from './rows.highlight';
import Scroll from './rows.scroll';
import Status from './rows.status';
import Zebra from './rows.zebra';

const options = { maxBodyHeight: 150, pageSize: 5, debounceInterval: 0 };

const scrolled = (el: ParentNode) => Math.max(...all(el, 'div').map(({ scrollTop }) => scrollTop));

const scrollDown = (el: ParentNode) => {
  for (const part of all(el, 'div')) part.scrollTop = 60;
};

function Scrolled() {
  const box = useRef<HTMLDivElement>(null);
  const own = useMemo<Column<Person>[]>(() => columns(), []);
  return (
    <div ref={box}>
      <MaterialTable
        columns={own}
        data={people}
        options={options}
        onPageChange={() => box.current?.querySelectorAll('div').forEach((part) => part.scrollTo(0, 0))}
      />
    </div>
  );
}

proves('Give an element in the cell an id in render, and call scrollIntoView on it.', async () => {
  const { el } = mount(<Scroll />);
  const isInView = () => {
    const row = one(el, '#order-12').getBoundingClientRect();
    const place = document.elementFromPoint(row.left + 2, row.top + 2);
    return place?.id === 'order-12';
  };
  expect(isInView()).toBe(false);
  await choose(el, 'Lind');
  await expect.poll(isInView).toBe(true);
});

proves('With maxBodyHeight, the rows stay scrolled when users go to another page.', async () => {
  const { el } = mountTable(options);
  scrollDown(el);
  expect(scrolled(el)).toBe(60);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe('Fay');
  expect(scrolled(el)).toBe(60);
});

proves(
  "Wrap the table in a box, and scroll everything in it to the top in onPageChange: box.current?.querySelectorAll('div').forEach((part) => part.scrollTo(0, 0)).",
  async () => {
    const { el } = mount(<Scrolled />);
    scrollDown(one(el, 'div'));
    expect(scrolled(el)).toBe(60);
    press(el, 'Next Page');
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    expect(scrolled(el)).toBe(0);
  },
);

proves('so a filter row or an open detail panel shifts the stripes', () => {
  const tinted = (el: ParentNode) =>
    all(el, bodyRow).map((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)');
  const { el } = mount(<Zebra />);
  expect(tinted(el)).toEqual([false, true, false, true, false, true]);
  const sx = { '& tbody tr:nth-of-type(even)': { bgcolor: 'action.hover' } };
  const options: Options<Person> = { filtering: true, pageSize: 5 };
  expect(tinted(mountTable(options, { sx }).el)).toEqual([true, false, true, false, true]);
  const panel = mountTable({ pageSize: 5 }, { sx, detailPanel: () => 'More' });
  press(panel.el, 'Detail panel visibility toggle');
  expect(tinted(panel.el)).toEqual([false, false, true, false, true]);
});

proves('Keep its id in state, and tint that row with rowStyle.', async () => {
  const { el } = mount(<Highlight />);
  const tinted = () => all(el, bodyRow).flatMap((row, index) => (row.style.backgroundColor ? [index] : []));
  expect(tinted()).toEqual([]);
  pressText(el, 'Deliver what is scarce');
  await expect.poll(() => shown(el, 1)).toEqual(['34', '3', '500', '18', '20']);
  expect(tinted()).toEqual([4]);
  pressText(el, 'Deliver what is scarce');
  await expect.poll(tinted).toEqual([1]);
});

proves('With a lookup, search, filters, and export use the text.', async () => {
  const { el } = mount(<Status />);
  expect(shown(el, 1)[2]).toBe('In a meeting');
  sort(el, 'Status');
  expect(shown(el, 1)).toEqual([
    'Available',
    'Available',
    'Available',
    'In a meeting',
    'In a meeting',
    'Away',
  ]);
  const lookup = { Bonn: 'On the Rhine', Oslo: 'On the fjord', Rome: 'On the Tiber' };
  const plain = mountTable({ debounceInterval: 0 }, { columns: columns({ city: { lookup } }) });
  search(plain.el, 'tiber');
  await expect.poll(() => all(plain.el, bodyRow).length).toBe(3);
});

proves(["In group rows, new rows, and a summary row, the function doesn't receive a row"], () => {
  const { el } = mount(<Heat />);
  const colors = all(el, `${bodyRow} td:nth-of-type(2)`).map((td) => getComputedStyle(td).backgroundColor);
  expect(new Set(colors).size).toBe(5);
  expect(shown(el, 1)).toEqual(['66 %', '94 %', '0 %', '28 %', '100 %']);
  const cellStyle = vi.fn((_value: unknown, _row: Person) => ({}));
  mountTable({}, { columns: columns({ city: { cellStyle, defaultGroupOrder: 0 } }) });
  expect(cellStyle).toHaveBeenCalledWith('Bonn', undefined);
  cellStyle.mockClear();
  mountTable({}, { columns: columns({ city: { cellStyle } }), renderSummaryRow: () => 'sum' });
  expect(cellStyle).toHaveBeenCalledWith(undefined, undefined);
  const editable = { onRowAdd: async () => undefined };
  const adding = mountTable({}, { columns: columns({ city: { cellStyle } }), editable });
  cellStyle.mockClear();
  press(adding.el, 'Add');
  expect(cellStyle).toHaveBeenCalledWith(undefined, undefined);
});
