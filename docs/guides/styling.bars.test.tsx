import MaterialTable, { type Column, MTableCell, MTableHeader, type Options } from '@material-table/core';
import { type ComponentType } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, one } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const red = 'rgb(255, 1, 2)';

proves("so styled(MaterialTable) and Emotion's css prop do nothing", () => {
  const Table = MaterialTable as unknown as ComponentType<Record<string, unknown>>;
  const { el } = mount(<Table columns={columns()} data={people} className="mine" css={{ color: red }} />);
  expect(all(el, '.mine, [css]')).toEqual([]);
  expect(all(el, '*').filter((part) => getComputedStyle(part).color === red)).toEqual([]);
});

function Cell(props: { columnDef: Column<Person>; value: unknown }) {
  return <MTableCell {...props} className={`${String(props.columnDef.field)}-${String(props.value)}`} />;
}

const components = { Cell };

proves(
  [
    'Add classes to rows by wrapping the row, to cells by wrapping the cell, which receives its column and value, and to content in render.',
  ],
  async () => {
    const own = columns({ name: { render: ({ name }) => <i className={`about-${name}`} /> } });
    const { el } = mountTable({}, { columns: own, components });
    await expect.poll(() => all(el, `${bodyRow} td.city-Oslo`).length).toBe(2);
    expect(all(el, 'td.name-Dora > i.about-Dora')).toHaveLength(1);
    expect(MTableHeader).not.toBe(MTableCell);
    expect(MTableHeader).not.toBe(MaterialTable);
  },
);

const box = (el: ParentNode) => one(el, 'div:has(> div > div > table)').getBoundingClientRect().height;

proves(
  "Set both minBodyHeight and maxBodyHeight to 'calc(100vh - 180px)', where 180 px is the height of everything around the rows: toolbar, pagination and your page.",
  () => {
    const height = 'calc(100vh - 180px)';
    for (const count of [2, 12])
      for (const paging of [true, false]) {
        const { el } = mountTable(
          { minBodyHeight: height, maxBodyHeight: height, paging, emptyRowsWhenPaging: false },
          { data: people.slice(0, count) },
        );
        expect(box(el)).toBeCloseTo(window.innerHeight - 180, 0);
      }
    const { el } = mountTable({ minBodyHeight: height, maxBodyHeight: height });
    const around = one(el, '.MuiPaper-root').getBoundingClientRect().height - box(el);
    expect(around).toBeGreaterThan(100);
    expect(around).toBeLessThan(140);
  },
);

proves(
  [
    'A percentage works only if the paper has a height, for example style={{ height: 400 }}.',
    'Otherwise, use vh, or useMediaQuery: maxBodyHeight, searchFieldStyle and other options can change at any time.',
  ],
  () => {
    const half: Options<Person> = { maxBodyHeight: '50%', paging: false };
    const free = box(mountTable({ paging: false }).el);
    expect(box(mountTable(half).el)).toBe(free);
    expect(box(mountTable(half, { style: { height: 400 } }).el)).toBe(200);
    const { el, update } = mountTable({ ...half, maxBodyHeight: 300 });
    expect(box(el)).toBe(300);
    update({ ...half, maxBodyHeight: 150, searchFieldStyle: { width: 123 } });
    expect(box(el)).toBe(150);
    expect(one(el, '.MuiToolbar-root .MuiInputBase-root').style.width).toBe('123px');
  },
);
