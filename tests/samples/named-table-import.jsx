import { MaterialTable } from '@material-table/core';

export default () => <MaterialTable columns={[]} data={[]} />;
