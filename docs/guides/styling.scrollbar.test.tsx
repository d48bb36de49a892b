import MaterialTable from '@material-table/core';
import { Box } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

proves(
  [
    'There is no prop for the scroll container.',
    "Style it from a Box around the table: sx={{ '& .MuiBox-root:has(> div > div > table)': { scrollbarWidth: 'thin', scrollbarColor: 'teal transparent' } }}.",
  ],
  () => {
    const thin = { scrollbarWidth: 'thin', scrollbarColor: 'teal transparent' };
    const { el } = mount(
      <Box sx={{ '& .MuiBox-root:has(> div > div > table)': thin }}>
        <MaterialTable columns={columns()} data={people} options={{ paging: false, maxBodyHeight: 150 }} />
      </Box>,
    );
    const scrolling = all(el, 'div').filter(
      (box) => box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === 'auto',
    );
    expect(scrolling.map((box) => getComputedStyle(box).scrollbarWidth)).toEqual(['thin']);
    expect(scrolling.map((box) => getComputedStyle(box).scrollbarColor)).toEqual([
      'rgb(0, 128, 128) rgba(0, 0, 0, 0)',
    ]);
  },
);
