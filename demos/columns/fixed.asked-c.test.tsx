import MaterialTable from '@material-table/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill } from '../../tests/claims/hands';
import { all, bodyRow, filterOf, headers, one, scroller, shown } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

const wide = () => columns({ name: { minWidth: 150 }, city: { minWidth: 150 }, age: { minWidth: 300 } });

function Page() {
  const [own] = useState(wide);
  const [place, setPlace] = useState(1);
  const frozen = { position: 'sticky', insetInlineStart: 0, zIndex: 1, bgcolor: 'background.paper' };
  return (
    <div style={{ width: 400 }}>
      <select
        aria-label="Frozen column"
        value={place}
        onChange={(event) => setPlace(Number(event.target.value))}
      >
        <option value={0}>None</option>
        <option value={1}>Name</option>
        <option value={2}>City</option>
      </select>
      <MaterialTable
        columns={own}
        data={people}
        options={{ draggable: false, filtering: true, debounceInterval: 0 }}
        sx={{ [`& tr > :nth-of-type(${place})`]: frozen }}
      />
    </div>
  );
}

proves(
  'Put your own next to the table, and freeze the column at the chosen position in sx. The columns stay the same, so filters and widths are kept.',
  async () => {
    const { el } = mount(<Page />);
    fill(filterOf(el, 'Name'), 'ann');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
    for (const [value, place] of [
      ['2', 1],
      ['1', 0],
      ['0', -1],
    ] as const) {
      const select = one(el, 'select') as HTMLSelectElement;
      select.value = value;
      flushSync(() => select.dispatchEvent(new Event('change', { bubbles: true })));
      scroller(el).scrollTo(200, 0);
      expect(scroller(el).scrollLeft).toBe(200);
      const start = left(scroller(el));
      const frozen = headers(el).map((header) => left(header) === start);
      expect(frozen).toEqual([0, 1, 2].map((index) => index === place));
      expect(all(el, `${bodyRow} td`).map((td) => left(td) === start)).toEqual(frozen);
      expect([shown(el), filterOf(el, 'Name')]).toEqual([['Ann'], expect.objectContaining({ value: 'ann' })]);
    }
  },
);
