import MaterialTable, { type MaterialTableProps } from '@material-table/core';
import { TablePagination, type TablePaginationProps } from '@mui/material';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { press } from './hands';
import { one, shown } from './read';
import { columns, people, type Person } from './table';

const Whole = (props: TablePaginationProps) => <TablePagination {...props} />;
const Idle = (props: TablePaginationProps) => (
  <TablePagination {...props} onPageChange={() => undefined} onRowsPerPageChange={undefined} />
);
const table = (props: Partial<MaterialTableProps<Person>>) =>
  mount(<MaterialTable columns={columns()} data={people} {...props} />).el;

proves('A custom Pagination must pass on onPageChange and onRowsPerPageChange', async () => {
  const idle = table({ components: { Pagination: Idle } });
  await expect.poll(() => idle.querySelector('button[aria-label="Next Page"]')).not.toBeNull();
  press(idle, 'Next Page');
  expect(shown(idle)[0]).toBe('Cid');
  const whole = table({ components: { Pagination: Whole } });
  await expect.poll(() => whole.querySelector('button[aria-label="Next Page"]')).not.toBeNull();
  press(whole, 'Next Page');
  await expect.poll(() => shown(whole)[0]).toBe('Fay');
});

proves('a data function must return page: query.page', async () => {
  const first = async (pageOf: (asked: number) => number) => {
    const asked: number[] = [];
    const el = table({
      data: async ({ page, pageSize }) => {
        asked.push(page);
        const data = people.slice(page * pageSize, (page + 1) * pageSize);
        return { data, page: pageOf(page), totalCount: people.length };
      },
    });
    await expect.poll(() => shown(el).length).toBe(5);
    press(el, 'Next Page');
    await expect.poll(() => asked.at(-1)).toBe(1);
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    return one(el, '.MuiTablePagination-root').textContent ?? '';
  };
  expect(await first((page) => page)).toContain('6-10 of 12');
  expect(await first(() => 0)).toContain('1-5 of 12');
});
