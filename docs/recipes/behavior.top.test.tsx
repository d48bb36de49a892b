import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useRef } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, columns, mountTable, one, people, press, shown, type Person } from '../../tests/claims/table';

const options = { maxBodyHeight: 150, pageSize: 5, debounceInterval: 0 };
const scrolled = (el: ParentNode) => Math.max(...all(el, 'div').map(({ scrollTop }) => scrollTop));
const scrollDown = (el: ParentNode) => {
  for (const part of all(el, 'div')) part.scrollTop = 60;
};

proves('With maxBodyHeight the rows stay scrolled when users go to another page.', async () => {
  const { el } = mountTable(options);
  scrollDown(el);
  expect(scrolled(el)).toBe(60);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe('Fay');
  expect(scrolled(el)).toBe(60);
});

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

proves(
  "Put a box around the table, and in onPageChange scroll everything in it to the top: box.current?.querySelectorAll('div').forEach((part) => part.scrollTo(0, 0)).",
  async () => {
    const { el } = mount(<Scrolled />);
    scrollDown(one(el, 'div'));
    expect(scrolled(el)).toBe(60);
    press(el, 'Next Page');
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    expect(scrolled(el)).toBe(0);
  },
);
