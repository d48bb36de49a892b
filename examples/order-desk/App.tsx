import MaterialTable, { type Components, type Options } from '@material-table/core';
import Download from '@mui/icons-material/Download';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Refresh from '@mui/icons-material/Refresh';
import { Stack } from '@mui/material';
import { useMemo, useState } from 'react';
import type { Order } from '../server/orders/types';
import { messageOf, saveAsCsv } from './api';
import Bar, { StatusTabs } from './Bar';
import { makeColumns, tableStyles } from './columns';
import Details, { Failure } from './Details';
import Figures from './Figures';
import { useOrders } from './orders';
import { Trials } from './server';

export default function OrderDesk() {
  const columns = useMemo(makeColumns, []);
  const desk = useOrders();
  const [message, setMessage] = useState({ text: '', isError: false });

  const report = async (work: Promise<string>) => {
    try {
      setMessage({ text: await work, isError: false });
    } catch (error) {
      setMessage({ text: messageOf(error), isError: true });
    }
  };
  const ship = async (wanted: string[]) => {
    const { shipped, skipped } = await desk.ship(wanted);
    return `${shipped.length} shipped${skipped.length > 0 ? `, ${skipped.length} not: only paid orders ship` : ''}.`;
  };
  const saveCsv = async () => {
    const orders = await desk.loadMatching();
    saveAsCsv('orders.csv', orders);
    return `${orders.length} orders saved as orders.csv.`;
  };

  return (
    <Stack sx={{ bgcolor: 'background.default' }}>
      <Trials />
      <Stack spacing={1} sx={{ px: { xs: 1, sm: 2 }, py: 1, ...tableStyles }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          <Figures values={desk.figures} />
          <Bar desk={desk} message={message} onShip={() => void report(ship([...desk.ids]))} />
        </Stack>
        <MaterialTable
          title={<StatusTabs tab={desk.tab} onChoose={desk.choose} />}
          columns={columns}
          data={desk.load}
          tableRef={desk.table}
          options={options}
          components={components}
          localization={desk.figures ? localization : beforeRows}
          onSelectionChange={desk.select}
          detailPanel={({ rowData }) => <Details order={rowData} onNewer={desk.reload} />}
          actions={[
            {
              position: 'row',
              action: (order) => ({
                icon: () => <LocalShipping fontSize="small" />,
                tooltip: `Mark ${order.id} as shipped`,
                hidden: order.status !== 'paid',
                onClick: () => void report(ship([order.id])),
              }),
            },
            { icon: Refresh, tooltip: 'Refresh', isFreeAction: true, onClick: () => desk.reload() },
            {
              icon: Download,
              tooltip: 'Save all pages as CSV',
              isFreeAction: true,
              onClick: () => void report(saveCsv()),
            },
          ]}
        />
      </Stack>
    </Stack>
  );
}

const components: Components = {
  OverlayError: ({ error, retry }) => <Failure what="The orders" reason={error.message} retry={retry} />,
};
export const options: Options<Order> = {
  filtering: true,
  hideFilterIcons: true,
  draggable: false,
  loadingType: 'linear',
  maxColumnSort: 3,
  showColumnSortOrder: true,
  selection: true,
  showTextRowsSelected: false,
  actionsColumnIndex: -1,
  pageSize: 10,
  pageSizeOptions: [10, 25, 50],
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select this page' } } },
  selectionProps: ({ id }: Order) => ({ slotProps: { input: { 'aria-label': `Select ${id}` } } }),
};
const texts = (emptyDataSourceMessage: string) => ({
  header: { actions: 'Ship' },
  body: { emptyDataSourceMessage },
});
const localization = texts('No order matches. Change search, tab or filters.');
const beforeRows = texts('The orders are on their way.');
