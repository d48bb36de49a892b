import PropTypes from 'prop-types';
import MaterialTable from '@material-table/core';

function List({ rows }) {
  return <MaterialTable columns={[{ title: 'Id', field: 'id' }]} data={rows} />;
}
List.propTypes = { rows: PropTypes.array };

export default () => <List rows={[{ id: 1 }]} />;
