import React from 'react';
import MaterialTable from '@material-table/core';
import TextField from '@material-ui/core/TextField';

// 2.x: remote data, and a filter with a field of Material UI 4.
const all = [{ id: 1, name: 'Ada' }];

export default function Remote() {
  return (
    <MaterialTable
      title="Remote people"
      columns={[
        {
          title: 'Name',
          field: 'name',
          filterComponent: ({ columnDef, onFilterChanged }) => (
            <TextField
              inputProps={{ 'aria-label': 'Filter by name' }}
              InputProps={{ disableUnderline: true }}
              onChange={(event) => onFilterChanged(columnDef.tableData.id, event.target.value)}
            />
          ),
        },
      ]}
      data={(query) => Promise.resolve({ data: all, page: query.page, totalCount: all.length })}
      options={{ filtering: true }}
    />
  );
}
