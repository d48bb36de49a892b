import React from 'react';
import { render } from 'react-dom';
import MaterialTable from 'material-table';

// 1.x: a table with the house's options, which its users can change.
// After https://github.com/alkhatim/storage/blob/HEAD/src/components/controls/DataTable.jsx
const HouseTable = (props) => {
  const { columns, data, actions } = props;
  return (
    <MaterialTable
      columns={columns}
      data={data}
      actions={actions}
      localization={{ header: { actions: 'Do' } }}
      options={{ toolbar: false, actionsColumnIndex: -1, padding: 'default' }}
      {...props}
    />
  );
};

const App = () => {
  const [page, setPage] = React.useState(0);
  return (
    <>
      <p>On page {page}</p>
      <HouseTable
        columns={[{ title: 'Name', field: 'name' }]}
        data={Array.from({ length: 12 }, (_, i) => ({ id: i + 1, name: `Row ${i}` }))}
        actions={[{ icon: 'star', tooltip: 'Like', onClick: () => {} }]}
        onChangePage={(next) => setPage(next)}
      />
    </>
  );
};

render(<App />, document.getElementById('root'));
