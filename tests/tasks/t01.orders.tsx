import MaterialTable, { type Column, type Options, type Query, type QueryResult } from '@material-table/core';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState } from 'react';

interface Order {
  id: number;
  customer: string;
  status: 'open' | 'sent';
}

export default function Orders() {
  const tableRef = useRef<{ onQueryChange: () => void }>(null);
  const lastQuery = useRef<Query<Order>>(undefined);
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Order', field: 'id' },
      { title: 'Customer', field: 'customer' },
      { title: 'Status', field: 'status', lookup: { open: 'Open', sent: 'Sent' } },
    ],
    [],
  );
  const options = useMemo<Options<Order>>(
    () => ({
      pageSize: 5,
      pageSizeOptions: [5],
      initialPage: pageOfUrl(),
      debounceInterval: 400,
      exportMenu: [
        {
          label: 'CSV',
          exportFunc: async (shownColumns, rows) => {
            const query = lastQuery.current;
            const all = query ? await load({ ...query, page: 0, pageSize: 10_000 }) : { data: rows };
            const { ExportCsv } = await import('@material-table/exporters');
            ExportCsv(shownColumns, all.data, 'orders');
          },
        },
      ],
    }),
    [],
  );
  const loadPage = (query: Query<Order>) => {
    lastQuery.current = query;
    return load(query);
  };
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={loadPage}
      options={options}
      tableRef={tableRef}
      localization={localization}
      onPageChange={writePage}
      // Searching and sorting return to the first page without calling onPageChange.
      onSearchChange={() => writePage(0)}
      onOrderCollectionChange={() => writePage(0)}
      detailPanel={({ rowData }) => <Details orderId={rowData.id} />}
      cellEditable={{
        isCellEditable: (_order, column) => column.field === 'status',
        onCellEditApproved: async (status, _old, { id }) => {
          await send(`/api/orders/${id}`, { method: 'PATCH', body: JSON.stringify({ status }) });
          tableRef.current?.onQueryChange();
        },
      }}
    />
  );
}

/** Names for the buttons of an open cell. The types lack both, so TypeScript takes them only next to a known one. */
const localization = {
  body: { emptyDataSourceMessage: 'No orders', saveTooltip: 'Save', cancelTooltip: 'Cancel' },
};

function Details({ orderId }: { orderId: number }) {
  const [details, setDetails] = useState('');
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (problem) return undefined;
    let isClosed = false;
    send(`/api/orders/${orderId}/details`).then(
      async (response) => {
        const text = await response.text();
        if (!isClosed) setDetails(text);
      },
      (error: Error) => !isClosed && setProblem(error.message),
    );
    return () => {
      isClosed = true;
    };
  }, [orderId, problem]);
  if (problem)
    return (
      <Alert severity="error" action={<Button onClick={() => setProblem('')}>Retry</Button>}>
        {problem}
      </Alert>
    );
  return <p>{details || 'Loading…'}</p>;
}

async function load({
  page,
  pageSize,
  search,
  orderByCollection,
}: Query<Order>): Promise<QueryResult<Order>> {
  const parameters = new URLSearchParams({ page: String(page), size: String(pageSize), search });
  for (const { orderByField, orderDirection, sortOrder } of orderByCollection)
    if (sortOrder) parameters.append('sort', `${orderByField}:${orderDirection}`);
  const response = await send(`/api/orders?${parameters}`);
  const { items, total } = (await response.json()) as { items: Order[]; total: number };
  return { data: items, page, totalCount: total };
}

async function send(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response;
}

function pageOfUrl(): number {
  return Number(new URLSearchParams(location.search).get('page') ?? 1) - 1;
}

function writePage(page: number): void {
  const url = new URL(location.href);
  url.searchParams.set('page', String(page + 1));
  history.replaceState(history.state, '', url);
}
