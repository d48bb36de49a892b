import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, headers, one, scroller } from '../../tests/claims/read';
import { columns, inBox, people, type Person } from '../../tests/claims/table';

const sticky = { position: 'sticky', insetInlineStart: 0, background: 'white' } as const;

proves('In both, rows grow and shrink again with their content.', async () => {
  const wide = { city: { width: 400 }, age: { width: 400 } };
  const kinds = [
    { tables: 1, own: columns({ ...wide, name: { width: 200, cellStyle: sticky } }), options: {} },
    {
      tables: 3,
      own: columns({ ...wide, name: { width: 200 } }),
      options: { fixedColumns: { left: 1, right: 1 } },
    },
  ];
  for (const { tables, own, options } of kinds) {
    const table = (change: Partial<Person>) => (
      <div style={{ width: 500 }}>
        <MaterialTable columns={own} data={[{ ...(people[0] as Person), ...change }]} options={options} />
      </div>
    );
    const { el, rerender } = mount(table({}));
    await expect.poll(() => all(el, 'tbody').length).toBe(tables);
    /** The height of the row in each copy; an error if they differ. */
    const height = () => {
      const heights = new Set(all(el, bodyRow).map((row) => row.getBoundingClientRect().height));
      expect(heights.size).toBe(1);
      return [...heights][0] ?? NaN;
    };
    const before = height();
    for (const field of ['name', 'city']) {
      rerender(table({ [field]: 'many words '.repeat(50) }));
      expect(height()).toBeGreaterThan(3 * before);
      rerender(table({ [field]: 'a' }));
      expect(height()).toBe(before);
    }
  }
});

proves(
  'Show it in the rows, too, and make that second column sticky with insetInlineStart: 0. Group rows still scroll sideways.',
  () => {
    const el = inBox(
      400,
      [
        { title: 'City', field: 'city', defaultGroupOrder: 0 },
        { title: 'City', field: 'city', headerStyle: { ...sticky, zIndex: 11 }, cellStyle: sticky },
        { title: 'Name', field: 'name', cellStyle: { minWidth: 800 } },
      ],
      { defaultExpanded: true },
    );
    scroller(el).scrollTo(200, 0);
    expect(scroller(el).scrollLeft).toBe(200);
    const left = (cell: Element | undefined) =>
      Math.round((cell?.getBoundingClientRect().left ?? NaN) - scroller(el).getBoundingClientRect().left);
    expect(left(headers(el)[1])).toBe(0);
    const row = all(one(el, bodyRow), 'td');
    expect(row[1]?.textContent).toBe('Bonn');
    expect(left(row[1])).toBe(0);
    expect(left(one(el, 'tbody tr:has(b) td'))).toBe(-200);
  },
);
