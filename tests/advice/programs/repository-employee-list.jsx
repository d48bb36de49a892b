import MaterialTable from '@material-table/core';

const crew = [
  { id: 21, name: 'Ottilie', post: 'Cook', watch: 'Dog watch', state: 'Aboard' },
  { id: 22, name: 'Benno', post: 'Mate', watch: 'First watch', state: 'Ashore' },
];

export default function Crew() {
  return (
    <MaterialTable
      title="Crew"
      data={crew}
      columns={[
        { title: 'Name', field: 'name' },
        { title: 'Post', field: 'post' },
        { title: 'State', field: 'state' },
      ]}
      options={{ exportButton: true, search: true, paging: true, pageSize: 8, pageSizeOptions: [8, 16] }}
    />
  );
}
