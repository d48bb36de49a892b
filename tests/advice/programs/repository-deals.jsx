import { IconButton, Tooltip, useDisclosure, useToast } from '@chakra-ui/react';
import AddBox from '@material-ui/icons/AddBox';
import Check from '@material-ui/icons/Check';
import Clear from '@material-ui/icons/Clear';
import DeleteOutline from '@material-ui/icons/DeleteOutline';
import Search from '@material-ui/icons/Search';
import MaterialTable from 'material-table';
import { createRef, forwardRef, useEffect, useState } from 'react';
import anchor from './anchor.png';
import { forget, log, voyagesOf } from './log-book';
import { VoyageDialog } from './VoyageDialog';

export default function Voyages({ ship }) {
  const icons = {
    Add: forwardRef((own, ref) => <AddBox {...own} ref={ref} />),
    Check: forwardRef((own, ref) => <Check {...own} ref={ref} />),
    Clear: forwardRef((own, ref) => <Clear {...own} ref={ref} />),
    Delete: forwardRef((own, ref) => <DeleteOutline {...own} ref={ref} />),
    Search: forwardRef((own, ref) => <Search {...own} ref={ref} />),
  };
  const toast = useToast();
  const dialog = useDisclosure();
  const table = createRef();
  const [voyages, setVoyages] = useState([]);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    Promise.resolve(voyagesOf(ship)).then((found) => setVoyages(found));
  }, []);
  const today = new Date().toLocaleDateString();
  return (
    <>
      <MaterialTable
        title={`${ship.name}, ${today}`}
        tableRef={table}
        icons={icons}
        data={voyages}
        options={{
          selection: true,
          filtering: true,
          exportButton: true,
          showTitle: false,
          padding: 'dense',
          tableLayout: 'auto',
          maxBodyHeight: '70vh',
          actionsColumnIndex: 6,
        }}
        columns={[
          { width: '8%', render: () => <img src={anchor} width="40" /> },
          { title: 'Voyage', field: 'voyage', type: 'string', width: '20%' },
          { title: 'From', field: 'from', type: 'string', width: '16%' },
          { title: 'To', field: 'to', type: 'string', width: '16%', align: 'left' },
          { title: 'Cargo', field: 'cargo', type: 'string', width: '16%' },
          { title: 'Logged by', field: 'loggedBy', type: 'string', width: '16%' },
          { title: 'Page', field: 'page', type: 'string', hidden: true },
          {
            width: '0%',
            render: (voyage) => (
              <Tooltip label="Open">
                <IconButton
                  onClick={() => {
                    setChosen(voyage);
                    dialog.onOpen();
                  }}
                />
              </Tooltip>
            ),
          },
        ]}
        editable={{
          onRowAdd: (added) => {
            const saving = new Promise((resolve, reject) => {
              setTimeout(() => {
                if (!log(ship, added)) return reject();
                setVoyages([...voyages, added]);
                resolve();
              }, 800);
            });
            saving.then(toast({ title: 'Logged' }));
            return saving;
          },
          onRowDelete: (old) => {
            const saving = new Promise((resolve) => {
              setTimeout(() => {
                const left = [...voyages];
                const at = old.tableData.id;
                left.splice(at, 1);
                setVoyages([...left]);
                forget(old.page);
                resolve();
              }, 800);
            });
            return saving;
          },
        }}
      />
      <VoyageDialog voyage={chosen} {...dialog} />
    </>
  );
}
