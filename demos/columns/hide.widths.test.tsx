import MaterialTable, { type Column, type Options } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, headers } from '../../tests/claims/read';
import { people, type Person } from '../../tests/claims/table';

const width = 150;
const columnsWith = (last: Partial<Column<Person>>): Column<Person>[] => [
  { title: 'Name', field: 'name', width },
  { title: 'City', field: 'city', width },
  { title: 'Age', field: 'age', width },
  { title: 'Number', field: 'id', ...last },
];

function start(last: Partial<Column<Person>>, tableLayout: Options<Person>['tableLayout']) {
  const { el } = mount(
    <div style={{ width: 900 }}>
      <MaterialTable
        columns={columnsWith(last)}
        data={people}
        options={{ columnsButton: true, tableLayout, draggable: false }}
      />
    </div>,
  );
  const seen = () => headers(el).map((header) => Math.round(header.getBoundingClientRect().width));
  return { el, seen };
}

const items = () => all(document, '[role=menu] input[type=checkbox]') as HTMLInputElement[];

proves(
  [
    'The others share its width.',
    "To prevent this, set tableLayout: 'fixed' and a width on all columns but one, which takes up the change.",
    'Give that one removable: false.',
  ],
  () => {
    const { el, seen } = start({ removable: false }, 'fixed');
    expect(seen()).toEqual([150, 150, 150, 450]);
    press(el, 'Show Columns');
    expect(items().map((item) => item.closest('label')?.ariaDisabled === 'true')).toEqual([
      false,
      false,
      false,
      true,
    ]);
    click(items()[1] as HTMLElement);
    expect(seen()).toEqual([150, 150, 600]);
    click(items()[1] as HTMLElement);
    expect(seen()).toEqual([150, 150, 150, 450]);
  },
);

proves('Column widths change when a column is hidden', () => {
  const { el, seen } = start({ width }, 'auto');
  expect(seen()).toEqual([225, 225, 225, 225]);
  press(el, 'Show Columns');
  click(items()[1] as HTMLElement);
  expect(seen()).toEqual([300, 300, 300]);
});
