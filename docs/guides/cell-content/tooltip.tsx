import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMemo } from 'react';
import { team, type Member } from '../_team';

const options: Options<Member> = {
  paging: false,
  search: false,
};

export default function TooltipsOnCells() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        tooltip: 'Point at a name to see the email address',
        render: ({ name, email }) => (
          // The span accepts the ref that a tooltip needs.
          <Tooltip title={email} describeChild>
            <span>{name}</span>
          </Tooltip>
        ),
      },
      { title: 'Role', field: 'role' },
      {
        title: 'About',
        sorting: false,
        render: ({ name, about }) => (
          <Tooltip title={about} describeChild>
            <IconButton
              aria-label={`About ${name}`}
              size="small"
            >
              <InfoOutlined />
            </IconButton>
          </Tooltip>
        ),
      },
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
