import MaterialTable from 'material-table';

export default function Harbours({ harbours }) {
  return (
    <MaterialTable
      title="Harbours"
      columns={[
        { title: 'Harbour', field: 'harbour' },
        { title: 'Depth', field: 'depth' },
      ]}
      data={harbours}
      options={{ paging: false, search: false }}
      detailPanel={[
        {
          render: (harbour) => {
            return (
              <ul>
                <li>{harbour.master}</li>
                <li>{harbour.channel}</li>
              </ul>
            );
          },
        },
      ]}
    />
  );
}
