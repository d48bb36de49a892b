import { MTableBodyRow, MTableCell } from '@material-table/core';
import type { Components } from '@material-table/core';
import { memo } from 'react';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { type Any, propsOf } from './slots';
import { click } from './hands';
import { all, bodyRow, cell, one } from './read';
import { columns, mountTable, type Person } from './table';

proves(
  [
    'React.memo has no effect, because path is a new array on every render.',
    'A custom comparison is risky, because row objects are mutated.',
  ],
  () => {
    const rendered = vi.fn();
    const seen = new Set<unknown>();
    const Row = memo((props: { data: Person & { tableData: unknown } }) => {
      rendered();
      seen.add(props.data.tableData);
      return <MTableBodyRow {...(props as never as Any)} />;
    });
    const { el } = mountTable({ selection: true }, { components: { Row } as Components });
    const [before, states] = [rendered.mock.calls.length, seen.size];
    click(one(el, `${bodyRow} input`));
    expect(rendered.mock.calls.length).toBeGreaterThanOrEqual(before + 5);
    expect(seen.size).toBe(states);
  },
);

proves(
  [
    'renderData contains the rows on the page, and data those on all pages.',
    'In tree data, both contain only the top level.',
  ],
  () => {
    const [flat] = propsOf('Body').seen;
    expect([flat?.renderData, flat?.data].map((list) => (list as unknown as unknown[]).length)).toEqual([
      5, 12,
    ]);
    expect((flat?.renderData as object[] | undefined)?.[0]).toHaveProperty('tableData');
    const parentChildData = (row: Person, rows: Person[]) =>
      row.id > 2 ? rows.find(({ id }) => id === 1) : undefined;
    const [tree] = propsOf('Body', { defaultExpanded: true }, { parentChildData }).seen;
    expect([tree?.renderData, tree?.data].map((list) => (list as unknown as unknown[]).length)).toEqual([
      2, 2,
    ]);
  },
);

proves(
  [
    'With options.fixedColumns, the body is rendered up to three times.',
    'With options.fixedColumns, the header is rendered up to three times.',
    'With fixedColumns, the layout is always fixed.',
  ],
  async () => {
    const own = columns({ name: { width: 100 }, city: { width: 100 }, age: { width: 100 } });
    const { el } = mountTable(
      { fixedColumns: { left: 1, right: 1 }, tableLayout: 'auto' },
      { columns: own, sx: { outline: '3px solid red' } },
    );
    await expect.poll(() => all(el, 'thead').length).toBe(3);
    expect(all(el, 'tbody')).toHaveLength(3);
    const tables = all(el, 'table:has(thead)').map((table) => getComputedStyle(table));
    expect(tables.map(({ tableLayout }) => tableLayout)).toEqual(['fixed', 'fixed', 'fixed']);
    expect(tables.map(({ outlineWidth }) => outlineWidth)).toEqual(['3px', '3px', '3px']);
  },
);

proves(
  [
    "The column's cellStyle and the width, color and font that the table sets override style.",
    'The table overrides onClick for disableClick.',
    'The cells have inline styles (width, color, font, and those from options.headerStyle, column.cellStyle and so on)',
    'which override sx. To change those, use the options.',
    'Body cells have inline color, font-size, font-family, font-weight and width, and inline styles win.',
  ],
  () => {
    const onClick = vi.fn();
    const Cell = (props: Any) => (
      <MTableCell
        {...props}
        onClick={onClick}
        style={{ color: 'red', outlineWidth: 5, borderTopColor: 'rgb(9, 9, 9)' }}
        sx={{ borderTopColor: 'rgb(8, 8, 8)', fontSize: 50 }}
      />
    );
    const own = columns({
      name: { cellStyle: { outlineWidth: 7 } },
      city: { render: () => 'drawn' },
      age: { emptyValue: '-' },
    });
    const data = [{ id: 1, name: 'Ann', city: 'x', age: null as never }];
    const { el } = mountTable({}, { columns: own, data, components: { Cell } as Components });
    const [name, city, age] = all(el, cell);
    expect([city?.textContent, age?.textContent, getComputedStyle(age as Element).textAlign]).toEqual([
      'drawn',
      '-',
      'right',
    ]);
    expect([name?.style.color, name?.style.outlineWidth, city?.style.outlineWidth]).toEqual([
      'inherit',
      '7px',
      '5px',
    ]);
    expect(getComputedStyle(name as Element).borderTopColor).toBe('rgb(9, 9, 9)');
    expect(getComputedStyle(name as Element).fontSize).not.toBe('50px');
    click(name as HTMLElement);
    expect(onClick).not.toHaveBeenCalled();
  },
);
