import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { PersonName } from '../_rows/person-name';
import { team, type Member } from '../_rows/team';

const options: Options<Member> = {
  detailPanelType: 'single',
  search: false,
  paging: false,
};

export default function OneMemberAtATime() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        render: ({ name }) => <PersonName name={name} />,
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
      detailPanel={({ rowData }) => (
        <Typography sx={{ p: 2 }}>
          {rowData.about}
        </Typography>
      )}
    />
  );
}
