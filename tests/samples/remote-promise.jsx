import MaterialTable from '@material-table/core';

const all = Array.from({ length: 42 }, (_, i) => ({ id: i + 1, name: `Remote row ${i + 1}` }));

export default function Remote() {
  return (
    <MaterialTable
      title="Remote"
      columns={[{ title: 'Name', field: 'name' }]}
      data={(query) =>
        new Promise((resolve) => {
          const from = query.page * query.pageSize;
          setTimeout(() => {
            resolve({
              data: all.slice(from, from + query.pageSize),
              page: query.page,
              totalCount: all.length,
            });
          }, 100);
        })
      }
    />
  );
}
