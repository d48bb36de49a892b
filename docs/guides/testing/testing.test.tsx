import MaterialTable, { MTableAction, MTableBodyRow, MTableHeader, type Query } from '@material-table/core';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, pass, press, stopClock } from '../../../tests/claims/hands';
import { all, bodyRow, input, one, shown } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import Tasks from './tasks';

proves(
  [
    'or test the running page with Playwright. Both find rows by their text and buttons by their tooltips',
    'The row opens in place, and its fields are named after their column titles.',
    "Meanwhile, other rows' buttons are disabled and unnamed.",
  ],
  async () => {
    const { el } = mount(<Tasks />);
    const row = page.getByRole('row', { name: /Paint the door/ });
    await expect.poll(() => row.elements().length).toBe(1);
    await row.getByRole('button', { name: 'Edit' }).click();
    await expect.poll(() => input(el, 'Task').value).toBe('Paint the door');
    // Instead of the first row, above the second one.
    expect(one(el, 'tbody tr').contains(input(el, 'Task'))).toBe(true);
    expect(one(el, 'tbody tr:nth-of-type(2)').textContent).toContain('Fix the roof');
    const others = all(el, `${bodyRow} button`);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((button) => !(button as HTMLButtonElement).disabled || button.ariaLabel)).toEqual(
      [],
    );
    fill(input(el, 'Task'), 'Paint the gate');
    press(el, 'Save');
    await expect.poll(() => one(el, bodyRow).textContent).toContain('Paint the gate');
  },
);

proves(
  ['The delete confirmation appears in the row, not in a dialog.', 'is the button called Save'],
  async () => {
    const { el } = mount(<Tasks />);
    press(el, 'Delete');
    expect(all(document, '[role=dialog]')).toHaveLength(0);
    expect(one(el, 'tbody').textContent).toContain('Are you sure you want to delete this row?');
    press(el, 'Save');
    await expect.poll(() => all(el, bodyRow).length).toBe(2);
    expect(el.textContent).not.toContain('Paint the door');
  },
);

proves('Rows update 200 ms after the last keystroke (options.debounceInterval)', () => {
  stopClock();
  const { el } = mountTable();
  fill(input(el, 'Search'), 'Ann');
  pass(199);
  expect(shown(el)).toHaveLength(5);
  pass(1);
  expect(shown(el)).toEqual(['Ann']);
});

proves('Menus, date pickers and dialogs are rendered at the end of the page', () => {
  const { el } = mountTable({ columnsButton: true });
  press(el, 'Show Columns');
  expect(all(el, '[role=menu]')).toHaveLength(0);
  expect(all(document.body, ':scope > [role=presentation] [role=menu]')).toHaveLength(1);
});

proves('In Playwright, the queries are the same.', async () => {
  const { unmount } = mount(<Tasks />);
  // The locators of Vitest's browser mode are Playwright's.
  const row = page.getByRole('row', { name: /Fix the roof/ });
  const found = () =>
    [
      row,
      page.getByTestId('mtablebodyrow'),
      row.getByRole('cell', { name: '12' }),
      row.getByRole('button', { name: 'Edit' }),
      page.getByRole('checkbox', { name: 'Select Fix the roof' }),
      page.getByPlaceholder('Search'),
      page.getByRole('button', { name: 'Next Page' }),
    ].map((locator) => locator.elements().length);
  await expect.poll(found).toEqual([1, 3, 1, 1, 1, 1, 1]);
  unmount();
  mountTable({ filtering: true });
  await expect.poll(() => page.getByLabelText('filter data by Name').elements().length).toBe(1);
});

