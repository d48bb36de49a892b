import MaterialTable from '@material-table/core';

export default function Convoys({ convoys }) {
  const columns = [
    { title: 'Convoy', field: 'name' },
    { title: 'Ships', field: 'ships', render: (convoy) => convoy.ships.length },
    { title: 'Where', field: 'where' },
  ];
  return (
    <MaterialTable
      title="Convoys"
      columns={columns}
      data={convoys}
      options={{ search: false, pageSize: 5, actionsColumnIndex: -1 }}
    />
  );
}
