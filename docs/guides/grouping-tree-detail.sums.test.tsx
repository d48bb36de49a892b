import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { shown, texts } from '../../tests/claims/read';
import { columns, mountTable, type Person } from '../../tests/claims/table';

const byCity = (city: object = {}) => columns({ city: { defaultGroupOrder: 0, ...city } });

proves(
  "To open groups by default, set defaultExpanded to true, or to a function of the group's first row.",
  () => {
    const open = (defaultExpanded?: boolean | ((row: Person) => boolean)) =>
      shown(mountTable({ paging: false, defaultExpanded }, { columns: byCity() }).el).length;
    expect([
      open(),
      open(true),
      open(({ name }) => name === 'Eve'),
      open(({ name }) => name === 'Hal'),
    ]).toEqual([0, 12, 3, 0]);
  },
);

proves(
  [
    'There is no option for this, but groupTitle receives the group with its rows',
    '({ data }) => data.reduce((sum, row) => sum + row.price, 0)',
  ],
  () => {
    const groupTitle = ({ data }: { data: { age: number }[] }) => data.reduce((sum, row) => sum + row.age, 0);
    const { el } = mountTable({}, { columns: byCity({ groupTitle }) });
    expect(texts(el, 'tbody tr:has(b)')).toEqual(['140: Bonn', '124: Oslo', '160: Rome']);
  },
);
