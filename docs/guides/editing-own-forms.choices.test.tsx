import type { Column, EditComponentProps } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all, shown } from '../../tests/claims/read';
import { mountTable, people, type Person } from '../../tests/claims/table';

const streets: Record<string, Record<string, string>> = {
  Bonn: { a: 'Am Hof', b: 'Markt' },
  Oslo: { a: 'Aker brygge' },
};
const home = (row: Person) => ({ ...row, street: 'a' });
type Home = ReturnType<typeof home>;

function StreetEditor({ value, rowData, onChange }: EditComponentProps<Home>) {
  const choices = Object.entries(streets[rowData.city] ?? {});
  return (
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}

proves(
  'Write an editComponent that chooses its options based on rowData, and a render that shows the label in the cell.',
  () => {
    const street: Column<Home> = {
      title: 'Street',
      field: 'street',
      editComponent: StreetEditor,
      render: (row) => streets[row.city]?.[row.street],
    };
    const rows = people.slice(1, 3).map(home);
    const { el } = mountTable(
      {},
      { data: rows, columns: [street] as never, editable: { onRowUpdate: async () => undefined } },
    );
    expect(shown(el)).toEqual(['Am Hof', 'Aker brygge']);
    const choicesOf = (index: number) => {
      const edit = all(el, 'button[aria-label="Edit"]')[index];
      edit?.click();
      return expect.poll(() => all(el, 'option').map(({ textContent }) => textContent));
    };
    return choicesOf(0)
      .toEqual(['Am Hof', 'Markt'])
      .then(() => press(el, 'Cancel'))
      .then(() => choicesOf(1).toEqual(['Aker brygge']));
  },
);
