import MaterialTable from '@material-table/core';

function Footer({ count }) {
  return <p>Total: {count}</p>;
}

const Grid = ({ rows }) => (
  <MaterialTable title="Rows" columns={[{ title: 'Id', field: 'id' }]} data={rows} />
);

export default function Page() {
  const rows = [{ id: 'r1' }, { id: 'r2' }];
  return (
    <>
      <Grid rows={rows} />
      <Footer count={rows.length} />
    </>
  );
}
