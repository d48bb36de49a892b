import MaterialTable from '@material-table/core';
import tableIcons from './TableIcons.js';

export default () => <MaterialTable icons={tableIcons} columns={[]} data={[]} />;
