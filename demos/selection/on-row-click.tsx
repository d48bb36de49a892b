import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { PersonName } from '../_rows/person-name';
import { team, type Member } from '../_rows/team';

export default function SelectOneByClick() {
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
  const [selected, setSelected] = useState<Member>();
  const selectedId = selected?.id;

  const options = useMemo<Options<Member>>(
    () => ({
      search: false,
      paging: false,
      rowStyle: ({ id }) => ({
        backgroundColor:
          id === selectedId
            ? 'var(--mui-palette-action-selected, #ebebeb)'
            : undefined,
      }),
    }),
    [selectedId],
  );

  return (
    <>
      <Typography sx={{ m: 2 }} role="status">
        {selected
          ? `Selected: ${selected.name}`
          : 'Click a row.'}
      </Typography>
      <MaterialTable
        title="Team"
        columns={columns}
        data={team}
        options={options}
        onRowClick={(_event, member) =>
          setSelected(
            member?.id === selectedId ? undefined : member,
          )
        }
      />
    </>
  );
}
