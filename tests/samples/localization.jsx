import MaterialTable from '@material-table/core';

export default () => (
  <MaterialTable
    title="Leute"
    columns={[{ title: 'Name', field: 'name' }]}
    data={[]}
    localization={{
      body: { emptyDataSourceMessage: 'Keine Zeilen' },
      toolbar: { searchPlaceholder: 'Suchen' },
      pagination: { labelRowsPerPage: 'Zeilen je Seite' },
      header: { actions: 'Aktionen' },
    }}
  />
);
