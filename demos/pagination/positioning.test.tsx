import MaterialTable, { type MaterialTableProps } from '@material-table/core';
import { Pagination, TableCell, Box, type TablePaginationProps } from '@mui/material';
import { expect, onTestFinished, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill } from '../../tests/claims/hands';
import { all, buttonOf, header, input, shown, one, styleOf } from '../../tests/claims/read';
import { mountTable, people, columns, type Person } from '../../tests/claims/table';
import { columnTexts, visit } from '../../tests/claims/visit';
import Positioning from './positioning';
import PositioningChoose from './positioning.choose';
import NoPager from './positioning.one-page';

const pager = (el: ParentNode) => all(el, '.MuiTablePagination-root').length;

proves(
  "To give empty rows the same height as your rows, use sx={{ '& tbody tr:empty:not(:last-child)': { height: '56px !important' } }}.",
  () => {
    const heights = (sx: object) =>
      all(mountTable({}, { data: people.slice(0, 2), sx: sx as never }).el, 'tbody tr').map((row) =>
        Math.round(row.getBoundingClientRect().height),
      );
    expect(heights({})).toEqual([56, 56, 49, 49, 49, 1]);
    const sx = { '& tbody tr:empty:not(:last-child)': { height: '56px !important' } };
    expect(heights(sx)).toEqual([56, 56, 56, 56, 56, 1]);
  },
);

proves('It can change along with the rows, without losing other state.', () => {
  const { el } = mount(<NoPager />);
  expect(pager(el)).toBe(0);
  click(header(el, 2));
  expect(shown(el)).toEqual(['Berger', 'Dahl', 'Adams', 'Costa']);
  click(buttonOf('One more'));
  expect(pager(el)).toBe(0);
  click(buttonOf('One more'));
  expect(pager(el)).toBe(1);
  expect(shown(el)).toEqual(['Evans', 'Berger', 'Dahl', 'Adams', 'Fischer']);
  click(buttonOf('One less'));
  expect(pager(el)).toBe(0);
  expect(shown(el)).toHaveLength(5);
});

proves(
  'This counts every row, so if a search leaves three of twelve, the pagination is still shown.',
  async () => {
    const { el } = mountTable({ paging: people.length > 5 });
    fill(input(el, 'Search'), 'rome');
    await expect.poll(() => shown(el)).toHaveLength(3);
    expect(pager(el)).toBe(1);
  },
);

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

proves(["paginationPosition: 'both' renders the pagination twice, with the same page."], async () => {
  const demo = visit(<Positioning />);
  const next = demo.getByRole('button', { name: 'Next Page' });
  await expect.poll(() => next.elements()).toHaveLength(2);
  const header = boxOf(demo.getByText('Customer', { exact: true }));
  expect(boxOf(next.first()).y).toBeLessThan(header.y);
  expect(boxOf(next.last()).y).toBeGreaterThan(header.y);
  await next.first().click();
  await expect.poll(() => demo.getByText('6-10 of 12').elements()).toHaveLength(2);
  expect(columnTexts(demo, 0)).toEqual(['Fischer', 'Garcia', 'Hansen', 'Ito', 'Jansen']);
  const pager = boxOf(demo.byCss('.MuiTablePagination-toolbar').first());
  const area = boxOf(demo);
  expect(Math.abs(pager.x + pager.width / 2 - (area.x + area.width / 2))).toBeLessThan(30);
});

test('on a phone the whole pager is in sight', async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1000, 800));
  const demo = visit(<Positioning />);
  await expect.element(demo.getByRole('combobox').first()).toBeInViewport({ ratio: 0.99 });
  await expect
    .element(demo.getByRole('button', { name: 'Next Page' }).first())
    .toBeInViewport({ ratio: 0.99 });
});

proves(
  [
    'Both options can change while the table is shown',
    'options.paginationPosition places the pagination above the table, below it, or both. options.paginationAlignment aligns it horizontally',
  ],
  async () => {
    const demo = visit(<PositioningChoose />);
    const pager = demo.byCss('.MuiTablePagination-toolbar');
    const header = demo.getByText('Station', { exact: true });
    const area = boxOf(demo);
    await expect.poll(() => pager.elements()).toHaveLength(1);
    expect(boxOf(pager).y).toBeLessThan(boxOf(header).y);
    expect(boxOf(pager).x - area.x).toBeLessThan(30);
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.element(demo).toHaveTextContent('4-6 of 7');

    await demo.getByLabelText('Alignment').click();
    await page.getByRole('option', { name: 'flex-end' }).click();
    await expect.poll(() => area.x + area.width - boxOf(pager).right).toBeLessThan(30);
    await demo.getByLabelText('Position').click();
    await page.getByRole('option', { name: 'bottom' }).click();
    await expect.poll(() => boxOf(pager).y > boxOf(header).y).toBe(true);
    await expect.element(demo).toHaveTextContent('4-6 of 7');
    await demo.getByLabelText('Position').click();
    await page.getByRole('option', { name: 'both' }).click();
    await expect.poll(() => pager.elements()).toHaveLength(2);
  },
);

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();

const red = 'rgb(255, 1, 2)';

proves(
  [
    "The table's sx doesn't affect the pagination.",
    'Style it with a box around the table:',
    'For text in the group bar, use .MuiTypography-root and .MuiChip-label.',
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
