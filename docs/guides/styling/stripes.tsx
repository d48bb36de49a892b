import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';

interface Lake {
  id: number;
  name: string;
  country: string;
  depth: number;
}

const options: Options<Lake> = {
  rowStyle: (_lake, index) =>
    index % 2 === 1
      ? {
          backgroundColor:
            'var(--mui-palette-action-hover, #f5f5f5)',
        }
      : {},
  pageSize: 5,
  search: false,
};

const hover = {
  '& tbody tr:hover': {
    outline:
      '2px solid var(--mui-palette-primary-main, #1565c0)',
    outlineOffset: '-2px',
  },
};

export default function StripedRows() {
  const columns = useMemo<Column<Lake>[]>(
    () => [
      { title: 'Lake', field: 'name' },
      { title: 'Country', field: 'country' },
      {
        title: 'Depth in m',
        field: 'depth',
        type: 'numeric',
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Lakes"
      columns={columns}
      data={lakes}
      options={options}
      sx={hover}
    />
  );
}

const lakes: Lake[] = [
  { id: 1, name: 'Bohinj', country: 'Slovenia', depth: 45 },
  {
    id: 2,
    name: 'Chiemsee',
    country: 'Germany',
    depth: 73,
  },
  { id: 3, name: 'Garda', country: 'Italy', depth: 346 },
  { id: 4, name: 'Inari', country: 'Finland', depth: 92 },
  { id: 5, name: 'Maggiore', country: 'Italy', depth: 372 },
  { id: 6, name: 'Mjøsa', country: 'Norway', depth: 453 },
  { id: 7, name: 'Ohrid', country: 'Albania', depth: 288 },
];
