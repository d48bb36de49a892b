import MaterialTable, { type Components, type ErrorState, type Options } from '@material-table/core';
import Download from '@mui/icons-material/Download';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Refresh from '@mui/icons-material/Refresh';
import { Alert, Button, Stack } from '@mui/material';
import { useMemo, useState } from 'react';
import type { Order } from '../server/orders/types';
import { loadAll, messageOf, saveAsCsv, shipOrders } from './api';
import Bar, { StatusTabs } from './Bar';
import { makeColumns, tableStyles } from './columns';
import Details from './Details';
import Figures from './Figures';
import { useOrders } from './orders';
import { TrialRail } from './server';

export default function OrderDesk() {
  const columns = useMemo(makeColumns, []);
  const { table, load, reload, figures, getParams, sign, tab, choose, ids, select, drop, clear } =
    useOrders();
  const [message, setMessage] = useState({ text: '', isError: false });

  const report = async (work: Promise<string>) => {
    try {
      setMessage({ text: await work, isError: false });
    } catch (error) {
      setMessage({ text: messageOf(error), isError: true });
    }
  };
  const ship = async (wanted: string[]) => {
    const { shipped, skipped } = await shipOrders(wanted);
    drop(shipped);
    reload(shipped);
    return `${shipped.length} shipped${skipped.length > 0 ? `, ${skipped.length} not: only paid orders ship` : ''}.`;
  };
  const saveCsv = async () => {
    const orders = await loadAll(getParams());
    saveAsCsv('orders.csv', orders);
    return `${orders.length} orders saved as orders.csv.`;
  };

  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ bgcolor: 'background.default' }}>
      <TrialRail />
      <Stack spacing={2} sx={{ flex: 1, minWidth: 0, p: { xs: 1, sm: 2 }, ...tableStyles }}>
        <Figures values={figures} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          <StatusTabs tab={tab} onChoose={choose} />
          <Bar
            {...{ message, sign }}
            onShow={() => reload()}
            selected={ids.size}
            onShip={() => void report(ship([...ids]))}
            onClear={clear}
          />
        </Stack>
        <MaterialTable
          columns={columns}
          data={load}
          tableRef={table}
          options={options}
          components={components}
          localization={figures ? localization : beforeRows}
          onSelectionChange={select}
          detailPanel={({ rowData }) => <Details order={rowData} onNewer={reload} />}
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
            { icon: Refresh, tooltip: 'Refresh', isFreeAction: true, onClick: () => reload() },
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

function ErrorWithRetry({ error, retry }: { error: ErrorState; retry: () => void }) {
  return (
    <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
      The orders could not be loaded. {error.message}
    </Alert>
  );
}

const components: Components = { OverlayError: ErrorWithRetry };
export const options: Options<Order> = {
  showTitle: false,
  searchFieldAlignment: 'left',
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
