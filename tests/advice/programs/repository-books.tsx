import MaterialTable, { Column, Icons } from '@material-table/core';
import React from 'react';
import { Book } from './schema';
import { forwardRef } from 'react';
import AddBox from '@material-ui/icons/AddBox';
import MuiLink from '@material-ui/core/Link';
import { Link as RouterLink } from 'react-router-dom';

const tableIcons: Icons = {
  Add: forwardRef((props, ref) => <AddBox {...props} ref={ref} />),
};

export const BookList: React.FC<{ list: Book[] }> = (props) => {
  const columns: Column<Book>[] = [
    {
      title: '書名',
      field: 'title',
      cellStyle: { minWidth: '200px' },
      render: (rowData) => (
        <MuiLink component={RouterLink} to={`/books/${rowData.id}`}>
          {rowData.title}
        </MuiLink>
      ),
    },
    { title: '著者', field: 'authors', cellStyle: { minWidth: '150px' } },
    { title: 'ストア', field: 'store', hidden: true, hiddenByColumnsButton: true },
    { title: '優先度', field: 'priority', defaultSort: 'desc' },
    { title: '既読', field: 'read', type: 'boolean', defaultFilter: 'unchecked' },
    { title: '所有', field: 'owned', type: 'boolean', hidden: true, hiddenByColumnsButton: true, defaultFilter: 'checked' },
    { title: '追加日時', field: 'createdAt', type: 'datetime', hidden: true, hiddenByColumnsButton: true },
  ];
  return (
    <MaterialTable
      columns={columns}
      data={props.list}
      title=""
      options={{ filtering: true, columnsButton: true, pageSize: 20, pageSizeOptions: [20, 50, 100, 500, 1000] }}
      icons={tableIcons}
    />
  );
};
