import MaterialTable, { type Components, type ErrorState, type Options } from '@material-table/core';
import type { Query, QueryResult } from '@material-table/core';
import Download from '@mui/icons-material/Download';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Refresh from '@mui/icons-material/Refresh';
import { Alert, Button, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useCallback, useMemo, useRef, useState } from 'react';
import { statuses, type Figures as Values, type Order } from '../server/orders/types';
import { loadAll, loadPage, shipOrders, toCsv, toParams, type Tab as TabName } from './api';
import { makeColumns, phoneCards, statusLooks } from './columns';
import Details, { messageOf } from './Details';
import Figures from './Figures';
import { TrialRail } from './server';

/** What is used of `tableRef.current`. */
interface TableHandle {
  onQueryChange: (query?: Partial<Query<Order>>) => void;
  setState: (state: { query: Query<Order> }) => void;
}

/** What the functions of the table read: they stay the same while this changes. */
interface Latest {
  tab: TabName;
  ids: ReadonlySet<string>;
  rows: Order[];
  params: URLSearchParams;
  request?: AbortController;
}

export default function OrderDesk() {
  const columns = useMemo(makeColumns, []);
  const table = useRef<TableHandle>(null);
  const latest = useRef<Latest>({ tab: 'all', ids: new Set(), rows: [], params: new URLSearchParams() });
  const [tab, setTab] = useState<TabName>('all');
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [figures, setFigures] = useState<Values>();
  const [message, setMessage] = useState<{ text: string; severity: 'success' | 'error' }>();

  const load = useCallback(async (query: Query<Order>): Promise<QueryResult<Order>> => {
    // A retry and the next change start from this query, even if it fails.
    table.current?.setState({ query });
    latest.current.request?.abort();
    const request = new AbortController();
    const params = toParams(query, latest.current.tab);
    Object.assign(latest.current, { request, params });
    try {
      const { rows, total, figures } = await loadPage(params, request.signal);
      latest.current.rows = rows;
      setFigures(figures);
      const data = rows.map((row) => ({ ...row, tableData: { checked: latest.current.ids.has(row.id) } }));
      return { data, page: Number(params.get('page')), totalCount: total };
    } catch (error) {
      // A newer query was sent, whose answer the table waits for.
      if (request.signal.aborted) return new Promise(() => {});
      throw error;
    }
  }, []);

  const keep = (next: ReadonlySet<string>) => {
    latest.current.ids = next;
    setIds(next);
  };
  const select = (checked: Order[]) => {
    // The table knows the rows of this page: those of other pages stay selected.
    const here = new Set(latest.current.rows.map(({ id }) => id));
    const elsewhere = [...latest.current.ids].filter((id) => !here.has(id));
    keep(new Set([...elsewhere, ...checked.map(({ id }) => id)]));
  };
  const reload = (query?: Partial<Query<Order>>) => table.current?.onQueryChange(query);
  const choose = (next: TabName) => {
    latest.current.tab = next;
    setTab(next);
    reload({ page: 0 });
  };
  const report = async (work: Promise<string>) => {
    try {
      setMessage({ text: await work, severity: 'success' });
    } catch (error) {
      setMessage({ text: messageOf(error), severity: 'error' });
    }
  };
  const ship = async (wanted: string[]) => {
    const { shipped, skipped } = await shipOrders(wanted);
    const done = new Set(shipped.map(({ id }) => id));
    keep(new Set([...latest.current.ids].filter((id) => !done.has(id))));
    reload();
    return `${done.size} shipped${skipped.length > 0 ? `, ${skipped.length} not: only paid orders ship` : ''}.`;
  };
  const saveCsv = async () => {
    const orders = await loadAll(latest.current.params);
    const href = URL.createObjectURL(new Blob([toCsv(orders)], { type: 'text/csv' }));
    Object.assign(document.createElement('a'), { href, download: 'orders.csv' }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
    return `${orders.length} orders saved as orders.csv.`;
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ bgcolor: 'background.default' }}>
      <TrialRail />
      <Stack spacing={2} sx={{ flex: 1, minWidth: 0, p: { xs: 1, sm: 2 }, ...phoneCards }}>
        <Figures values={figures} />
        <Tabs
          value={tab}
          variant="scrollable"
          scrollButtons={false}
          aria-label="Status"
          onChange={(_event, next) => choose(next)}
        >
          <Tab value="all" label="All" />
          {statuses.map((status) => (
            <Tab key={status} value={status} label={statusLooks[status].name} />
          ))}
        </Tabs>
        {ids.size > 0 && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography sx={{ fontWeight: 600 }}>{ids.size} selected</Typography>
            <Button variant="contained" onClick={() => void report(ship([...ids]))}>
              Mark as shipped
            </Button>
            <Button
              onClick={() => {
                keep(new Set());
                reload();
              }}
            >
              Clear
            </Button>
          </Stack>
        )}
        <div role="status">
          {message && (
            <Alert severity={message.severity} onClose={() => setMessage(undefined)}>
              {message.text}
            </Alert>
          )}
        </div>
        <MaterialTable
          columns={columns}
          data={load}
          tableRef={table}
          options={options}
          components={components}
          localization={figures ? localization : beforeRows}
          onSelectionChange={select}
          detailPanel={({ rowData }) => <Details order={rowData} onNewer={() => reload()} />}
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
