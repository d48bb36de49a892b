import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Box from '@mui/material/Box';
import { useMemo } from 'react';

interface Branch {
  id: number;
  city: string;
  q1: number;
  q2: number;
  q3: number;
  q4: number;
  target: number;
  total: number;
}

const options: Options<Branch> = {
  fixedColumns: { left: 1, right: 1 },
  // Fixed columns start at the top edge of
  // the table, where the toolbar would be.
  toolbar: false,
  paging: false,
  draggable: false,
};

export default function FixedByOption() {
  const columns = useMemo<Column<Branch>[]>(
    () => [
      { title: 'Branch', field: 'city', width: 120 },
      {
        title: 'Q1',
        field: 'q1',
        type: 'numeric',
        width: 180,
        align: 'center',
      },
      {
        title: 'Q2',
        field: 'q2',
        type: 'numeric',
        width: 180,
        align: 'center',
      },
      {
        title: 'Q3',
        field: 'q3',
        type: 'numeric',
        width: 180,
        align: 'center',
      },
      {
        title: 'Q4',
        field: 'q4',
        type: 'numeric',
        width: 180,
        align: 'center',
      },
      {
        title: 'Target',
        field: 'target',
        type: 'numeric',
        width: 180,
        align: 'center',
      },
      {
        title: 'Total',
        field: 'total',
        type: 'numeric',
        width: 110,
      },
    ],
    [],
  );
  return (
    <Box
      sx={(theme) => ({
        // Otherwise, the fixed columns scroll away, too.
        '& .MuiPaper-root > .MuiBox-root': {
          position: 'static',
        },
        // Without this, they are white even in dark mode.
        '& div[style*="background: white"]': {
          background: `${(theme.vars ?? theme).palette.background.paper} !important`,
        },
      })}
    >
      <MaterialTable
        columns={columns}
        data={branches}
        options={options}
      />
    </Box>
  );
}

const branches: Branch[] = [
  {
    id: 1,
    city: 'Bergen',
    q1: 118,
    q2: 131,
    q3: 127,
    q4: 149,
    target: 510,
    total: 525,
  },
  {
    id: 2,
    city: 'Leeds',
    q1: 204,
    q2: 198,
    q3: 211,
    q4: 240,
    target: 840,
    total: 853,
  },
  {
    id: 3,
    city: 'Nantes',
    q1: 96,
    q2: 104,
    q3: 88,
    q4: 120,
    target: 420,
    total: 408,
  },
  {
    id: 4,
    city: 'Porto',
    q1: 77,
    q2: 91,
    q3: 102,
    q4: 99,
    target: 360,
    total: 369,
  },
  {
    id: 5,
    city: 'Vienna',
    q1: 260,
    q2: 255,
    q3: 271,
    q4: 302,
    target: 1100,
    total: 1088,
  },
];
