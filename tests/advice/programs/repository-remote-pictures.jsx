import MaterialTable from 'material-table';

export default function App() {
  return (
    <MaterialTable
      title="People"
      columns={[
        { title: 'Picture', field: 'picture', render: (row) => <img src={row.picture} alt="" /> },
        { title: 'Id', field: 'id' },
      ]}
      data={(query) =>
        new Promise((resolve) => {
          let url = 'https://people.invalid/api?size=' + query.pageSize;
          url += '&page=' + (query.page + 1);
          fetch(url)
            .then((answer) => answer.json())
            .then((result) => {
              resolve({ data: result.data, page: result.page - 1, totalCount: result.total });
            });
        })
      }
    />
  );
}
