import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo, useRef } from 'react';
import { team, type Member } from '../_team';

type Numbered = Member & { number: number };

interface TableHandle {
  dataManager: { sortedData: Numbered[] };
}

const options: Options<Numbered> = {
  pageSize: 4,
  pageSizeOptions: [4, 8],
  debounceInterval: 0,
};

export default function RowNumbers() {
  const tableRef = useRef<TableHandle>(null);
  const rows = useMemo(
    () =>
      team.map((row, index) => ({
        ...row,
        number: index + 1,
      })),
    [],
  );
  const columns = useMemo<Column<Numbered>[]>(
    () => [
      {
        title: 'No.',
        sorting: false,
        align: 'right',
        width: 60,
        render: (row) => {
          const place =
            tableRef.current?.dataManager.sortedData.findIndex(
              ({ id }) => id === row.id,
            );
          // Before the table mounts, as in server-rendered
          // HTML, the rows are in their original order.
          return place === undefined
            ? row.number
            : place + 1;
        },
      },
      { title: 'Name', field: 'name' },
      { title: 'Role', field: 'role' },
      {
        title: 'Member no.',
        field: 'number',
        type: 'numeric',
        searchable: false,
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Team"
      columns={columns}
      data={rows}
      options={options}
      tableRef={tableRef}
    />
  );
}
