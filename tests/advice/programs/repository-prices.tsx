import MaterialTable from '@material-table/core';
import { chart } from './chart';
import { flag } from './flag';

export function Freightage({ lines }: { lines?: any }) {
  return (
    <MaterialTable
      style={{ width: 900 }}
      columns={[
        {
          title: 'Line',
          field: 'line',
          type: 'string',
          width: 90,
          render: (row) => flag(row.line.slice(0, 3)),
        },
        {
          title: <em>Rate</em>,
          field: 'rate',
          width: 110,
          render: (row) => chart(row.rate),
          customSort: (a, b) => a.rate.now - b.rate.now,
        },
        {
          title: (
            <em>
              Trend
              <br />7 days
            </em>
          ),
          field: 'trend',
          width: 110,
          render: (row) => chart(row.trend),
          customSort: (a, b) => a.trend.now - b.trend.now,
        },
      ]}
      data={lines}
      options={{
        sorting: true,
        paging: false,
        showTitle: false,
        tableLayout: 'fixed',
        maxBodyHeight: 640,
        rowStyle: { height: 36 },
        headerStyle: { position: 'sticky', top: 0 },
        searchFieldAlignment: 'left',
      }}
    />
  );
}
