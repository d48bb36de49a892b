import MaterialTable from 'material-table';

export default function Boats() {
  const boats = [
    { boat: 'Heron', built: 1998 },
    { boat: 'Teal', built: 2004 },
  ];
  return (
    <MaterialTable
      title="Boats"
      columns={[
        { title: 'Boat', field: 'boat' },
        { title: 'Built in', field: 'built' },
      ]}
      data={boats}
      options={{ filtering: true, exportButton: true }}
      editable={{
        onRowAdd: (added) =>
          new Promise((resolve) => {
            setTimeout(() => {
              setBoats([...boats, added]);
              resolve();
            }, 500);
          }),
      }}
    />
  );
}
