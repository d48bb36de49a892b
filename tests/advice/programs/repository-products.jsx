import { TableBody, TableCell, TableRow, useTheme } from '@material-ui/core';
import MaterialTable, { MTableBody } from 'material-table';
import { useDispatch, useSelector } from 'react-redux';
import { cargoColumns } from './columns';
import { icons } from './icons';
import { unload } from './unload';

export function Cargo() {
  const dispatch = useDispatch();
  const { palette } = useTheme();
  const { weights, cargo } = useSelector((hold) => hold);
  const remove = (old) =>
    new Promise((resolve) => {
      const left = [...cargo];
      const place = old.tableData.id;
      left.splice(place, 1);
      dispatch(unload(left));
      resolve();
    });
  return (
    <MaterialTable
      columns={cargoColumns}
      data={cargo}
      icons={icons}
      options={{
        toolbar: false,
        paging: false,
        sorting: false,
        draggable: false,
        actionsColumnIndex: -1,
        actionsCellStyle: { color: palette.error.main },
      }}
      localization={{
        header: { actions: '' },
        body: { emptyDataSourceMessage: 'Leerer Laderaum', editRow: { deleteText: 'Wirklich ausladen?' } },
      }}
      components={{
        Body: (body) => (
          <>
            <MTableBody {...body} />
            {cargo.length > 0 && (
              <TableBody>
                <TableRow>
                  <TableCell>Zusammen</TableCell>
                  {Object.keys(weights).map((deck) => (
                    <TableCell key={deck}>{weights[deck]}</TableCell>
                  ))}
                </TableRow>
              </TableBody>
            )}
          </>
        ),
      }}
      editable={{ onRowDelete: remove }}
    />
  );
}
