import MaterialTable from 'material-table';
import { useEffect, useState } from 'react';
import { connect } from 'react-redux';
import { dropPart, loadParts } from './parts';

const Parts = ({ load, drop, parts }) => {
  useEffect(() => {
    load();
  }, [parts]);
  let rows = parts.map((part) => ({ ...part }));
  const [own, setOwn] = useState([{ id: '3', part: 'Cleat', deck: 'fore' }]);
  return (
    <MaterialTable
      title="Spare parts"
      columns={[
        { title: 'No.', field: 'id', hidden: true },
        { title: 'Part', field: 'part' },
        { title: 'Deck', field: 'deck' },
      ]}
      data={rows}
      options={{
        search: false,
        showTitle: false,
        filtering: true,
        exportButton: true,
        addRowPosition: 'first',
      }}
      editable={{
        onRowAdd: (added) =>
          new Promise((resolve) => {
            setTimeout(() => {
              setOwn([...own, added]);
              resolve();
            }, 500);
          }),
        onRowUpdate: (changed, old) =>
          new Promise((resolve) => {
            setTimeout(() => {
              const next = [...own];
              const place = old.tableData.id;
              next[place] = changed;
              setOwn([...next]);
              resolve();
            }, 500);
          }),
        onRowDelete: (old) =>
          new Promise((resolve) => {
            setTimeout(() => {
              drop(old.id);
              resolve();
            }, 500);
          }),
      }}
    />
  );
};

export default connect(
  ({ store }) => ({ parts: store.parts }),
  (dispatch) => ({ load: loadParts(dispatch), drop: dropPart(dispatch) }),
)(Parts);
