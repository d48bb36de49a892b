import MaterialTable, { MTableToolBar } from '@material-table/core';

export default () => <MaterialTable columns={[]} data={[]} components={{ Toolbar: MTableToolBar }} />;
