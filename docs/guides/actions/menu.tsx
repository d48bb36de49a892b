import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useMemo, useState } from 'react';
import { type Member, team } from '../_team';

const options: Options<Member> = {
  paging: false,
  search: false,
};

export default function MenuInARow() {
  const [last, setLast] = useState('nothing yet');
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Role', field: 'role' },
      {
        title: 'Menu',
        sorting: false,
        disableClick: true,
        align: 'right',
        width: 80,
        render: (row) => (
          <RowMenu
            row={row}
            onChoose={(entry) =>
              setLast(`${entry} ${row.name}`)
            }
          />
        ),
      },
    ],
    [],
  );
  return (
    <>
      <p role="status">Chosen: {last}</p>
      <MaterialTable
        title="Team"
        columns={columns}
        data={team}
        options={options}
      />
    </>
  );
}

function RowMenu({
  row,
  onChoose,
}: {
  row: Member;
  onChoose: (entry: string) => void;
}) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const entries =
    row.role === 'Photographer'
      ? ['Write to']
      : ['Call', 'Write to'];
  const choose = (entry: string) => {
    setAnchor(undefined);
    onChoose(entry);
  };
  return (
    <>
      <IconButton
        aria-label={`Menu for ${row.name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(undefined)}
      >
        {entries.map((entry) => (
          <MenuItem
            key={entry}
            onClick={() => choose(entry)}
          >
            {entry} {row.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
