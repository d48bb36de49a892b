import MaterialTable, {
  type Action,
  type Options,
} from '@material-table/core';
import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import { Box } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

const options: Options<Order> = { pageSize: 5 };
const overEverything = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  overflow: 'auto',
  bgcolor: 'background.paper',
};

export default function FullScreen() {
  const columns = useMemo(makeColumns, []);
  const [isFull, setIsFull] = useState(false);
  const toggle: Action<Order> = {
    icon: isFull ? FullscreenExit : Fullscreen,
    tooltip: isFull ? 'Leave full screen' : 'Full screen',
    isFreeAction: true,
    onClick: () => setIsFull(!isFull),
  };
  return (
    <Box
      sx={isFull ? overEverything : undefined}
      onKeyDown={({ key, nativeEvent }) =>
        key === 'Escape' &&
        !nativeEvent.isComposing &&
        setIsFull(false)
      }
    >
      <MaterialTable
        title="Orders"
        columns={columns}
        data={orders}
        options={options}
        actions={[toggle]}
      />
    </Box>
  );
}
