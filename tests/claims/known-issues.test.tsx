import MaterialTable from '@material-table/core';

import { Box } from '@mui/material';
import { expect } from 'vitest';

import { proves, mount } from './claim';

import { all, shown } from './read';
import { columns, mountTable, people, type Person } from './table';

proves('The search finds 10 and the text "0".', () => {
  const ages = { number: 0, ten: 10, text: '0' };
  const data = Object.entries(ages).map(([name, age], id) => ({ id, name, city: '', age }));
  expect(shown(mountTable({ searchText: '0' }, { data: data as Person[] }).el)).toEqual(['ten', 'text']);
});

proves(
  [
    'fixedColumns scroll away with the other columns',
    'In 8.0.3, the copies scroll away with the rest unless your CSS makes the scrolling area position: static.',
  ],
  async () => {
    const movedBy = async (sx: object) => {
      const { el } = mount(
        <Box sx={{ width: 300, ...sx }}>
          <MaterialTable
            data={people}
            columns={columns({ name: { width: 200 }, city: { width: 200 }, age: { width: 200 } })}
            options={{ fixedColumns: { left: 1 }, toolbar: false }}
          />
        </Box>,
      );
      const copy = () => all(el, 'div').find((div) => div.style.background === 'white');
      await expect.poll(() => copy()?.tagName).toBe('DIV');
      const before = copy()?.getBoundingClientRect().left ?? 0;
      const area = all(el, 'div').find((div) => div.scrollWidth > div.clientWidth + 100 && div !== copy());
      if (!area) throw new Error('nothing scrolls');
      area.scrollLeft = 100;
      return before - (copy()?.getBoundingClientRect().left ?? 0);
    };
    expect(await movedBy({})).toBe(100);
    expect(await movedBy({ '& .MuiPaper-root > .MuiBox-root': { position: 'static' } })).toBe(0);
  },
);
