import MaterialTable from '@material-table/core';
import { TablePagination, type TablePaginationProps } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';

proves("With maxBodyHeight, make the cells of the last row sticky in the table's sx", () => {
  const last = '& tbody tr:last-of-type td';
  const { el } = mount(
    <MaterialTable
      columns={columns()}
      data={people}
      renderSummaryRow={({ data, column }) => (column.field === 'name' ? `${data.length} people` : undefined)}
      options={{ maxBodyHeight: 300, paging: false }}
      sx={{ [last]: { position: 'sticky', bottom: 0, bgcolor: 'background.paper' } }}
    />,
  );
  const scroller = one(el, '.MuiBox-root:has(thead)');
  const total = all(el, 'tbody tr').at(-1) as HTMLElement;
  expect(total.textContent).toBe('12 people');
  expect(scroller.scrollHeight).toBeGreaterThan(400);
  for (const top of [0, 100, 1000]) {
    scroller.scrollTop = top;
    const gap = scroller.getBoundingClientRect().bottom - one(total, 'td').getBoundingClientRect().bottom;
    expect(Math.abs(gap)).toBeLessThan(2);
  }
});

const Pagination = (props: TablePaginationProps) => (
  <>
    <td>Prices in euros</td>
    <TablePagination {...props} />
  </>
);

proves(
  'To put your own content next to the pagination, with its buttons and translated labels, wrap components.Pagination and return <><td>Prices in euros</td><TablePagination {...props} /></>.',
  async () => {
    const pagination = { labelRowsPerPage: 'Zeilen:', nextTooltip: 'Weiter', nextAriaLabel: 'Weiter' };
    const { el } = mountTable({}, { components: { Pagination }, localization: { pagination } });
    await expect.poll(() => texts(el, 'tfoot td')[0]).toBe('Prices in euros');
    expect(one(el, 'tfoot').textContent).toContain('Zeilen:');
    press(el, 'Weiter');
    await expect.poll(() => shown(el)[0]).toBe('Fay');
  },
);
