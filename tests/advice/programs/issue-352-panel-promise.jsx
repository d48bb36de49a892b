import MaterialTable from 'material-table';

export default function Devices({ devices }) {
  return (
    <MaterialTable
      columns={[{ title: 'Device', field: 'name' }]}
      data={devices}
      detailPanel={[
        {
          tooltip: 'Log',
          render: (rowData) =>
            new Promise((resolve) => {
              fetch('/log/' + rowData.name)
                .then((answer) => answer.text())
                .then((text) => resolve(<pre>{text}</pre>));
            }),
        },
      ]}
    />
  );
}