proves(
  [
    'The table queries again after a search, a sort or a page change, so check the last query.',
    'Wait for the results of searches and queries',
  ],
  async () => {
    const data = vi.fn(async (query: Query<Person>) => ({
      data: people.slice(0, 5),
      page: query.page,
      totalCount: 12,
    }));
    const { el } = mountTable({}, { data });
    expect(shown(el)).toHaveLength(0);
    await expect.poll(() => shown(el).length).toBe(5);
    press(el, 'Next Page');
    await expect.poll(() => data.mock.lastCall?.[0].page).toBe(1);
    await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
    click(all(el, '[data-testid=mtableheader-sortlabel]')[0] ?? el);
    await expect.poll(() => data.mock.lastCall?.[0].orderByCollection.length).toBe(1);
    await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
    fill(one(el, 'input[placeholder=Search]') as HTMLInputElement, 'leo');
    expect(data).toHaveBeenCalledTimes(3);
    await expect.poll(() => data.mock.lastCall?.[0].search).toBe('leo');
    expect(data).toHaveBeenCalledTimes(4);
  },
);

proves('the table writes filters into them, which the next test would inherit', async () => {
  const shared = columns();
  const first = mountTable({ filtering: true }, { columns: shared });
  fill(input(first.el, 'filter data by Name'), 'Ann');
  await expect.poll(() => shown(first.el)).toEqual(['Ann']);
  first.unmount();
  const next = mount(<MaterialTable columns={shared} data={people} options={{ filtering: true }} />);
  await expect.poll(() => shown(next.el)).toEqual(['Ann']);
  click(next.el);
});

function NamedHeader(props: ComponentProps<typeof MTableHeader>) {
  return (
    <>
      <caption>Tasks</caption>
      <MTableHeader {...props} />
    </>
  );
}

proves('getByRole finds a table by its name if it has a caption.', async () => {
  const { unmount } = mountTable();
  const named = page.getByRole('table', { name: 'Tasks' });
  expect(named.elements()).toHaveLength(0);
  unmount();
  mountTable({}, { components: { Header: NamedHeader } });
  await expect.poll(() => named.elements().length).toBe(1);
});

proves('Rows and cells keep their test ids, so give them another attribute, such as data-cy,', () => {
  const Row = (props: ComponentProps<typeof MTableBodyRow>) => (
    <MTableBodyRow {...props} data-testid="mine" data-cy="row" />
  );
  const { el } = mountTable({}, { components: { Row } });
  expect(all(el, bodyRow).map(({ dataset }) => dataset.cy)).toEqual(Array(5).fill('row'));
});

proves(
  [
    'Set editable.editTooltip to a function that returns a tooltip such as "Edit Ann", which is also the button\'s name.',
    'For an attribute, wrap the buttons in a custom components.Action, because MTableAction itself ignores attributes.',
  ],
  () => {
    type Action = { tooltip: string };
    const Marked = (props: { action: Action | ((row: object) => Action); data: object }) => {
      const { tooltip } = typeof props.action === 'function' ? props.action(props.data) : props.action;
      return (
        <span data-cy={tooltip}>
          <MTableAction {...props} {...{ 'data-cy': 'button' }} />
        </span>
      );
    };
    const editable = {
      onRowUpdate: async () => undefined,
      editTooltip: (row: { name: string }) => 'Edit ' + row.name,
    };
    const { el } = mountTable({}, { editable, components: { Action: Marked } });
    expect(page.getByRole('button', { name: 'Edit Ann' }).elements()).toHaveLength(1);
    expect(all(el, '[data-cy="Edit Ann"] button')).toHaveLength(1);
    expect(all(el, '[data-cy="button"]')).toEqual([]);
  },
);

proves(
  [
    "The ids come from React's useId and depend on everything rendered earlier.",
    "or in React 19.3, replace the ids in the HTML with replaceAll(/r\\w+/g, 'id')",
  ],
  () => {
    const htmlOfTable = () => {
      const { el, unmount } = mountTable({ selection: true, columnsButton: true, filtering: true });
      const html = el.innerHTML;
      unmount();
      return html;
    };
    const [first, second] = [htmlOfTable(), htmlOfTable()];
    expect(first).toMatch(/ id="_r_\w+_"/);
    expect(second).not.toBe(first);
    const withoutIds = (html: string) => html.replaceAll(/_r_\w+_/g, 'id');
    expect(withoutIds(second)).toBe(withoutIds(first));
  },
);
