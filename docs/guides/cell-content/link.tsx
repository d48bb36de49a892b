import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { Link } from '@mui/material';
import { type MouseEvent, useMemo, useState } from 'react';
import { team, type Member } from '../_team';

const options: Options<Member> = {
  paging: false,
  search: false,
};

export default function LinksInCells() {
  const [last, setLast] = useState('nothing yet');
  const columns = useMemo<Column<Member>[]>(() => {
    const open = (event: MouseEvent, name: string) => {
      // A router's link does this for you.
      event.preventDefault();
      // Without this, it is also a click on the row.
      event.stopPropagation();
      setLast(`the page of ${name}`);
    };
    return [
      {
        title: 'Name',
        field: 'name',
        render: ({ id, name }) => (
          <Link
            href={`https://example.com/team/${id}`}
            onClick={(event) => open(event, name)}
          >
            {name}
          </Link>
        ),
      },
      {
        title: 'Email',
        field: 'email',
        disableClick: true,
        render: ({ email }) => (
          <Link href={`mailto:${email}`}>{email}</Link>
        ),
      },
      { title: 'Role', field: 'role' },
    ];
  }, []);
  return (
    <>
      <p role="status">You opened {last}.</p>
      <MaterialTable
        title="Team"
        columns={columns}
        data={team}
        options={options}
        onRowClick={(_event, row) =>
          setLast(`the row of ${row?.name}`)
        }
      />
    </>
  );
}
