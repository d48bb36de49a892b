import MaterialTable from '@material-table/core';
import { MTableCell } from '@material-table/core';
import Check from '@mui/icons-material/Check';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, key as press } from '../../tests/claims/hands';
import { all, bodyRow, one } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';
import Cured from './accessibility.cured';

const key = (keys: string) => userEvent.keyboard(keys);

proves(
  [
    'Header cells are th elements with scope="col".',
    "The sort label has aria-sort: none for a column that isn't sorted",
    'In the demo above, it is a button that says the order in words.',
  ],
  async () => {
    const { el } = mountTable();
    expect(all(el, 'thead th').map((th) => th.getAttribute('scope'))).toEqual(['col', 'col', 'col']);
    const labels = () => all(el, '[data-testid=mtableheader-sortlabel]');
    const orders = () => labels().map((label) => label.getAttribute('aria-sort'));
    expect(orders()).toEqual(['none', 'none', 'none']);
    click(labels()[1] as HTMLElement);
    expect(orders()).toEqual(['none', 'ascending', 'none']);
    const cured = mount(<Cured />).el;
    const label = () => one(cured, '[data-testid=mtableheader-sortlabel]');
    expect(label().role).toBe('button');
    click(label());
    expect(label().textContent).toContain('sorted ascending');
  },
);

proves(
  [
    'The table adds no names to your icons.',
    'Set titleAccess on a Material UI icon, alt on an image, and role="img" with aria-label on anything else.',
  ],
  () => {
    const icons = [
      <Check key="1" />,
      <Check key="2" titleAccess="Done" />,
      <i key="3" role="img" aria-label="Late" />,
    ];
    const age = { render: ({ id }: { id: number }) => icons[id - 1] };
    const { el } = mountTable({ paging: false }, { data: people.slice(0, 3), columns: columns({ age }) });
    const names = all(el, `${bodyRow} td:last-child > *`).map(
      (icon) => icon.ariaLabel ?? icon.querySelector('title')?.textContent ?? '',
    );
    expect(names).toEqual(['', 'Done', 'Late']);
  },
);

proves(
  'In a list of choices, Enter, Space or an arrow opens, arrows move, Enter checks and unchecks, Escape closes',
  async () => {
    const lookup = { Bonn: 'Bonn', Oslo: 'Oslo', Rome: 'Rome' };
    const { el } = mountTable(
      { filtering: true, debounceInterval: 0, paging: false },
      { columns: columns({ city: { lookup } }) },
    );
    const options = () => all(document, '[role=option]');
    for (const opener of ['{Enter}', ' ', '{ArrowDown}']) {
      one(el, '[role=combobox]').focus();
      await key(opener);
      await expect.poll(() => options().length).toBe(3);
      await key('{ArrowDown}');
      const { activeElement } = document;
      await key('{Enter}');
      await expect.poll(() => activeElement?.ariaSelected).toBe('true');
      await key('{Enter}');
      await expect.poll(() => activeElement?.ariaSelected).toBe('false');
      await key('{Escape}');
      await expect.poll(() => options().length).toBe(0);
    }
    one(el, '[aria-label="filter data by Name"]').focus();
    await key('{Tab}');
    expect(document.activeElement?.closest('tr')?.id).toBe('m--table--filter--row');
  },
);

proves("Tab moves from field to field, row by row, and skips cells that can't be edited.", async () => {
  const { el } = mountTable(
    { search: false, paging: false },
    {
      data: people.slice(0, 2),
      columns: columns({ city: { editable: 'never' } }),
      editable: { onBulkUpdate: async () => undefined },
    },
  );
  click(one(el, 'button[aria-label="Edit All"]'));
  await expect.poll(() => all(el, 'tbody input').length).toBe(4);
  const values: string[] = [];
  (one(el, 'tbody input') as HTMLInputElement).focus();
  for (let step = 0; step < 4; step++) {
    values.push((document.activeElement as HTMLInputElement).value);
    await key('{Tab}');
  }
  expect(values).toEqual(['Cid', '41', 'Ann', '30']);
});

proves(["Cells aren't focusable.", 'MTableCell passes attributes to its td'], async () => {
  const onKey = vi.fn();
  function KeyCell(props: { rowData?: { name: string } } & Record<string, unknown>) {
    return <MTableCell {...props} tabIndex={0} onKeyDown={() => onKey(props.rowData?.name)} />;
  }
  expect(all(mountTable().el, 'tbody td[tabindex]')).toHaveLength(0);
  const { el } = mount(<MaterialTable columns={columns()} data={people} components={{ Cell: KeyCell }} />);
  await expect.poll(() => all(el, 'tbody td[tabindex="0"]').length).toBe(15);
  const cell = all(el, `${bodyRow} td`)[4] as HTMLElement;
  cell.focus();
  expect(document.activeElement).toBe(cell);
  press(cell, 'c');
  expect(onKey.mock.calls).toEqual([['Ann']]);
});
