import AddBox from '@material-ui/icons/AddBox';
import Check from '@material-ui/icons/Check';
import Clear from '@material-ui/icons/Clear';
import DeleteOutline from '@material-ui/icons/DeleteOutline';
import Edit from '@material-ui/icons/Edit';
import MaterialTable from 'material-table';
import { forwardRef, useState } from 'react';
import { Enlist } from './Enlist';
import { Failure } from './Failure';

export default function Sailors({ value, failure }) {
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState(value);
  const icons = {
    Add: forwardRef((own, ref) => <AddBox {...own} ref={ref} />),
    Check: forwardRef((own, ref) => <Check {...own} ref={ref} />),
    Clear: forwardRef((own, ref) => <Clear {...own} ref={ref} />),
    Delete: forwardRef((own, ref) => <DeleteOutline {...own} ref={ref} />),
    Edit: forwardRef((own, ref) => <Edit {...own} ref={ref} />),
  };
  if (failure) return <Failure cause={failure} />;
  if (!state) return null;
  return (
    <>
      <MaterialTable
        title=""
        icons={icons}
        columns={[
          { title: 'Name', field: 'name' },
          { title: 'Radio', field: 'radio', type: 'string' },
        ]}
        data={state.sailors}
        options={{ actionsColumnIndex: -1, pageSizeOptions: [5] }}
        actions={[{ icon: icons.Add, tooltip: 'Enlist', isFreeAction: true, onClick: () => setIsOpen(true) }]}
        editable={{
          onRowUpdate: (changed, old) =>
            new Promise((resolve) => {
              setTimeout(() => {
                setState((before) => {
                  const sailors = [...before.sailors];
                  sailors[sailors.indexOf(old)] = changed;
                  return { ...before, sailors };
                });
                resolve();
              }, 300);
            }),
          onRowDelete: (old) =>
            new Promise((resolve) => {
              setTimeout(() => {
                setState((before) => {
                  const sailors = [...before.sailors];
                  sailors.splice(sailors.indexOf(old), 1);
                  return { ...before, sailors };
                });
                resolve();
              }, 300);
            }),
        }}
      />
      <Enlist isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
