import MaterialTable, {
  type Action,
  type Column,
  type Options,
} from '@material-table/core';
import Mail from '@mui/icons-material/Mail';
import type { SxProps } from '@mui/material';
import { useMemo } from 'react';

interface Member {
  id: number;
  name: string;
  club: string;
  street: string;
  city: string;
}

const paper = {
  bgcolor: 'background.paper',
  backgroundImage: 'var(--Paper-overlay)',
};

// Above the header cells, which have z-index 10.
const sx: SxProps = {
  '& th, & td': { whiteSpace: 'nowrap' },
  '& thead th': { position: 'sticky', top: 0, ...paper },
  '& th:first-of-type, & td:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    ...paper,
  },
  '& th:last-of-type, & td:last-of-type': {
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 2,
    ...paper,
  },
  '& thead th:first-of-type, & thead th:last-of-type': {
    zIndex: 11,
  },
};

export default function StickyCheckboxes() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        cellStyle: { minWidth: 260 },
      },
      {
        title: 'Club',
        field: 'club',
        cellStyle: { minWidth: 260 },
      },
      {
        title: 'Street',
        field: 'street',
        cellStyle: { minWidth: 260 },
      },
      {
        title: 'City',
        field: 'city',
        cellStyle: { minWidth: 260 },
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Members"
      columns={columns}
      data={members}
      options={options}
      actions={actions}
      sx={sx}
    />
  );
}

// In a table with selection, a function without
// a position would become a toolbar action.
const actions: {
  position: 'row';
  action: (member: Member) => Action<Member>;
}[] = [
  {
    position: 'row',
    action: ({ name }) => ({
      icon: Mail,
      tooltip: `Write to ${name}`,
      onClick: () => {},
    }),
  },
];

const options: Options<Member> = {
  selection: true,
  actionsColumnIndex: -1,
  maxBodyHeight: 260,
  paging: false,
  search: false,
  draggable: false,
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select all members' },
    },
  },
  selectionProps: ({ name }: Member) => ({
    slotProps: {
      input: { 'aria-label': `Select ${name}` },
    },
  }),
};

const members: Member[] = [
  {
    id: 1,
    name: 'Ingrid Hansen',
    club: 'Rowing',
    street: 'Harbor Lane 4',
    city: 'Bristol',
  },
  {
    id: 2,
    name: 'Mark Green',
    club: 'Chess',
    street: 'Mill Road 18',
    city: 'Bergen',
  },
  {
    id: 3,
    name: 'Alice Brown',
    club: 'Choir',
    street: 'Church Square 2',
    city: 'Milan',
  },
  {
    id: 4,
    name: 'Paul Weber',
    club: 'Rowing',
    street: 'Station Street 77',
    city: 'Graz',
  },
  {
    id: 5,
    name: 'Emma Clarke',
    club: 'Chess',
    street: 'Abbey Street 9',
    city: 'Galway',
  },
  {
    id: 6,
    name: 'Ana Costa',
    club: 'Choir',
    street: 'River Walk 31',
    city: 'Porto',
  },
];
