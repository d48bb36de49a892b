import React from 'react';
import MaterialTable from '@material-table/core';
import { linePrice, lineRsi } from '../atoms/line';
import { linkTo } from '../atoms/link';

export const Dashboard = (props: { data?: any }) => {
  return (
    <MaterialTable
      style={{ width: 1000 }}
      columns={[
        { title: 'Symbol', field: 'pair', render: row => linkTo(row.pair.replace('USDT', '')), type: 'string', width: 100 },
        {
          title: <div>Price</div>,
          field: 'Price',
          render: row => linePrice(row.Price),
          width: 120,
          customSort: (a, b) => a.Price.VALUE - b.Price.VALUE,
        },
        {
          title: <div>RSI(14)<br />1min</div>,
          field: 'RSI14_1M',
          render: row => lineRsi(row.RSI14_1M),
          width: 115,
          customSort: (a, b) => a.RSI14_1M.VALUE - b.RSI14_1M.VALUE,
        },
      ]}
      data={props.data}
      options={{
        sorting: true,
        showTitle: false,
        paging: false,
        tableLayout: 'fixed',
        rowStyle: { height: 40 },
        maxBodyHeight: 800,
        headerStyle: { position: 'sticky', top: 0 },
        searchFieldAlignment: 'left',
      }}
    />
  )
}

export default Dashboard;
