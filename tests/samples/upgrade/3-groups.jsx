import React from 'react';
import MaterialTable from '@material-table/core';

// 3.0: a column that is drawn for its groups too, and sorts them in its own way.
// After https://github.com/mbrn/material-table/issues/466
const sizes = { s: 'Small', l: 'Large' };

export default function Shirts() {
  return (
    <MaterialTable
      title="Shirts"
      columns={[
        { title: 'Color', field: 'color' },
        {
          title: 'Size',
          field: 'size',
          defaultGroupOrder: 0,
          render: (value, type) => <i>{type === 'group' ? sizes[value] : sizes[value.size]}</i>,
          customSort: (a, b, type) => (type === 'group' ? (a < b ? 1 : -1) : a.color.localeCompare(b.color)),
        },
      ]}
      data={[
        { id: 1, color: 'Green', size: 'l' },
        { id: 2, color: 'Blue', size: 's' },
      ]}
      options={{ grouping: true, defaultExpanded: true }}
    />
  );
}
