import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';

interface Tea {
  id: number;
  name: string;
  minutes: number;
}

export default function OneResetsOneDoesNot() {
  const [renders, setRenders] = useState(1);
  return (
    <Stack
      spacing={2}
      sx={{
        alignItems: 'start',
        '& > .MuiPaper-root': { alignSelf: 'stretch' },
      }}
    >
      <Button
        variant="contained"
        onClick={() => setRenders(renders + 1)}
      >
        Render again ({renders})
      </Button>
      <NewColumnsEachTime />
      <ColumnsOnce />
    </Stack>
  );
}

/** Before: new columns and functions on each render. */
function NewColumnsEachTime() {
  const columns: Column<Tea>[] = [
    { title: 'Tea', field: 'name' },
    {
      title: 'Minutes',
      field: 'minutes',
      render: ({ minutes }) => `${minutes} min`,
    },
  ];
  return (
    <MaterialTable
      title="Columns in the render"
      columns={columns}
      data={teas}
      options={options}
    />
  );
}

/** After: the columns are created once. */
function ColumnsOnce() {
  const columns = useMemo<Column<Tea>[]>(
    () => [
      { title: 'Tea', field: 'name' },
      {
        title: 'Minutes',
        field: 'minutes',
        render: ({ minutes }) => `${minutes} min`,
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Columns in useMemo"
      columns={columns}
      data={teas}
      options={options}
    />
  );
}

const options: Options<Tea> = {
  filtering: true,
  search: false,
  paging: false,
  hideFilterIcons: true,
};

const teas: Tea[] = [
  { id: 1, name: 'Assam', minutes: 4 },
  { id: 2, name: 'Darjeeling', minutes: 3 },
  { id: 3, name: 'Sencha', minutes: 2 },
];
