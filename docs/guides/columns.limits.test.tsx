import MaterialTable, { type Query } from '@material-table/core';
import { Box } from '@mui/material';
import { expect, onTestFinished, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, click, columns, mountTable, one, people, type Person, shown } from '../../tests/claims/table';

proves('Without maxBodyHeight the header can stick to the window.', () => {
  onTestFinished(() => scrollTo(0, 0));
  /** Where the header is when the window has scrolled past the table's start. */
  const topOf = (maxBodyHeight?: number) => {
    scrollTo(0, 0);
    const headerStyle = { position: 'sticky', top: 0 } as const;
    const { el, unmount } = mount(
      <Box sx={{ '& .MuiBox-root:has(> div > div > table)': { overflow: 'visible !important' } }}>
        <MaterialTable
          columns={columns()}
          data={people}
          options={{ headerStyle, paging: false, maxBodyHeight }}
        />
        <div style={{ height: 3000 }} />
      </Box>,
    );
    const header = one(el, 'thead th');
    scrollBy(0, header.getBoundingClientRect().top + 100);
    const top = Math.round(header.getBoundingClientRect().top);
    unmount();
    return top;
  };
  expect(topOf()).toBe(0);
});

proves('With a data function it is called only in groups and trees: your server sorts.', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  /** How often `customSort` is called until the rows of a click on the header are there. */
  const calls = async (options: object, props: object, group = {}) => {
    const data = vi.fn(async ({ page }: Query<Person>) => ({
      data: people.slice(0, 5),
      page,
      totalCount: 12,
    }));
    const customSort = vi.fn((a: Person, b: Person) => a.age - b.age);
    const made = columns({ name: { customSort }, city: group });
    const { el, unmount } = mountTable(
      { defaultExpanded: true, ...options },
      { data, columns: made, ...props },
    );
    await expect.poll(() => shown(el).length).toBeGreaterThan(0);
    click(one(el, '[data-testid=mtableheader-sortlabel]'));
    await expect.poll(() => data.mock.calls.length).toBe(2);
    await expect.poll(() => all(el, '[role="progressbar"]')).toEqual([]);
    unmount();
    return customSort.mock.calls.length;
  };
  const parentChildData = (row: Person, rows: Person[]) => rows.find(({ id }) => id === 1 && row.id !== 1);
  expect(await calls({}, {})).toBe(0);
  expect(await calls({}, { parentChildData })).toBeGreaterThan(0);
  expect(await calls({ grouping: true }, {}, { defaultGroupOrder: 0 })).toBeGreaterThan(0);
});
