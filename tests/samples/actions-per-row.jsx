import MaterialTable from '@material-table/core';
import SaveIcon from '@mui/icons-material/Save';

export default () => (
  <MaterialTable
    title="Buttons"
    columns={[{ title: 'Name', field: 'name' }]}
    data={[{ id: 1, name: 'x' }]}
    actions={[
      (row) => ({
        icon: SaveIcon,
        tooltip: `Save ${row.name}`,
        onClick: () => console.log('saved', row.id),
        disabled: row.id > 3,
      }),
      { icon: 'add', tooltip: 'Add', isFreeAction: true, onClick: () => {} },
    ]}
    options={{ actionsColumnIndex: -1 }}
  />
);
