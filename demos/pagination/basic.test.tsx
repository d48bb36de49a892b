import MaterialTable, { MTablePagination } from '@material-table/core';
import { TablePagination } from '@mui/material';
import { createRef, useEffect, useMemo, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { choose, click, fill, press } from '../../tests/claims/hands';
import { all, buttonOf, labeled, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { columnTexts, focus, textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import PageSizeAll from './basic.all';
import BasicAllRows from './basic.all-rows';
import BasicDataChange from './basic.data-change';
import Jump from './basic.jump';
import BasicKeepFocus from './basic.keep-focus';
import LoadMore from './basic.load-more';
import OwnPager from './basic.own';
import BasicStepped from './basic.stepped';

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
  onChangeOrder: (column: number, direction: string) => void;
}

proves('Call onPageChange(null, 0) in an effect that depends on the loaded rows', async () => {
  const { el, rerender } = mount(<Following rows={people} />);
  press(el, 'Next Page');
  expect(shown(el)[0]).toBe('Fay');
  rerender(<Following rows={people.map((person) => ({ ...person, age: 1 }))} />);
  await expect.poll(() => shown(el)[0]).toBe('Cid');
});

proves("An object such as { value: 100, label: 'All' } also works", async () => {
  const pageSizeOptions = [5, { value: 100, label: 'All' }] as unknown as number[];
  const { el } = mountTable({ pageSizeOptions, emptyRowsWhenPaging: false });
  one(el, '[role="combobox"]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await expect.poll(() => texts(document.body, '[role="option"]')).toEqual(['5', 'All']);
  click(all(document.body, '[role="option"]')[1] ?? el);
  expect(shown(el)).toHaveLength(12);
});

proves(
  [
    'MTablePagination contains only the page buttons.',
    "Wrap MUI's pagination instead, with Pagination: (props) => <TablePagination {...props} />, defined outside your component.",
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

proves('label it in your own Pagination', async () => {
  const { el } = mount(<PageSizeAll />);
  await expect.poll(() => one(el, '[role="combobox"]').textContent).toBe('5 rows');
  await choose(el, 'All');
  await expect.poll(() => shown(el)).toHaveLength(12);
  expect(one(el, '[role="combobox"]').textContent).toBe('All rows');
  expect(el.textContent).toContain('1-12 of 12');
});

proves('or the table fills the page with empty rows', () => {
  const { el } = mountTable({ pageSize: 100, pageSizeOptions: [100] });
  expect(all(el, 'tbody tr').length).toBeGreaterThanOrEqual(100);
  const { el: without } = mountTable({ pageSize: 100, pageSizeOptions: [100], emptyRowsWhenPaging: false });
  expect(all(without, 'tbody tr')).toHaveLength(12);
});

proves('-1, which means "all" in Material UI, omits the last row.', () => {
  const { el } = mountTable({ pageSize: -1, pageSizeOptions: [5, -1] });
  expect(shown(el)).toEqual(people.slice(0, -1).map(({ name }) => name));
});

proves('Its pages are counted from 0', async () => {
  const { el } = mount(<OwnPager />);
  await expect.poll(() => all(el, '.MuiPagination-root').length).toBe(1);
  press(el, 'Go to page 3');
  await expect.poll(() => shown(el)).toEqual(['Kowalski', 'Lind']);
});

proves('Unlike the built-in buttons, these buttons keep keyboard focus.', async () => {
  const { el } = mount(<OwnPager />);
  await expect.poll(() => all(el, '.MuiPagination-root').length).toBe(1);
  const focused = (name: string, root: ParentNode) => {
    const button = one(root, `button[aria-label="${name}"]`);
    button.focus();
    click(button);
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(focused('Go to next page', el)).toBe('Go to next page');
  expect(focused('Next Page', mountTable().el)).toBeNull();
});

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

proves('Turn off paging, show some of the rows, and append more on each click.', () => {
  const { el } = mount(<LoadMore />);
  expect(shown(el)).toHaveLength(4);
  click(buttonOf('Load more'));
  expect(texts(el, 'h6')).toEqual(['8 of 12 orders']);
  click(buttonOf('Load more'));
  expect(shown(el)).toHaveLength(12);
  expect(buttonOf('Load more')).toHaveProperty('disabled', true);
});

// The custom pagination is as high as the built-in one: nothing moves when it loads.
proves('must return a table cell', async () => {
  const footer = (root: ParentNode) => one(root, 'tfoot').getBoundingClientRect().height;
  const { el } = mount(<OwnPager />);
  await expect.poll(() => all(el, '.MuiPagination-root').length).toBe(1);
  expect(one(el, '.MuiPagination-root').closest('td')?.parentElement?.tagName).toBe('TR');
  expect(footer(el)).toBe(footer(mountTable().el));
});

proves('If too few rows are left for that page, it moves to the last page.', async () => {
  function Page() {
    const own = useMemo(() => columns(), []);
    const [rows, setRows] = useState(people.slice(0, 11));
    const onRowDelete = async (old: Person) =>
      setRows((current) => current.filter(({ id }) => id !== old.id));
    return (
      <>
        <button aria-label="Two rows" onClick={() => setRows(people.slice(0, 2))} />
        <MaterialTable columns={own} data={rows} editable={{ onRowDelete }} />
      </>
    );
  }
  const { el } = mount(<Page />);
  press(el, 'Last Page');
  expect(shown(el)).toEqual(['Kim']);
  press(el, 'Delete');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Fay', 'Gus', 'Hal', 'Ida', 'Jon']);
  press(el, 'Two rows');
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
});

proves(
  [
    'onPageChange counts pages from 0. It is also called when the page size changes, because the table returns to the first page.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.element(demo).toHaveTextContent('1-5 of 23');
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['1006', '1007', '1008', '1009', '1010']);
    await expect.poll(() => textsOf(demo.getByLabelText('Events'))).toEqual(['onPageChange(1, 5)']);
    await demo.getByRole('combobox').click();
    await page.getByRole('option', { name: '10', exact: true }).click();
    await expect.element(demo).toHaveTextContent('1-10 of 23');
    await expect
      .element(demo.getByLabelText('Events'))
      .toHaveTextContent('onRowsPerPageChange(10) onPageChange(0, 10)');
  },
);

test('the last page size shows all rows', async () => {
  const demo = visit(<Basic />);
  await demo.getByRole('combobox').click();
  await page.getByRole('option', { name: '23' }).click();
  await expect.element(demo).toHaveTextContent('1-23 of 23');
  expect(columnTexts(demo, 0)).toHaveLength(23);
  await expect.element(demo.getByRole('button', { name: 'Next Page' })).toBeDisabled();
});

test('the buttons at the ends go to the last and the first page', async () => {
  const demo = visit(<Basic />);
  await demo.getByRole('button', { name: 'Last Page' }).click();
  await expect.element(demo).toHaveTextContent('21-23 of 23');
  await demo.getByRole('button', { name: 'First Page' }).click();
  await expect.element(demo).toHaveTextContent('1-5 of 23');
});

proves(
  [
    "paginationType: 'stepped' shows numbered buttons for the pages around the current one and hides the",
    'numberOfPagesAround sets how many appear on each side of it.',
    'showFirstLastPageButtons shows or hides the buttons to the first and last page, together or separately.',
  ],
  async () => {
    const demo = visit(<BasicStepped />);
    const numbers = demo.getByRole('button', { name: /^\d+$/ });
    await expect.poll(() => textsOf(numbers)).toEqual(['1', '2', '3']);
    await expect.element(demo.getByText('1–5 of 40')).not.toBeVisible();
    await demo.getByRole('button', { name: '3', exact: true }).click();
    await expect
      .poll(() => columnTexts(demo, 0))
      .toEqual(['Room 201', 'Room 202', 'Room 203', 'Room 204', 'Room 205']);
    await expect.poll(() => textsOf(numbers)).toEqual(['1', '2', '3', '4', '5']);
    await expect.element(demo.getByRole('button', { name: 'First Page' })).toBeVisible();
    await expect.element(demo.getByRole('button', { name: 'Last Page' })).not.toBeInTheDocument();
  },
);

proves(['paging: false shows all rows and no pagination.'], async () => {
  const demo = visit(<BasicAllRows />);
  expect(columnTexts(demo, 0)).toHaveLength(7);
  await expect.element(demo.getByRole('button', { name: 'Next Page' })).not.toBeInTheDocument();
  await demo.getByRole('switch', { name: 'Pages' }).click();
  await expect.element(demo).toHaveTextContent('1-5 of 7');
  expect(columnTexts(demo, 0)).toHaveLength(5);
});

proves(
  [
    'The table stays on its page when you pass new rows.',
    'If too few rows are left for that page, it moves to the last page.',
    'initialPage sets the page that the table shows first, counted from 0.',
  ],
  async () => {
    const demo = visit(<BasicDataChange />);
    await expect.element(demo).toHaveTextContent('6-10 of 11');
    expect(columnTexts(demo, 2)).toEqual(['1', '2', '3', '0', '1']);
    await demo.getByRole('button', { name: 'Vote for all' }).click();
    await expect.poll(() => columnTexts(demo, 2)).toEqual(['2', '3', '4', '1', '2']);
    await demo.getByRole('button', { name: 'Add a ticket' }).click();
    await expect.element(demo).toHaveTextContent('6-10 of 12');
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['11', '12']);
    await demo.getByRole('button', { name: 'Remove the last ticket' }).click();
    await demo.getByRole('button', { name: 'Remove the last ticket' }).click();
    await expect.element(demo).toHaveTextContent('6-10 of 10');
  },
);

test('with a steady pager the focus stays on the button while turning pages with the keyboard', async () => {
  const demo = visit(<BasicKeepFocus />);
  const next = demo.getByRole('button', { name: 'Next Page' });
  focus(next);
  await userEvent.keyboard('{Enter}');
  await expect.element(demo).toHaveTextContent('6-10 of 18');
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(demo).toHaveTextContent('11-15 of 18');
});
