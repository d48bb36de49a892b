import MaterialTable, { type Column } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all, bodyRow, headers, one, shown, texts } from '../../tests/claims/read';
import { columns, inBox, people, type Person } from '../../tests/claims/table';

const width = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().width ?? NaN);

proves(
  'Each entry in columns defines one column. width sets its width, hidden hides it, sticky cells freeze it, and the table uses the order of the array.',
  () => {
    const titles = (own: Column<Person>[]) => texts(inBox(900, own), 'thead th');
    expect(titles(columns())).toEqual(['Name', 'City', 'Age']);
    expect(titles(columns().reverse())).toEqual(['Age', 'City', 'Name']);
    expect(titles(columns({ city: { hidden: true } }))).toEqual(['Name', 'Age']);
    expect(width(headers(inBox(900, columns({ age: { width: 444 } })))[2])).toBe(444);
  },
);

proves(
  [
    'A long word widens its column while it is shown.',
    "To let it break, set cellStyle: { overflowWrap: 'anywhere' }.",
  ],
  () => {
    const data = people.slice(0, 6).map((row) => (row.id === 6 ? { ...row, name: 'x'.repeat(60) } : row));
    const pages = (name: Partial<Column<Person>>) => {
      const el = inBox(600, columns({ name }), {}, { data });
      const first = headers(el).map(width);
      press(el, 'Next Page');
      return [first, headers(el).map(width)];
    };
    const [before, after] = pages({});
    expect(after?.[0]).toBeGreaterThan(1.5 * (before?.[0] ?? NaN));
    const [still, same] = pages({ cellStyle: { overflowWrap: 'anywhere' } });
    expect(same).toEqual(still);
  },
);

proves("To keep text from wrapping, set cellStyle: { whiteSpace: 'nowrap' }.", () => {
  const render = () => 'a text of many words that is too long for a narrow box, and so it is broken';
  const heights = [undefined, { whiteSpace: 'nowrap' } as const].map((cellStyle) => {
    const el = inBox(300, columns({ name: { render, cellStyle } }));
    return one(el, bodyRow).getBoundingClientRect().height;
  });
  expect(heights[0]).toBeGreaterThan(2 * (heights[1] ?? NaN));
});

proves('The actions column is as wide as its buttons', () => {
  const padding = [1, 3].map((count) => {
    const actions = Array.from({ length: count }, (_, index) => ({
      icon: () => <svg width="24" height="24" />,
      tooltip: `Act ${index}`,
      onClick: () => undefined,
    }));
    const el = inBox(900, columns(), {}, { actions });
    const buttons = all(one(el, bodyRow), 'button').reduce((sum, button) => sum + width(button), 0);
    expect(buttons).toBe(40 * count);
    return width(headers(el)[0]) - buttons;
  });
  // Its padding is the same, with any number of buttons.
  expect(Math.abs((padding[1] ?? NaN) - (padding[0] ?? NaN))).toBeLessThanOrEqual(1);
  expect(padding[0]).toBeLessThan(20);
});

proves("Point field at the key ('state.id'), or use render.", () => {
  const data = [{ id: 1, state: { id: 1 } }];
  const cell = (column: object) =>
    shown(
      mount(
        <MaterialTable columns={[{ title: 'State', ...column }] as Column<{ id: number }>[]} data={data} />,
      ).el,
    );
  const lookup = { 1: 'Open' };
  expect(cell({ field: 'state', lookup })).toEqual(['']);
  expect(cell({ field: 'state.id', lookup })).toEqual(['Open']);
  expect(cell({ field: 'state', render: () => 'Open' })).toEqual(['Open']);
});
