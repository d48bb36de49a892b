import MaterialTable, { type Column } from '@material-table/core';
import { Menu, MenuItem } from '@mui/material';
import { createRef, useState, type RefObject } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, headers, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import StickyHeader from './header-cell.sticky';

interface Table {
  onChangeOrder: (index: number, direction: 'asc' | 'desc') => void;
  onFilterChange: (index: number, value: unknown) => void;
  onChangeColumnHidden: (column: Column<Person>, isHidden: boolean) => void;
}
const itemsOf = (table: Table, column: Column<Person>, index: number) => [
  { label: 'Sort from Z', onClick: () => table.onChangeOrder(index, 'desc') },
  { label: 'Only Oslo', onClick: () => table.onFilterChange(index, 'Oslo') },
  { label: 'Hide', onClick: () => table.onChangeColumnHidden(column, true) },
];

function CityMenu({ tableRef, column }: { tableRef: RefObject<Table | null>; column: Column<Person> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const run = (chosen: string) => {
    setAnchor(null);
    const items = tableRef.current ? itemsOf(tableRef.current, column, 1) : [];
    items.find(({ label }) => label === chosen)?.onClick();
  };
  return (
    <>
      City
      <button aria-label="Menu of City" onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} transitionDuration={0}>
        {['Sort from Z', 'Only Oslo', 'Hide'].map((label) => (
          <MenuItem key={label} onClick={() => run(label)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

proves(
  [
    "Put MUI's Menu into title, with sorting: false on the column, so that clicks don't sort.",
    "Its items call the table's methods",
  ],
  async () => {
    const tableRef = createRef<Table>();
    const own = columns({ city: { sorting: false } });
    const [, city] = own;
    if (city) city.title = <CityMenu tableRef={tableRef} column={city} />;
    const { el } = mount(
      <MaterialTable columns={own} data={people} tableRef={tableRef} options={{ debounceInterval: 0 }} />,
    );
    const choose = async (label: string) => {
      press(el, 'Menu of City');
      const items = () => all(document, '[role=menuitem]');
      click(items().find(({ textContent }) => textContent === label) as HTMLElement);
      await expect.poll(() => items().length).toBe(0);
    };
    press(el, 'Menu of City');
    expect(shown(el, 1)).toEqual(people.slice(0, 5).map((person) => person.city));
    await choose('Sort from Z');
    expect(shown(el, 1)).toEqual(['Rome', 'Rome', 'Rome', 'Oslo', 'Oslo']);
    await choose('Only Oslo');
    await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob', 'Gus', 'Jon']);
    await choose('Hide');
    await expect.poll(() => texts(el, 'thead th')).toEqual(['Name', 'Age']);
  },
);

proves(['Header cells are transparent.', 'Give them an opaque background in headerStyle, as above.'], () => {
  const backgrounds = (el: HTMLElement) =>
    new Set(headers(el).map((th) => getComputedStyle(th).backgroundColor));
  const plain = mountTable({ headerStyle: { position: 'sticky', top: 0 } }).el;
  expect(backgrounds(plain)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  const { el } = mount(<StickyHeader />);
  expect(backgrounds(el)).toEqual(new Set(['rgb(255, 255, 255)']));
});
