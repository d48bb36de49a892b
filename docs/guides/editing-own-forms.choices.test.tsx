import MaterialTable, { type Column, type EditComponentProps } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
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
  'Write an editComponent that chooses its options based on rowData, and a render that shows the label in the cell',
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

proves(
  [
    "A lookup can't do this because it is the same for every row.",
    'such as (row) => styles[row.sport]?.[row.style]. Include the label in search and sorting.',
  ],
  () => {
    interface Race {
      id: number;
      sport: string;
      style: string;
    }
    const styles: Record<string, Record<string, string>> = {
      run: { a: 'Fast', b: 'Slow' },
      swim: { a: 'Crawl', b: 'Butterfly' },
    };
    const data: Race[] = [
      { id: 1, sport: 'run', style: 'a' },
      { id: 2, sport: 'swim', style: 'a' },
      { id: 3, sport: 'row', style: 'a' },
    ];
    const column: Column<Race> = {
      title: 'Style',
      field: 'style',
      render: (row) => styles[row.sport]?.[row.style],
    };
    const { el } = mount(<MaterialTable columns={[column]} data={data} />);
    expect(shown(el)).toEqual(['Fast', 'Crawl', '']);
    const lookup: Column<Race> = { title: 'Style', field: 'style', lookup: styles.run };
    const looked = mount(<MaterialTable columns={[lookup]} data={data} />).el;
    expect(shown(looked)).toEqual(['Fast', 'Fast', 'Fast']);
  },
);
