import MaterialTable, { type MaterialTableProps, type Options } from '@material-table/core';
import { people, type Person } from './table';

export type PersonNode = Person & { parentId?: number | string; children?: PersonNode[] };

export const node = (id: number, name: string, rest: Partial<PersonNode> = {}): PersonNode => ({
  ...(people[0] as Person),
  id,
  name,
  ...rest,
});

const all = { defaultExpanded: true, paging: false, filtering: true, debounceInterval: 0, selection: true };

/** A tree with all branches open, which can be filtered and selected. */
export const treeOf = (data: MaterialTableProps<PersonNode>['data'], options: Options<PersonNode> = {}) => (
  <MaterialTable
    columns={[
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city' },
    ]}
    data={data}
    parentChildData={(row, rows) => rows.find(({ id }) => id === row.parentId)}
    options={{ ...all, ...options }}
  />
);
