import MaterialTable from '@material-table/core';
import MuiAlert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { forwardRef, useEffect, useState } from 'react';
import { office } from './office';

export default function Keys() {
  const [keys, setKeys] = useState([]);
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    office.get('/keys').then(({ data }) => setKeys(data));
  }, []);
  const fail = (error) => {
    setIsBusy(false);
    setNote(error.message);
  };
  const hand = (added) => {
    setIsBusy(true);
    office
      .post('/keys', added)
      .then((answer) => {
        if (answer.status !== 201) return;
        added._id = answer.data._id;
        setKeys([...keys, added]);
        setIsBusy(false);
      })
      .catch(fail);
  };
  const takeBack = (old) => {
    setIsBusy(true);
    office
      .delete('/keys/' + old._id)
      .then((answer) => {
        if (answer.status === 200) {
          const place = old.tableData.id;
          const left = [...keys];
          left.splice(place, 1);
          setKeys([...left]);
          setIsBusy(false);
        }
      })
      .catch(fail);
  };
  const change = (changed, old) => {
    setIsBusy(true);
    office.put('/keys', { holder: changed.holder, opensAll: changed.opensAll }).then((answer) => {
      if (answer.status === 200) {
        const next = [...keys];
        const place = old.tableData.id;
        next[place] = changed;
        setKeys([...next]);
        setIsBusy(false);
      }
    });
  };
  const Note = forwardRef(function Note(own, ref) {
    return <MuiAlert ref={ref} variant="filled" {...own} />;
  });
  return (
    <>
      <MaterialTable
        title="Schlüssel"
        columns={[
          { title: 'Inhaber', field: 'holder', editable: 'onAdd' },
          { title: 'Öffnet alles', field: 'opensAll', type: 'boolean', editable: 'always' },
        ]}
        data={keys}
        options={{ actionsColumnIndex: -1 }}
        editable={{
          onRowAdd: (added) =>
            new Promise((resolve) => {
              hand(added);
              resolve();
            }),
          onRowUpdate: (changed, old) =>
            new Promise((resolve) => {
              change(changed, old);
              resolve();
            }),
          onRowDelete: (old) =>
            new Promise((resolve) => {
              takeBack(old);
              resolve();
            }),
        }}
        localization={{
          header: { actions: 'Werkzeug' },
          toolbar: { searchPlaceholder: 'Suchen', nRowsSelected: '{0} gewählt' },
          pagination: {
            labelRowsSelect: 'Zeilen',
            labelDisplayedRows: '{from}-{to} von {count}',
            firstAriaLabel: 'Erste Seite',
            firstTooltip: 'Erste Seite',
          },
          body: {
            emptyDataSourceMessage: 'Alle Schlüssel sind da',
            deleteTooltip: 'Zurücknehmen',
            filterRow: { filterTooltip: 'Filter' },
            editRow: { deleteText: 'Wirklich?', cancelTooltip: 'Zurück', saveTooltip: 'Sichern' },
          },
        }}
      />
      <Snackbar open={isBusy}>
        <Note severity="info">{note}</Note>
      </Snackbar>
    </>
  );
}
