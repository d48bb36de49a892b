import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, click, columns, mountTable, one, people, press } from '../../tests/claims/table';

const panel = () => <p>Panel</p>;

function Closing() {
  const made = useMemo(columns, []);
  const [open, setOpen] = useState<number[]>([1]);
  const rows = useMemo(
    () =>
      people.map((person) => ({
        ...person,
        tableData: { showDetailPanel: open.includes(person.id) ? panel : undefined },
      })),
    [open],
  );
  return <MaterialTable columns={made} data={rows} detailPanel={panel} onPageChange={() => setOpen([])} />;
}

proves('With the ids in state, as above, one line is enough: onPageChange={() => setOpen([])}.', async () => {
  const { el } = mount(<Closing />);
  expect(el.textContent).toContain('Panel');
  press(el, 'Next Page');
  press(el, 'Previous Page');
  await expect.poll(() => el.textContent).not.toContain('Panel');
});

proves(
  [
    'event.currentTarget is null once onRowClick has returned',
    'even inside it if there is an onRowDoubleClick',
    'event.target stays',
  ],
  async () => {
    const seen: { during: unknown; event: React.MouseEvent }[] = [];
    const onRowClick = (event?: React.MouseEvent) => {
      if (event) seen.push({ during: event.currentTarget, event });
    };
    click(one(mountTable({}, { onRowClick }).el, `${bodyRow} td`));
    expect(seen[0]?.during).toBeInstanceOf(HTMLTableRowElement);
    expect(seen[0]?.event.currentTarget).toBeNull();
    expect(seen[0]?.event.target).toBeInstanceOf(HTMLTableCellElement);
    click(one(mountTable({}, { onRowClick, onRowDoubleClick: vi.fn() }).el, `${bodyRow} td`));
    await expect.poll(() => seen.length).toBe(2);
    expect(seen[1]?.during).toBeNull();
  },
);

proves(['Columns have no onClick.', 'Give the others disableClick: true, or render a button'], async () => {
  const onRowClick = vi.fn();
  const onClick = vi.fn();
  const others = { disableClick: true };
  const made = columns({ city: others, age: others, name: { onClick } as object });
  const { el } = mountTable({}, { columns: made, onRowClick });
  const [name, city, age] = all(el, `${bodyRow} td`);
  for (const cell of [city, age]) click(cell ?? el);
  expect(onRowClick).not.toHaveBeenCalled();
  click(name ?? el);
  await expect.poll(() => onRowClick.mock.calls.length).toBe(1);
  expect(onClick).not.toHaveBeenCalled();
});
