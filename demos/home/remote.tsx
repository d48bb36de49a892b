import MaterialTable, { type Column, type Options } from '@material-table/core';
import type { Query, QueryResult } from '@material-table/core';
import { useMemo, useState } from 'react';

interface Order {
  id: number;
  customer: string;
  city: string;
  total: number;
}

export default function OrdersFromFunction() {
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Customer', field: 'customer' },
      { title: 'City', field: 'city' },
      { title: 'Total', field: 'total', type: 'numeric' },
    ],
    [],
  );
  const [calls, setCalls] = useState<string[]>([]);
  const loadOrders = async (query: Query<Order>) => {
    const result = await findOrders(query);
    setCalls((earlier) => [describe(query, result), ...earlier].slice(0, 4));
    return result;
  };
  return (
    <>
      <MaterialTable title="Orders" columns={columns} data={loadOrders} options={options} />
      <pre role="log" aria-label="Queries and answers" style={logStyle}>
        {calls.join('\n') || 'Each query that the function gets appears here.'}
      </pre>
    </>
  );
}

/** Stands in for your server. */
async function findOrders(query: Query<Order>): Promise<QueryResult<Order>> {
  const { page, pageSize, search } = query;
  await new Promise((resolve) => setTimeout(resolve, 150));
  const text = search.toLowerCase();
  const found = orders.filter(({ customer, city }) => `${customer} ${city}`.toLowerCase().includes(text));
  const [sort] = sortsOf(query);
  if (sort) found.sort((a, b) => compare(a, b, sort.field) * (sort.direction === 'desc' ? -1 : 1));
  return { data: found.slice(page * pageSize, (page + 1) * pageSize), page, totalCount: found.length };
}

function sortsOf({ orderByCollection }: Query<Order>) {
  return orderByCollection
    .filter(({ sortOrder }) => sortOrder)
    .map(({ orderByField, orderDirection }) => ({
      field: orderByField as keyof Order,
      direction: orderDirection,
    }));
}

function compare(a: Order, b: Order, field: keyof Order): number {
  return a[field] < b[field] ? -1 : Number(a[field] > b[field]);
}

function describe(query: Query<Order>, { data, totalCount }: QueryResult<Order>): string {
  const sorts = sortsOf(query).map(({ field, direction }) => `${field} ${direction}`);
  const asked = [`page ${query.page}`, ...sorts, query.search && `“${query.search}”`].filter(Boolean);
  return `${asked.join(', ')} → ${data.length} of ${totalCount} rows`;
}

const logStyle = { height: '6.5em', margin: 0, padding: '8px 16px 0', overflow: 'auto', fontSize: 13 };

const options: Options<Order> = {
  pageSize: 5,
  pageSizeOptions: [5],
  padding: 'dense',
  // As high as the empty rows before the first answer, so nothing moves.
  rowStyle: { height: 36 },
};

const customers = ['Adams & Sons', 'Berger', 'Costa Foods', 'Dahl', 'Evans Ltd', 'Fischer', 'Garcia'];
const cities = ['Bergen', 'Leeds', 'Nantes', 'Porto', 'Vienna'];

const orders = Array.from({ length: 240 }, (_, index): Order => {
  const customer = customers[index % customers.length] ?? '';
  const city = cities[index % cities.length] ?? '';
  return { id: index + 1, customer, city, total: ((index * 7919) % 960) + 40 };
});
