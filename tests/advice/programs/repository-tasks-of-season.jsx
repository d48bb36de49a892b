import { AddBox, Delete, Edit } from '@mui/icons-material';
import { useEffect, useState } from 'react';
import { Calendar } from './calendar';
import { fill } from './fill';
import MaterialTable, { MTableToolbar } from '@material-table/core';

const calendar = new Calendar();

export function Duties() {
  const [duties] = useState([]);
  const [voyage, setVoyage] = useState([]);
  const [height, setHeight] = useState(520);
  useEffect(() => {
    fill(calendar.current(), setVoyage, 'voyage');
  }, []);
  useEffect(() => {
    const fit = () => {
      if (window.innerWidth < 1100) setHeight(400);
    };
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);
  const columns = [
    {
      title: 'Reise',
      field: 'voyage',
      editable: 'never',
      initialEditValue: voyage[0]?.name,
      validate: (duty) => {
        if (duty.voyage?.length > 12) {
          return { isValid: false, helperText: 'Höchstens zwölf Zeichen' };
        }
      },
    },
    {
      title: 'Wache',
      field: 'watch',
      type: 'numeric',
      editable: 'onAdd',
      render: (duty) => (duty.turn === 1 ? 'I' : 'II'),
      validate: (duty) => {
        if (![1, 2].includes(duty.turn)) {
          return { isValid: false, helperText: 'Erste oder zweite Wache' };
        }
        return true;
      },
      editComponent: ({ value, onChange }) => (
        <select value={value || ''} onChange={({ target }) => onChange(Number(target.value))}>
          <option value="">?</option>
          <option value="1">Erste</option>
        </select>
      ),
    },
    { title: 'Für alle', field: 'forAll', editable: 'onAdd' },
  ];
  return (
    <MaterialTable
      size="small"
      title={<strong>Dienste</strong>}
      columns={columns || []}
      data={duties || []}
      style={{ maxWidth: '900px' }}
      options={{
        paging: false,
        padding: 'dense',
        overflowX: 'auto',
        maxBodyHeight: height,
        addRowPosition: 'first',
        actionsColumnIndex: -1,
        headerStyle: { position: 'sticky', top: 0, zIndex: 1 },
        searchFieldStyle: { width: '140px' },
      }}
      icons={{
        Add: () => <AddBox style={{ fontSize: '22px' }} />,
        Edit: () => <Edit style={{ fontSize: '16px' }} />,
        Delete: () => <Delete style={{ fontSize: '16px', color: 'crimson' }} />,
      }}
      components={{
        Toolbar: (bar) => (
          <div style={{ backgroundColor: 'seagreen' }}>
            <MTableToolbar {...bar} />
          </div>
        ),
      }}
      localization={{
        header: { actions: 'Werkzeug' },
        toolbar: { searchTooltip: 'Suchen', searchPlaceholder: 'Suchen' },
        body: {
          addTooltip: 'Neu',
          emptyDataSourceMessage: 'Noch kein Dienst',
          editRow: { deleteText: 'Wirklich?', cancelTooltip: 'Zurück', saveTooltip: 'Sichern' },
        },
      }}
      editable={{ onRowAdd: (added) => {} }}
    />
  );
}
