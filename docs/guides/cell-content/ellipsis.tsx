import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { type CSSProperties, useMemo } from 'react';
import { team, type Member } from '../_team';

const ellipsis: CSSProperties = {
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

const options: Options<Member> = {
  paging: false,
  search: false,
};

export default function LongTextCutOff() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'About',
        field: 'about',
        cellStyle: ellipsis,
        render: ({ about }) => (
          <span title={about}>{about}</span>
        ),
      },
      { title: 'Role', field: 'role' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Team"
      columns={columns}
      data={team}
      options={options}
    />
  );
}
