import MaterialTable, { type MaterialTableProps } from '@material-table/core';
import { Box } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, one } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const place = (element: Element) => element.getBoundingClientRect();

proves('The table follows when a drawer or the window changes that width.', async () => {
  const { el } = mountTable();
  for (const width of [700, 400, 900]) {
    el.style.width = `${width}px`;
    await expect.poll(() => Math.round(place(one(el, 'table')).width)).toBe(width);
  }
});

proves(
  'With only maxBodyHeight and emptyRowsWhenPaging: false, the table shrinks when it has few rows.',
  () => {
    const heightOf = (count: number) => {
      const options = { maxBodyHeight: 300, emptyRowsWhenPaging: false, pageSize: 20, pageSizeOptions: [20] };
      return place(mountTable(options, { data: people.slice(0, count) }).el).height;
    };
    const [two, three, all12] = [heightOf(2), heightOf(3), heightOf(12)];
    expect(three - two).toBeGreaterThan(30);
    expect(all12 - two).toBeLessThan(300);
    expect(all12).toBeGreaterThan(three);
  },
);

proves(
  [
    'Make the paper as high as its container, and let the rows fill what the toolbar leaves.',
    'The header stays in view',
  ],
  () => {
    const inBox = (props: Partial<MaterialTableProps<Person>> = {}) => {
      const { el } = mount(
        <Box sx={{ height: 400, '& .MuiBox-root:has(> div > div > table)': { flex: 1 } }}>
          <MaterialTable
            title="People"
            columns={columns()}
            data={people}
            style={{ height: '100%', display: 'flex', flexDirection: 'column' }}
            options={{
              paging: false,
              maxBodyHeight: '100%',
              headerStyle: { position: 'sticky', top: 0, backgroundColor: 'white' },
            }}
            {...props}
          />
        </Box>,
      );
      return el;
    };
    const el = inBox();
    const scroller = one(el, '.MuiBox-root:has(> div > div > table)');
    expect(Math.round(place(scroller).bottom - place(el).top)).toBe(400);
    expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight + 100);
    scroller.scrollTop = 200;
    expect(scroller.scrollTop).toBe(200);
    expect(Math.abs(place(one(el, 'thead th')).top - place(scroller).top)).toBeLessThan(2);
    expect(all(el, 'tbody tr')).toHaveLength(12);
  },
);
