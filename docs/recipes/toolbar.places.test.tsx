import MaterialTable from '@material-table/core';
import { Box, type SxProps } from '@mui/material';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { columns, one, people } from '../../tests/claims/table';

const inBox = (sx: SxProps) =>
  mount(
    <Box sx={sx}>
      <MaterialTable title="Orders" columns={columns()} data={people} />
    </Box>,
  ).el;

proves(
  "To move it below rows and pagination, add order: 1 there, and '& > .MuiPaper-root': { display: 'flex', flexDirection: 'column' }.",
  () => {
    const el = inBox({
      '& .MuiPaper-root > .MuiToolbar-root': { order: 1 },
      '& > .MuiPaper-root': { display: 'flex', flexDirection: 'column' },
    });
    const [header, pager, toolbar] = ['thead', '.MuiTablePagination-root', '.MuiToolbar-root:has(h6)'].map(
      (selector) => one(el, selector).getBoundingClientRect(),
    );
    expect(pager?.top).toBeGreaterThan(header?.bottom ?? NaN);
    expect(toolbar?.top).toBeGreaterThanOrEqual(pager?.bottom ?? NaN);
    expect(one(el, 'table').offsetWidth).toBe(one(el, '.MuiPaper-root').offsetWidth);
  },
);

proves(
  "To center it, in the sx of a Box around the table: '& .MuiToolbar-root > .MuiBox-root:first-of-type': { position: 'absolute', insetInline: 0, textAlign: 'center', pointerEvents: 'none' }.",
  async () => {
    const el = inBox({
      '& .MuiToolbar-root > .MuiBox-root:first-of-type': {
        position: 'absolute',
        insetInline: 0,
        textAlign: 'center',
        pointerEvents: 'none',
      },
    });
    const words = document.createRange();
    words.selectNodeContents(one(el, 'h6'));
    const middle = ({ left, right }: DOMRect) => (left + right) / 2;
    const paper = one(el, '.MuiPaper-root').getBoundingClientRect();
    expect(middle(words.getBoundingClientRect())).toBeCloseTo(middle(paper), 0);
    await userEvent.fill(one(el, 'input[placeholder="Search"]'), 'leo');
    await expect.poll(() => one(el, 'tbody').innerText).toContain('Leo');
  },
);
