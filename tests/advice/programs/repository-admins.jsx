import { AddBox, Check, Clear, DeleteOutline, Edit } from '@material-ui/icons';
import Alert from '@material-ui/lab/Alert';
import MaterialTable from 'material-table';
import { forwardRef, useEffect, useState } from 'react';
import { connect } from 'react-redux';
import { appoint, dismiss, rename } from './keepers';

function Keepers({ keepers, lineHeight, appoint, dismiss, rename }) {
  const [table, setTable] = useState([]);
  const [warning, setWarning] = useState('');
  const icons = {
    Add: forwardRef((own, ref) => <AddBox {...own} ref={ref} />),
    Check: forwardRef((own, ref) => <Check {...own} ref={ref} />),
    Clear: forwardRef((own, ref) => <Clear {...own} ref={ref} />),
    Delete: forwardRef((own, ref) => <DeleteOutline {...own} ref={ref} />),
    Edit: forwardRef((own, ref) => <Edit {...own} ref={ref} />),
  };

  useEffect(() => {
    setTable({
      columns: [
        { title: 'Call name', field: 'callName', width: 140 },
        { title: 'Lighthouse', field: 'tower', width: 160 },
        { title: 'Radio code', field: 'code', width: 80 },
      ],
      data: keepers.map(({ badge, callName, tower }) => ({ id: badge, callName, tower, code: '' })),
    });
  }, [keepers]);

  return (
    <main>
      <Alert severity="warning">{warning}</Alert>
      <MaterialTable
        title=""
        columns={table.columns}
        data={table.data}
        icons={icons}
        localization={{ header: { actions: '#' } }}
        options={{ search: false, paging: false, maxBodyHeight: 12 * lineHeight, addRowPosition: 'first' }}
        editable={{
          onRowAdd: (added) =>
            new Promise((resolve, reject) => {
              if (!added.tower) {
                setWarning('Choose a lighthouse.');
                reject();
                return;
              }
              appoint(added);
              setTimeout(() => {
                setTable((before) => ({ ...before, data: [...before.data, { ...added, code: '' }] }));
                resolve();
              }, 400);
            }),
          onRowUpdate: (changed, old) =>
            new Promise((resolve) => {
              rename(changed, old.id);
              setTimeout(() => {
                setTable((before) => {
                  const data = [...before.data];
                  data[data.indexOf(old)] = changed;
                  return { ...before, data };
                });
                resolve();
              }, 400);
            }),
          onRowDelete: (old) =>
            new Promise((resolve) => {
              dismiss(old.id);
              setTimeout(() => {
                setTable((before) => {
                  const data = [...before.data];
                  data.splice(data.indexOf(old), 1);
                  return { ...before, data };
                });
                resolve();
              }, 400);
            }),
        }}
      />
    </main>
  );
}

export default connect(({ coast }) => ({ keepers: coast.keepers, lineHeight: coast.lineHeight }), {
  appoint,
  dismiss,
  rename,
})(Keepers);
