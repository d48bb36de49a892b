import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo, useRef } from 'react';

interface Delivery {
  id: number;
  customer: string;
  boxes: number;
  weight: number;
}

interface TableWithPage {
  state: { renderData: Delivery[] };
}

const pageSize = 4;

export default function DeliveriesOfThePage() {
  const tableRef = useRef<TableWithPage>(null);
  const columns = useMemo<Column<Delivery>[]>(
    () => [
      { title: 'Customer', field: 'customer' },
      { title: 'Boxes', field: 'boxes', type: 'numeric' },
      {
        title: 'Weight in kg',
        field: 'weight',
        type: 'numeric',
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Deliveries"
      columns={columns}
      data={deliveries}
      tableRef={tableRef}
      renderSummaryRow={({ column, data }) => {
        // Before the table mounts, as in server-rendered
        // HTML, the page size determines the first page.
        const page =
          tableRef.current?.state.renderData ??
          data.slice(0, pageSize);
        if (column.field === 'customer')
          return {
            value: (
              <Lines first="This page" second="All pages" />
            ),
            style: summaryStyle,
          };
        if (
          column.field !== 'boxes' &&
          column.field !== 'weight'
        )
          return undefined;
        const field = column.field;
        return {
          value: (
            <Lines
              first={sumOf(page, field)}
              second={sumOf(data, field)}
            />
          ),
          style: summaryStyle,
        };
      }}
      options={{ pageSize, pageSizeOptions: [pageSize, 8] }}
    />
  );
}

function Lines({
  first,
  second,
}: {
  first: string | number;
  second: string | number;
}) {
  return (
    <>
      <div>{first}</div>
      <div>{second}</div>
    </>
  );
}

function sumOf(
  rows: Delivery[],
  field: 'boxes' | 'weight',
): number {
  return rows.reduce((total, row) => total + row[field], 0);
}

const summaryStyle = { fontWeight: 700 };

const deliveries: Delivery[] = [
  { id: 1, customer: 'North bakery', boxes: 4, weight: 52 },
  { id: 2, customer: 'Library', boxes: 2, weight: 31 },
  {
    id: 3,
    customer: 'School kitchen',
    boxes: 9,
    weight: 140,
  },
  { id: 4, customer: 'Bike shop', boxes: 3, weight: 66 },
  { id: 5, customer: 'Town hall', boxes: 1, weight: 8 },
  { id: 6, customer: 'Museum café', boxes: 5, weight: 47 },
];
