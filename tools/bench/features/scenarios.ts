import type { Column, MaterialTableProps, Options } from '@material-table/core';

/** Features added to a table of five columns with search, sorting and selection, one at a time. */
export const features = [
  'plain',
  'paging',
  'columns',
  'filtering',
  'grouping',
  'tree',
  'detail',
  'editing',
  'fixed',
] as const;

export interface Scenario {
  rows: number;
  feature: (typeof features)[number];
}

interface BenchRow {
  id: number;
  name: string;
  team: string;
  city: string;
  age: number;
  score: number;
  [more: `more${number}`]: string;
}

/** The text that is searched: half of the rows have it, and the first one doesn't. */
export const searchText = 'South';

/** Create the props of a scenario, all new: the table writes to its columns. */
export function propsOf({ rows, feature }: Scenario): MaterialTableProps<BenchRow> {
  const has = (id: Scenario['feature']) => id === feature;
  const extra = has('columns') ? 15 : 0;
  return {
    title: 'Measured table',
    data: makeRows(rows, extra),
    columns: makeColumns(extra, has('grouping'), has('fixed')),
    options: optionsOf(feature),
    ...(has('tree') && {
      parentChildData: (row, all) => (row.id % 10 ? all[row.id - (row.id % 10)] : undefined),
    }),
    ...(has('detail') && { detailPanel: ({ rowData }) => `More about ${rowData.name}` }),
    ...(has('editing') && { editable: { onRowUpdate: done, onRowDelete: done } }),
  };
}

async function done(): Promise<void> {}

function optionsOf(feature: Scenario['feature']): Options<BenchRow> {
  return {
    selection: true,
    debounceInterval: 0,
    paging: feature === 'paging',
    pageSize: 10,
    pageSizeOptions: [10],
    defaultExpanded: true,
    filtering: feature === 'filtering',
    ...(feature === 'fixed' && { fixedColumns: { left: 1 }, draggable: false }),
  };
}

function makeColumns(extra: number, isGrouped: boolean, isFixed: boolean): Column<BenchRow>[] {
  const width = isFixed ? 150 : undefined;
  const more = Array.from({ length: extra }, (_, index) => ({
    title: `More ${index}`,
    field: `more${index}`,
  }));
  return [
    { title: 'Name', field: 'name', width },
    { title: 'Team', field: 'team', width, ...(isGrouped && { defaultGroupOrder: 0 }) },
    { title: 'City', field: 'city', width },
    { title: 'Age', field: 'age', type: 'numeric', width },
    { title: 'Score', field: 'score', type: 'numeric', width },
    ...more,
  ];
}

const cities = ['Bonn', 'Oslo', 'Rome', 'Kyiv', 'Lima', 'Cork', 'Graz'];

/** Fixed rows with unsorted ages and scores. */
function makeRows(count: number, extra: number): BenchRow[] {
  return Array.from({ length: count }, (_, id) => {
    const row: BenchRow = {
      id,
      name: `Person ${id}`,
      team: id % 2 ? 'South' : 'North',
      city: cities[id % cities.length] ?? '',
      age: 18 + ((id * 37) % 60),
      score: (id * 7919) % 1009,
    };
    for (let index = 0; index < extra; index++) row[`more${index}`] = `Value ${(id * 13 + index) % 97}`;
    return row;
  });
}
