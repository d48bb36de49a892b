import { type MaterialTableProps, type Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { proves } from './claim';
import { click, fill, press } from './hands';
import { all, bodyRow, input, one, scroller, shown } from './read';
import { columns, mountTable, people, type Person, save } from './table';

proves('false removes the titles along with sorting, dragging, resizing and the select-all checkbox.', () => {
  const options: Options<Person> = { columnResizable: true, tableLayout: 'fixed', selection: true };
  const parts = [
    'th',
    '[data-testid=mtableheader-sortlabel]',
    '[data-testid=drag_handle]',
    '[data-rfd-drag-handle-draggable-id]',
    'thead input',
  ];
  const found = (header: boolean) =>
    parts.map((part) => all(mountTable({ ...options, header }).el, part).length > 0);
  expect(found(true)).toEqual([true, true, true, true, true]);
  expect(found(false)).toEqual([false, false, false, false, false]);
});

proves(
  [
    "The toolbar and pagination don't scroll.",
    'The header also scrolls unless you make it sticky and give it a background.',
  ],
  () => {
    const { el } = mountTable({ maxBodyHeight: 200, paging: true });
    const box = scroller(el);
    expect(box.querySelector('.MuiToolbar-root, .MuiTablePagination-root')).toBeNull();
    expect(one(el, '.MuiTablePagination-root').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      box.getBoundingClientRect().bottom - 1,
    );
    expect(getComputedStyle(one(el, 'th')).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    const height = (data: MaterialTableProps<Person>['data']) =>
      scroller(mountTable({ minBodyHeight: 700 }, { data }).el).getBoundingClientRect().height;
    expect([height([]), height(people)]).toEqual([700, 700]);
  },
);

proves(["It doesn't style group rows, the row being edited or open panels."], async () => {
  const rowStyle = { outlineWidth: 7 };
  const styled = (el: ParentNode, selector: string) => all(el, selector).map((row) => row.style.outlineWidth);
  const grouped = mountTable({ rowStyle }, { columns: columns({ city: { defaultGroupOrder: 0 } }) }).el;
  expect(styled(grouped, 'tbody tr:has(b)')).toEqual(['', '', '']);
  const { el } = mountTable(
    { rowStyle },
    { editable: { onRowUpdate: save }, detailPanel: () => <p id="panel" /> },
  );
  click(all(el, 'button[aria-label^="Detail"]')[1] as HTMLElement);
  press(el, 'Edit');
  await expect.poll(() => all(el, '#panel').length).toBe(1);
  expect(styled(el, 'tr:has(input[aria-label="Name"])')).toEqual(['']);
  expect(styled(el, 'tr:has(#panel)')).toEqual(['']);
  expect(new Set(styled(el, bodyRow))).toEqual(new Set(['7px']));
});

proves(
  [
    'Select-all selects every enabled row that matches the filters and search, on all pages, while hidden rows keep their state.',
    'It requires selection and grouped columns.',
    'The header checkbox selects every enabled row that matches the search and filters, on all pages.',
    "Group checkboxes can't be named; hide them with showSelectGroupCheckbox.",
  ],
  async () => {
    const onSelectionChange = vi.fn();
    const { el } = mountTable({ selection: true, debounceInterval: 0 }, { onSelectionChange });
    fill(input(el, 'Search'), 'rome');
    await expect.poll(() => shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
    click(one(el, 'thead input'));
    expect(onSelectionChange.mock.lastCall?.[0].map(({ name }: Person) => name)).toEqual([
      'Eve',
      'Hal',
      'Kim',
    ]);
    const selectionProps = ({ name }: Person) => ({ disabled: name === 'Hal' });
    const partly = mountTable({ selection: true, searchText: 'rome', selectionProps }, { onSelectionChange });
    click(one(partly.el, 'thead input'));
    expect(onSelectionChange.mock.lastCall?.[0].map(({ name }: Person) => name)).toEqual(['Eve', 'Kim']);
    expect(page.elementLocator(el).getByRole('checkbox', { name: /./ }).elements()).toEqual([]);
    const props = { slotProps: { input: { 'aria-label': 'named' } } };
    const options: Options<Person> = { selection: true, selectionProps: props, headerSelectionProps: props };
    const grouped = mountTable(options, { columns: columns({ city: { defaultGroupOrder: 0 } }) }).el;
    expect(all(grouped, 'input[aria-label=named]')).toHaveLength(1);
    expect(all(mountTable({ showSelectGroupCheckbox: true }).el, 'tbody input')).toHaveLength(0);
  },
);
