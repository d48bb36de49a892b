import MaterialTable, { MTablePagination, type MaterialTableProps } from '@material-table/core';
import { Box, TablePagination, type TablePaginationProps } from '@mui/material';
import { createRef, useEffect, useMemo, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
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

interface Running {
  onPageChange: (event: null, page: number) => void;
}

proves('Call onPageChange(null, 0) in an effect that depends on the loaded rows', async () => {
  const { el, rerender } = mount(<Following rows={people} />);
  press(el, 'Next Page');
  expect(shown(el)[0]).toBe('Fay');
  rerender(<Following rows={people.map((person) => ({ ...person, age: 1 }))} />);
  await expect.poll(() => shown(el)[0]).toBe('Cid');
});

proves(
  "An object such as { value: 100, label: 'All' } also works, although the types reject it.",
  async () => {
    const pageSizeOptions = [5, { value: 100, label: 'All' }] as unknown as number[];
    const { el } = mountTable({ pageSizeOptions, emptyRowsWhenPaging: false });
    one(el, '[role="combobox"]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await expect.poll(() => texts(document.body, '[role="option"]')).toEqual(['5', 'All']);
    click(all(document.body, '[role="option"]')[1] ?? el);
    expect(shown(el)).toHaveLength(12);
  },
);

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

// The custom pagination is as high as the built-in one: nothing moves when it loads.
proves(
  [
    'must return a table cell',
    'The table counts pages from 0',
    'The buttons in this demo preserve the keyboard focus, unlike the built-in ones.',
  ],
  async () => {
    const builtIn = mountTable().el;
    const { el } = mount(<OwnPager />);
    await expect.poll(() => all(el, '.MuiPagination-root').length).toBe(1);
    const footer = (root: ParentNode) => one(root, 'tfoot').getBoundingClientRect().height;
    expect(footer(el)).toBe(footer(builtIn));
    const focused = (name: string, root: ParentNode) => {
      const button = one(root, `button[aria-label="${name}"]`);
      button.focus();
      click(button);
      return document.activeElement?.getAttribute('aria-label');
    };
    expect(focused('Go to next page', el)).toBe('Go to next page');
    expect(focused('Next Page', builtIn)).toBeNull();
    press(el, 'Go to page 3');
    expect(shown(el)).toEqual(['Kowalski', 'Lind']);
  },
);

proves(["track the table's own buttons with the onPageChange prop"], async () => {
  const { el } = mount(<Jump />);
  const field = labeled(el, 'Page, 1 to 4');
  fill(field, '3');
  expect(shown(el)).toEqual(['Garcia', 'Hansen', 'Ito']);
  press(el, 'Next Page');
  expect(field.value).toBe('4');
  fill(field, '9');
  expect(shown(el)).toEqual(['Jansen', 'Kowalski', 'Lind']);
});

proves('a page past the end shows the last page, and a negative number shows an empty page', () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef });
  flushSync(() => tableRef.current?.onPageChange(null, 99));
  expect(shown(el)).toEqual(['Kim', 'Leo']);
  flushSync(() => tableRef.current?.onPageChange(null, -1));
  expect(shown(el)).toEqual([]);
});

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
    'When you pass new rows, the table remains on its page.',
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

function Steady(props: TablePaginationProps) {
  return <TablePagination {...props} ActionsComponent={MTablePagination} />;
}

test('with a steady pager the focus stays on the button while turning pages with the keyboard', async () => {
  const { el } = mountTable({}, { components: { Pagination: Steady } });
  await expect.poll(() => all(el, 'button[aria-label="Next Page"]').length).toBe(1);
  const next = one(el, 'button[aria-label="Next Page"]');
  next.focus();
  for (const range of ['6-10 of 12', '11-12 of 12']) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => el.textContent).toContain(range);
    if (range.startsWith('6')) expect(document.activeElement).toBe(next);
  }
});

proves('To keep the empty rows but change their height, pass this sx to the table:', () => {
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

proves('Put the buttons on the left and the count on the right', async () => {
  const Apart = (props: TablePaginationProps) => (
    <td style={{ display: 'flex', justifyContent: 'space-between' }}>
      <MTablePagination {...props} />
      <span>{props.count} orders</span>
    </td>
  );
  const { el } = mountTable({}, { components: { Pagination: Apart } });
  await expect.poll(() => all(el, 'tfoot span').at(-1)?.textContent).toBe('12 orders');
  const foot = one(el, 'tfoot').getBoundingClientRect();
  const count = all(el, 'tfoot span').at(-1)?.getBoundingClientRect();
  expect(foot.right - (count?.right ?? 0)).toBeLessThan(30);
  press(el, 'Next Page');
  expect(shown(el)[0]).toBe('Fay');
});

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
    // The last button still ends at the edge, and the count is next to it.
    const fromEdge = (root: ParentNode) =>
      one(root, '.MuiPaper-root').getBoundingClientRect().right -
      one(root, 'button[aria-label="Last Page"]').getBoundingClientRect().right;
    expect(fromEdge(el)).toBeCloseTo(fromEdge(plain), 0);
    const bar = { '& .MuiToolbar-root :is(.MuiTypography-root, .MuiChip-label)': { fontSize: 19 } };
    const grouped = inBox(bar);
    expect(styleOf(grouped, '.MuiChip-label').fontSize).toBe('19px');
    const said = all(grouped, '.MuiToolbar-root .MuiTypography-root').filter(({ textContent }) =>
      textContent?.startsWith('Grouped'),
    );
    expect(said.map((word) => getComputedStyle(word).fontSize)).toEqual(['19px']);
  },
);

proves(
  [
    'append rows to data when the user nears the end',
    'The scroll position is preserved.',
    'Every row stays in the DOM',
  ],
  async () => {
    const { el } = mount(<LoadOnScroll />);
    expect(all(el, bodyRow)).toHaveLength(20);
    const box = one(el, 'div[style*="max-height"]');
    const bottom = box.scrollHeight;
    box.scrollTop = bottom;
    await expect.poll(() => all(el, bodyRow).length).toBe(40);
    expect(box.scrollTop).toBe(bottom - box.clientHeight);
    expect(one(el, 'h6').textContent).toBe('40 of 100 parcels');
  },
);

proves("A filter on an array doesn't reset the page, unless too few rows are left for it.", async () => {
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
