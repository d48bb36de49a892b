import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MTableGroupbar } from '@material-table/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';

export default function GroupbarWithReset() {
  const columns = useMemo<Column<Sale>[]>(
    () => [
      {
        title: 'Region',
        field: 'region',
        defaultGroupOrder: 0,
      },
      {
        title: 'Product',
        field: 'product',
        defaultGroupOrder: 1,
      },
      { title: 'Pieces', field: 'pieces', type: 'numeric' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Sales"
      columns={columns}
      data={sales}
      options={{ grouping: true }}
      components={{ Groupbar: ResettableGroupbar }}
    />
  );
}

interface GroupbarProps {
  groupColumns: Column<Sale>[];
  onGroupRemoved: (
    column: Column<Sale>,
    index: number,
  ) => void;
}

function ResettableGroupbar(props: GroupbarProps) {
  const { groupColumns, onGroupRemoved } = props;
  /**
   * Remove the innermost group first, so that
   * the indexes of the others stay valid.
   */
  const ungroup = () =>
    groupColumns
      .map((column, index) => ({ column, index }))
      .reverse()
      .forEach(({ column, index }) =>
        onGroupRemoved(column, index),
      );
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', px: 2 }}
    >
      {/* Narrower than its chips, which scroll. */}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MTableGroupbar {...props} />
      </Box>
      <Button
        disabled={groupColumns.length === 0}
        onClick={ungroup}
      >
        Ungroup
      </Button>
    </Stack>
  );
}

interface Sale {
  id: number;
  region: string;
  product: string;
  pieces: number;
}

const sales: Sale[] = [
  { id: 1, region: 'North', product: 'Chairs', pieces: 12 },
  { id: 2, region: 'South', product: 'Chairs', pieces: 7 },
  { id: 3, region: 'North', product: 'Tables', pieces: 4 },
  { id: 4, region: 'South', product: 'Lamps', pieces: 21 },
];
