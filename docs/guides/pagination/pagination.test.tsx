import MaterialTable, { MTablePagination, type MaterialTableProps } from '@material-table/core';
import { Box, TablePagination } from '@mui/material';
import { createRef, useEffect, useMemo, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { choose, click, fill, press } from '../../../tests/claims/hands';
import {
  all,
  bodyRow,
  buttonOf,
  filterOf,
  input,
  labeled,
  one,
  shown,
  styleOf,
  texts,
} from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import LoadOnScroll from './infinite';
import Jump from './jump';
import LoadMore from './load-more';
import OwnPager from './page-numbers';
import PageSizeAll from './page-size-all';

const pager = (el: ParentNode) => all(el, '.MuiTablePagination-root').length;

const red = 'rgb(255, 1, 2)';

function Following({ rows }: { rows: Person[] }) {
  const made = useMemo(() => columns(), []);
  const tableRef = useRef<{ onPageChange: (event: null, page: number) => void }>(null);
  useEffect(() => tableRef.current?.onPageChange(null, 0), [rows]);
  return <MaterialTable columns={made} data={rows} tableRef={tableRef} />;
}

function ButtonsOnly(props: ComponentProps<typeof MTablePagination>) {
  return (
    <td>
      <MTablePagination {...props} />
    </td>
  );
}

function Wrapped(props: ComponentProps<typeof TablePagination>) {
  return <TablePagination {...props} />;
}

proves('Call onPageChange(null, 0) in an effect that depends on the loaded rows', async () => {
  const { el, rerender } = mount(<Following rows={people} />);
  press(el, 'Next Page');
  expect(shown(el)[0]).toBe('Fay');
  rerender(<Following rows={people.map((person) => ({ ...person, age: 1 }))} />);
  await expect.poll(() => shown(el)[0]).toBe('Cid');
});

proves(
  [
    "Don't return MTablePagination by itself, because it contains only the page buttons, and the rows per page menu is missing.",
    'wrap TablePagination and define the wrapper outside your component:',
  ],
  async () => {
    const partsWith = async (Pagination: typeof Wrapped | typeof ButtonsOnly) => {
      const { el } = mountTable({}, { components: { Pagination: Pagination as typeof Wrapped } });
      await expect.poll(() => all(el, 'tfoot button[aria-label="Next Page"]')).toHaveLength(1);
      return all(el, 'tfoot [role=combobox]').length;
    };
    expect([await partsWith(ButtonsOnly), await partsWith(Wrapped)]).toEqual([0, 1]);
  },
);

proves('label it in a custom Pagination', async () => {
  const { el } = mount(<PageSizeAll />);
  await expect.poll(() => one(el, '[role="combobox"]').textContent).toBe('5 rows');
  await choose(el, 'All');
  await expect.poll(() => shown(el)).toHaveLength(12);
  expect(one(el, '[role="combobox"]').textContent).toBe('All rows');
  expect(el.textContent).toContain('1-12 of 12');
});

proves('Otherwise, the table fills the page with empty rows.', () => {
  const { el } = mountTable({ pageSize: 100, pageSizeOptions: [100] });
  expect(all(el, 'tbody tr').length).toBeGreaterThanOrEqual(100);
  const { el: without } = mountTable({ pageSize: 100, pageSizeOptions: [100], emptyRowsWhenPaging: false });
  expect(all(without, 'tbody tr')).toHaveLength(12);
});

proves('The number -1, which means "all" in Material UI, omits the last row.', () => {
  const { el } = mountTable({ pageSize: -1, pageSizeOptions: [5, -1] });
  expect(shown(el)).toEqual(people.slice(0, -1).map(({ name }) => name));
});

proves(['must return a table cell', 'The table counts pages from 0'], async () => {
  const { el } = mount(<OwnPager />);
  await expect.poll(() => all(el, 'tfoot td .MuiPagination-root').length).toBe(1);
  press(el, 'Go to page 3');
  expect(shown(el)).toEqual(['Kowalski', 'Lind']);
});

proves(
  [
    "track the table's own buttons with the onPageChange prop",
    'A page past the end shows the last page, and a negative number shows an empty page.',
  ],
  async () => {
    const { el } = mount(<Jump />);
    const field = labeled(el, 'Page, 1 to 4');
    fill(field, '3');
    expect(shown(el)).toEqual(['Garcia', 'Hansen', 'Ito']);
    press(el, 'Next Page');
    expect(field.value).toBe('4');
    const tableRef = createRef<{ onPageChange: (event: null, page: number) => void }>();
    const table = mountTable({}, { tableRef }).el;
    flushSync(() => tableRef.current?.onPageChange(null, 99));
    expect(shown(table)).toEqual(['Kim', 'Leo']);
    flushSync(() => tableRef.current?.onPageChange(null, -1));
    expect(shown(table)).toEqual([]);
  },
);

proves('For a "Load more" button, append rows on each click instead.', () => {
  const { el } = mount(<LoadMore />);
  expect(shown(el)).toHaveLength(4);
  click(buttonOf('Load more'));
  expect(texts(el, 'h6')).toEqual(['8 of 12 orders']);
  click(buttonOf('Load more'));
  expect(shown(el)).toHaveLength(12);
  expect(buttonOf('Load more')).toHaveProperty('disabled', true);
});

proves(
  [
    'When you filter an array or pass new rows, the table remains on its page.',
    'If too few rows are left for that page, for example because its last row was deleted, the table moves to the last page.',
    'Set initialPage, which is counted from 0.',
  ],
  async () => {
    function Page() {
      const own = useMemo(() => columns(), []);
      const [rows, setRows] = useState(people.slice(0, 11));
      const onRowDelete = async (old: Person) =>
        setRows((current) => current.filter(({ id }) => id !== old.id));
      return (
        <>
          <button aria-label="Two rows" onClick={() => setRows(people.slice(0, 2))} />
          <button aria-label="New ages" onClick={() => setRows(rows.map((row) => ({ ...row, age: 1 })))} />
          <MaterialTable columns={own} data={rows} editable={{ onRowDelete }} options={{ initialPage: 2 }} />
        </>
      );
    }
    const { el } = mount(<Page />);
    press(el, 'New ages');
    await expect.poll(() => shown(el, 2)).toEqual(['1']);
    expect(shown(el)).toEqual(['Kim']);
    press(el, 'Delete');
    press(el, 'Save');
    await expect.poll(() => shown(el)).toEqual(['Fay', 'Gus', 'Hal', 'Ida', 'Jon']);
    press(el, 'Two rows');
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
  },
);

proves('To change the height of the empty rows, pass this sx to the table:', () => {
  const heights = (sx: object) =>
    all(mountTable({}, { data: people.slice(0, 2), sx: sx as never }).el, 'tbody tr').map((row) =>
      Math.round(row.getBoundingClientRect().height),
    );
  expect(heights({})).toEqual([56, 56, 49, 49, 49, 1]);
  const sx = { '& tbody tr:empty:not(:last-child)': { height: '56px !important' } };
  expect(heights(sx)).toEqual([56, 56, 56, 56, 56, 1]);
});

proves(
  'Set paging: rows.length > pageSize, which counts every row, even if a search hides some.',
  async () => {
    const { el } = mountTable({ paging: people.length > 5 });
    fill(input(el, 'Search'), 'rome');
    await expect.poll(() => shown(el)).toHaveLength(3);
    expect(pager(el)).toBe(1);
  },
);

proves(
  [
    "The table's sx doesn't affect it, so style it from an element around the table.",
    'To style the text of the group bar in the same way, use .MuiTypography-root and .MuiChip-label.',
  ],
  () => {
    const inBox = (sx: object, props: Partial<MaterialTableProps<Person>> = {}) =>
      mount(
        <Box sx={{ width: 900, ...sx }}>
          <MaterialTable
            columns={columns({ city: { defaultGroupOrder: 0 } })}
            data={people}
            options={{ grouping: true }}
            {...props}
          />
        </Box>,
      ).el;
    const pager = {
      '& .MuiTablePagination-root': { bgcolor: red, '& :is(p, span, div)': { fontSize: 17 } },
    };
    const plain = inBox({}, { sx: pager });
    expect(styleOf(plain, '.MuiTablePagination-root').backgroundColor).not.toBe(red);
    const el = inBox(pager);
    expect(styleOf(el, '.MuiTablePagination-root').backgroundColor).toBe(red);
    const words = ['.MuiTablePagination-selectLabel', '.MuiTablePagination-select', '.MuiTypography-caption'];
    expect(words.map((part) => styleOf(one(el, 'tfoot'), part).fontSize)).toEqual(words.map(() => '17px'));
    const bar = { '& .MuiToolbar-root :is(.MuiTypography-root, .MuiChip-label)': { fontSize: 19 } };
    const grouped = inBox(bar);
    expect(styleOf(grouped, '.MuiChip-label').fontSize).toBe('19px');
    const said = all(grouped, '.MuiToolbar-root .MuiTypography-root').filter(({ textContent }) =>
      textContent?.startsWith('Grouped'),
    );
    expect(said.map((word) => getComputedStyle(word).fontSize)).toEqual(['19px']);
  },
);

proves(['append rows to data when the user nears the end', 'Every row stays in the DOM'], async () => {
  const { el } = mount(<LoadOnScroll />);
  expect(all(el, bodyRow)).toHaveLength(20);
  const box = one(el, 'div[style*="max-height"]');
  box.scrollTop = box.scrollHeight;
  await expect.poll(() => all(el, bodyRow).length).toBe(40);
  expect(one(el, 'h6').textContent).toBe('40 of 100 parcels');
});

proves('When you filter an array or pass new rows, the table remains on its page.', async () => {
  const options = { pageSize: 2, pageSizeOptions: [2], filtering: true, debounceInterval: 0 };
  const { el } = mountTable(options);
  press(el, 'Next Page');
  fill(filterOf(el, 'Name'), 'a');
  await expect.poll(() => shown(el)).toEqual(['Fay', 'Hal']);
  fill(filterOf(el, 'Name'), 'ann');
  await expect.poll(() => shown(el)).toEqual(['Ann']);
});

proves('pageSize counts groups or root rows, not the rows below them.', () => {
  const data = people.map((person) => ({ ...person, city: String(person.id % 3) }));
  const options = { pageSize: 2, pageSizeOptions: [2], defaultExpanded: true };
  const grouped = mountTable(options, { data, columns: columns({ city: { defaultGroupOrder: 0 } }) }).el;
  expect([texts(grouped, 'tbody tr:has(b)').length, shown(grouped).length]).toEqual([2, 8]);
  const tree = mountTable(options, {
    data,
    parentChildData: ({ id }, rows) => (id > 2 ? rows[id % 2] : undefined),
  }).el;
  expect(shown(tree)).toHaveLength(12);
});
