import MaterialTable from '@material-table/core';

export default function Remote() {
  return (
    <MaterialTable
      title="Fetching table"
      columns={[{ title: 'Name', field: 'name' }]}
      data={(query) =>
        fetch(`https://example.invalid/api?page=${query.page}`)
          .then((response) => response.json())
          .then((result) => ({ data: result.data, page: query.page, totalCount: result.total }))
          .catch(() => ({ data: [], page: 0, totalCount: 0 }))
      }
    />
  );
}
