import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { one, shown, titles } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const options = { filtering: true, columnsButton: true, debounceInterval: 0 };
const saved: Column<Person>[] = [
  { field: 'age', hidden: false },
  { field: 'name', defaultFilter: 'a' },
  { field: 'city', hidden: true },
];

/** Create the columns as users left them. */
function arranged(): Column<Person>[] {
  const all = columns();
  return saved.map((part) => ({ ...all.find(({ field }) => field === part.field), ...part }));
}

type Make = (rows: Person[]) => Column<Person>[];

function Page({ rows, make, dependsOnRows }: { rows: Person[]; make: Make; dependsOnRows: boolean }) {
  const used = dependsOnRows ? rows : people;
  const own = useMemo(() => make(used), [make, used]);
  return <MaterialTable columns={own} data={rows} options={options} />;
}

proves(
  "Apply them when you create the columns, even if the rows arrive later: new rows don't change the columns, but new columns replace what users chose. If yours depend on the rows, merge the saved settings each time you create them.",
  () => {
    const after = (dependsOnRows: boolean, make: Make, arrange?: (el: HTMLElement) => void) => {
      const page = (rows: Person[]) => <Page rows={rows} make={make} dependsOnRows={dependsOnRows} />;
      const { el, rerender, unmount } = mount(page([]));
      arrange?.(el);
      rerender(page(people));
      const seen = [titles(el), shown(el, 1)];
      unmount();
      return seen;
    };
    const asSaved = [
      ['Age', 'Name'],
      ['Ann', 'Dora', 'Fay', 'Hal', 'Ida'],
    ];
    expect(after(false, arranged)).toEqual(asSaved);
    expect(after(true, arranged)).toEqual(asSaved);
    const hideCity = (el: HTMLElement) => {
      press(el, 'Show Columns');
      click(one(document, '#column-toggle-1'));
    };
    expect(after(false, () => columns(), hideCity)[0]).toEqual(['Name', 'Age']);
    expect(after(true, () => columns(), hideCity)[0]).toEqual(['Name', 'City', 'Age']);
  },
);
