import MaterialTable, { type Column, type MaterialTableProps, type Options } from '@material-table/core';
import { expect } from 'vitest';
import { TableSurroundings } from '../../src/components/Demo/surroundings';
import { mount, proves } from '../../tests/claims/claim';
import { all } from '../../tests/claims/read';

/** The elements of 500 rows with a feature. */
function nodesWith(feature: Feature) {
  const { el } = mount(
    <TableSurroundings>
      <MaterialTable {...propsOf(500, feature)} />
    </TableSurroundings>,
  );
  return all(el, '*').length;
}

proves('pages of 10 rows | 198', () => {
  expect(nodesWith('paging')).toBe(198);
});

proves('all rows on one page, 5 columns | 5,563', () => {
  expect(nodesWith('plain')).toBe(5563);
});

proves('with filters | 5,620', () => {
  expect(nodesWith('filtering')).toBe(5620);
});

proves('with groups, all open | 5,578', () => {
  expect(nodesWith('grouping')).toBe(5578);
});

proves('with detail panels, closed | 7,564', () => {
  expect(nodesWith('detail')).toBe(7564);
});

proves('with tree data, all open | 6,214', () => {
  expect(nodesWith('tree')).toBe(6214);
});

proves('with fixedColumns | 11,094', () => {
  expect(nodesWith('fixed')).toBe(11094);
});

proves('with buttons to edit and delete | 9,565', () => {
  expect(nodesWith('editing')).toBe(9565);
});

proves('with 20 columns | 13,153', () => {
  expect(nodesWith('columns')).toBe(13153);
});

proves('Each line is a new five-column table with search, sorting and selection.', () => {
  const props = propsOf(20, 'plain');
  expect([props.columns.length, props.options?.selection]).toEqual([5, true]);
  expect(props.options?.search ?? true).toBe(true);
});

/** A feature added to a table of five columns with search, sorting and selection. */
type Feature =
  'plain' | 'paging' | 'columns' | 'filtering' | 'grouping' | 'tree' | 'detail' | 'editing' | 'fixed';

interface BenchRow {
  id: number;
  name: string;
  team: string;
  city: string;
  age: number;
  score: number;
  [more: `more${number}`]: string;
}

/** Create the props of a scenario, all new: the table writes to its columns. */
function propsOf(rows: number, feature: Feature): MaterialTableProps<BenchRow> {
  const has = (id: Feature) => id === feature;
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

function optionsOf(feature: Feature): Options<BenchRow> {
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
