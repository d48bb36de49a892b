import MaterialTable, {
  type Options,
} from '@material-table/core';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { Box } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  checkboxNames,
  makeColumns,
  type Order,
  orders,
} from '../_rows/orders';

const options: Options<Order> = {
  ...checkboxNames,
  selection: true,
  search: false,
  paging: false,
};

export default function TwoTables() {
  const [chosen, setChosen] = useState<number[]>([3, 7]);
  const left = useMemo(
    () => orders.filter(({ id }) => !chosen.includes(id)),
    [chosen],
  );
  const right = useMemo(
    () => orders.filter(({ id }) => chosen.includes(id)),
    [chosen],
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: '1fr 1fr',
        },
        alignItems: 'start',
      }}
    >
      <List
        title="Orders"
        rows={left}
        onMove={(ids) => setChosen([...chosen, ...ids])}
      />
      <List
        title="Reminders"
        rows={right}
        onMove={(ids) =>
          setChosen(
            chosen.filter((id) => !ids.includes(id)),
          )
        }
      />
    </Box>
  );
}

type ListProps = {
  title: string;
  rows: Order[];
  onMove: (ids: number[]) => void;
};

function List({ title, rows, onMove }: ListProps) {
  // Each table needs its own columns, because it
  // stores filters and hidden columns in them.
  const columns = useMemo(makeColumns, []);
  return (
    <MaterialTable
      title={title}
      columns={columns}
      data={rows}
      options={options}
      actions={[
        {
          icon: SwapHoriz,
          tooltip: `Move out of ${title}`,
          position: 'toolbarOnSelect',
          onClick: (_event, selected) =>
            onMove([selected].flat().map(({ id }) => id)),
        },
      ]}
    />
  );
}
