import _ from 'lodash';
import MaterialTable from '@material-table/core';

const rows = _.range(3).map((id) => ({ id }));

export default () => <MaterialTable columns={[{ title: 'Id', field: 'id' }]} data={rows} />;
