import React from 'react';
import MaterialTable from '@material-table/core';
import TextField from '@material-ui/core/TextField';

// 2.x: remote data, and a filter with a field of Material UI 4.
// After https://github.com/mbrn/material-table/issues/978
const all = [{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }];
const answer = ({ page, filters }) => {
  const data = all.filter(({ name }) => filters.every(({ value }) => name.includes(value)));
  return Promise.resolve({ data, page, totalCount: data.length });
};

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
      data={(query) => answer(query)}
      options={{ filtering: true }}
    />
  );
}
