import type {
  Column,
  MaterialTableProps,
} from '@material-table/core';
import {
  Box,
  Button,
  CircularProgress,
} from '@mui/material';
import { lazy, Suspense, useMemo, useState } from 'react';

// This is the only import of the table,
// so bundlers put it in a separate file.
const PartsTable = lazy(async () => {
  const { default: MaterialTable } =
    await import('@material-table/core');
  return {
    default: (props: MaterialTableProps<Part>) => (
      <MaterialTable {...props} />
    ),
  };
});

export default function LateTable() {
  const [isOpen, setIsOpen] = useState(false);
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      {
        title: 'Quantity',
        field: 'quantity',
        type: 'numeric',
      },
    ],
    [],
  );
  return (
    <Box sx={{ minHeight: 430 }}>
      <Button
        variant="contained"
        disabled={isOpen}
        onClick={() => setIsOpen(true)}
        sx={{ mb: 2 }}
      >
        Show the parts
      </Button>
      <Suspense
        fallback={
          <CircularProgress aria-label="Loading the table" />
        }
      >
        {isOpen && (
          <PartsTable
            title="Parts"
            columns={columns}
            data={parts}
          />
        )}
      </Suspense>
    </Box>
  );
}

interface Part {
  id: string;
  name: string;
  quantity: number;
}

const parts: Part[] = [
  { id: 'p1', name: 'Hex bolt M8', quantity: 1200 },
  { id: 'p2', name: 'Washer, 8 mm', quantity: 3400 },
  { id: 'p3', name: 'Ball bearing 608', quantity: 0 },
  { id: 'p4', name: 'Stepper motor', quantity: 2 },
];
