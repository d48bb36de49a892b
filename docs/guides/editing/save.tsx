import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

interface Item {
  id: number;
  name: string;
  stock: number;
}

const options: Options<Item> = {
  search: false,
  paging: false,
};

export default function SlowSave() {
  const [rows, setRows] = useState(items);
  const [problem, setProblem] = useState('');
  const columns = useMemo<Column<Item>[]>(
    () => [
      { title: 'Item', field: 'name' },
      {
        title: 'In stock',
        field: 'stock',
        type: 'numeric',
      },
    ],
    [],
  );

  const update = async (changed: Item) => {
    setProblem('');
    try {
      await saveOnServer(changed);
    } catch (error) {
      setProblem(
        error instanceof Error
          ? error.message
          : 'Not saved',
      );
      // Rejecting keeps the row in edit
      // mode with the user's input.
      throw error;
    }
    const { id, name, stock } = changed;
    setRows((current) =>
      current.map((row) =>
        row.id === id ? { id, name, stock } : row,
      ),
    );
  };

  return (
    <>
      {problem && (
        <Typography
          role="alert"
          color="error"
          sx={{ mb: 1 }}
        >
          {problem}
        </Typography>
      )}
      <MaterialTable
        title="Stock"
        columns={columns}
        data={rows}
        options={options}
        localization={{ header: { actions: 'Edit' } }}
        editable={{
          editTooltip: (item) => `Edit ${item.name}`,
          onRowUpdate: update,
          onRowUpdateCancelled: () => setProblem(''),
        }}
      />
    </>
  );
}

/**
 * Simulate your server: respond after a delay
 * and reject more than the shelf holds.
 */
async function saveOnServer(item: Item): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (item.stock > 100)
    throw new Error(
      `Not saved: the shelf for ${item.name} holds 100 at most.`,
    );
}

const items: Item[] = [
  { id: 1, name: 'Envelopes C5', stock: 80 },
  { id: 2, name: 'Printer paper', stock: 24 },
  { id: 3, name: 'Ballpoint pens', stock: 61 },
  { id: 4, name: 'Staples', stock: 12 },
  { id: 5, name: 'Folders, gray', stock: 45 },
];
