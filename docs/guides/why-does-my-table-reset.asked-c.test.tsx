import MaterialTable, { type Options } from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill } from '../../tests/claims/hands';
import { cell, filterOf, one, shown, styleOf } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const options: Options<Person> = { filtering: true, debounceInterval: 0 };

proves(
  [
    'and so do their render and cellStyle.',
    "For a style, use a CSS variable: cellStyle: { color: 'var(--debt)' }. Set --debt in the style of an element around the table. Nothing is reset.",
  ],
  async () => {
    function Page({ hasVariable }: { hasVariable: boolean }) {
      const [color, setColor] = useState('rgb(255, 0, 0)');
      const [first] = useState(color);
      const own = useMemo(
        () => columns({ name: { cellStyle: () => ({ color: hasVariable ? 'var(--debt)' : first }) } }),
        [hasVariable, first],
      );
      return (
        <div style={{ '--debt': color } as object}>
          <button onClick={() => setColor('rgb(0, 0, 255)')}>Blue</button>
          <MaterialTable columns={own} data={people} options={options} />
        </div>
      );
    }
    for (const hasVariable of [false, true]) {
      const { el, unmount } = mount(<Page hasVariable={hasVariable} />);
      fill(filterOf(el, 'Name'), 'ann');
      await expect.poll(() => shown(el)).toEqual(['Ann']);
      expect(styleOf(el, cell).color).toBe('rgb(255, 0, 0)');
      click(one(el, 'button'));
      expect(styleOf(el, cell).color).toBe(hasVariable ? 'rgb(0, 0, 255)' : 'rgb(255, 0, 0)');
      expect([shown(el), filterOf(el, 'Name').value]).toEqual([['Ann'], 'ann']);
      unmount();
    }
  },
);
