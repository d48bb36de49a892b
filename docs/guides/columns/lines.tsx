import MaterialTable, { type Column, type Options } from '@material-table/core';
import { useMemo } from 'react';
import { team, type Member } from '../_team';

const options: Options<Member> = { paging: false, search: false };

export default function LineBreaksInCells() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Address', field: 'address', cellStyle: { whiteSpace: 'pre-line' } },
      {
        title: 'Languages',
        field: 'languages',
        render: ({ languages }) => languages.map((language) => <div key={language}>{language}</div>),
      },
    ],
    [],
  );
  return <MaterialTable title="Addresses" columns={columns} data={team} options={options} />;
}
