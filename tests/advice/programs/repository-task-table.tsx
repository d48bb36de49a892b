import MaterialTable, { Column } from '@material-table/core';

interface Watch {
  watch_key: number;
  watch_name: string;
  watch_ends: Date;
  watch_is_over: boolean;
}

export default function Watches({ watches }: any) {
  const columns = [
    { title: 'watch_key', field: 'watch_key', type: 'number', hidden: true },
    { title: 'Watch', field: 'watch_name', type: 'string' },
    { title: 'Ends', field: 'watch_ends', type: 'date' },
    { title: 'Is over', field: 'watch_is_over', type: 'boolean' },
  ] as Column<Watch>[];
  return (
    <MaterialTable
      columns={columns}
      data={watches}
      options={{
        idSynonym: 'watch_key',
        selection: true,
        showSelectAllCheckbox: true,
        showTextRowsSelected: true,
        search: false,
        searchAutoFocus: true,
        searchFieldAlignment: 'right',
        searchFieldVariant: 'standard',
        filtering: false,
        grouping: false,
        paging: false,
        draggable: false,
        toolbar: false,
        showTitle: false,
        columnsButton: false,
        addRowPosition: 'first',
        actionsColumnIndex: -1,
        maxBodyHeight: ' 540px',
        rowStyle: { padding: 0, textAlign: 'left', background: 'white' },
        headerStyle: { background: 'skyblue', color: 'black' },
      }}
    />
  );
}
