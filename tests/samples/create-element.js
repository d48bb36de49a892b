import { createElement } from 'react';
import MaterialTable from '@material-table/core';

export default () =>
  createElement(MaterialTable, {
    title: 'Without JSX',
    columns: [{ title: 'Name', field: 'name' }],
    data: [{ id: 1, name: 'x' }],
  });
