import MaterialTable from '@material-table/core';
import { Pagination, TableCell, type TablePaginationProps } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, one, shown } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

function Apart({ count, page, rowsPerPage, onPageChange }: TablePaginationProps) {
  return (
    <TableCell sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
      <Pagination
        count={Math.ceil(count / rowsPerPage)}
        page={page + 1}
        onChange={(_event, next) => onPageChange(null, next - 1)}
      />
      <span>{count} orders</span>
    </TableCell>
  );
}

const start = (props: object) =>
  mount(
    <div style={{ width: 900 }}>
      <MaterialTable columns={columns()} data={people} {...props} />
    </div>,
  ).el;

proves('"1-5 of 12" is between the buttons and moves with them.', () => {
  for (const paginationAlignment of ['flex-start', 'flex-end']) {
    const el = start({ options: { paginationAlignment } });
    const x = (found: Element | undefined) => found?.getBoundingClientRect().left ?? 0;
    const range = all(el, 'tfoot .MuiTypography-root').find((text) => text.textContent === '1-5 of 12');
    const [before, after] = ['Previous Page', 'Next Page'].map((name) =>
      x(one(el, `tfoot button[aria-label="${name}"]`)),
    );
    expect(x(range)).toBeGreaterThan(before ?? 0);
    expect(x(range)).toBeLessThan(after ?? 0);
  }
});

proves(
  "add <span>{count} orders</span> after its Pagination, and set justifyContent: 'space-between'",
  () => {
    const el = start({ components: { Pagination: Apart } });
    const foot = one(el, 'tfoot').getBoundingClientRect();
    const [pages, count] = [one(el, 'tfoot nav'), one(el, 'tfoot nav + span')];
    expect(count.textContent).toBe('12 orders');
    expect(pages.getBoundingClientRect().left - foot.left).toBeLessThan(30);
    expect(foot.right - count.getBoundingClientRect().right).toBeLessThan(30);
    click(one(el, 'button[aria-label="Go to page 2"]'));
    expect(shown(el)[0]).toBe('Fay');
  },
);
