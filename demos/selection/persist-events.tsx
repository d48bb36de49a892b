import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Bar } from '../_rows/bar';
import { Log } from '../_rows/log';
import { products, type Product } from '../_rows/products';

export default function SelectionThatStays() {
  const columns = useColumns();
  const [rows, setRows] = useState(products);
  const [selectedIds, setSelectedIds] = useState<number[]>(
    [],
  );
  const [events, setEvents] = useState<string[]>([]);
  // The table reports what the user changes, not later
  // changes to the rows, so look the rows up by id.
  const selected = rows.filter(({ id }) =>
    selectedIds.includes(id),
  );

  const handleSelection = (
    checked: Product[],
    changed?: Product,
  ) => {
    setSelectedIds(checked.map(({ id }) => id));
    const what = changed ? changed.name : 'all rows';
    setEvents((earlier) =>
      [
        `${what} changed, ${checked.length} selected`,
        ...earlier,
      ].slice(0, 5),
    );
  };
  const deliver = () =>
    setRows((all) =>
      all.map((one) => ({ ...one, stock: one.stock + 10 })),
    );
  const reverse = () =>
    setRows((all) => [...all].reverse());
  const removeFirst = () => setRows((all) => all.slice(1));

  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ m: 2, flexWrap: 'wrap' }}
      >
        <Button variant="outlined" onClick={deliver}>
          Deliver ten of each
        </Button>
        <Button variant="outlined" onClick={reverse}>
          Reverse the order
        </Button>
        <Button variant="outlined" onClick={removeFirst}>
          Remove the first
        </Button>
      </Stack>
      <Typography sx={{ m: 2 }} role="status">
        Selected:{' '}
        {selected
          .map(({ name, stock }) => `${name} (${stock})`)
          .join(', ') || 'none'}
      </Typography>
      <MaterialTable
        title="Products"
        columns={columns}
        data={rows}
        options={options}
        onSelectionChange={handleSelection}
      />
      <Log lines={events}>Select a row.</Log>
    </>
  );
}

/** Memoize the columns, so the table keeps its state. */
function useColumns() {
  return useMemo<Column<Product>[]>(
    () => [
      { title: 'Product', field: 'name' },
      {
        title: 'In stock',
        field: 'stock',
        type: 'numeric',
      },
      {
        title: 'Sold',
        field: 'sold',
        type: 'numeric',
        render: ({ sold }) => (
          <Bar share={sold / 100}>{sold} %</Bar>
        ),
      },
    ],
    [],
  );
}

const options: Options<Product> = {
  selection: true,
  search: false,
  paging: false,
  maxColumnSort: 0,
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select all products' },
    },
  },
  selectionProps: ({ name }: Product) => ({
    slotProps: {
      input: { 'aria-label': `Select ${name}` },
    },
  }),
};
