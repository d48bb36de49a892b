import MaterialTable from '@material-table/core';
import { Paper } from '@mui/material';

export default function Telegrams({ telegrams, isBusy, hasNone }) {
  const columns = [
    { title: 'Von', field: 'from', sorting: false, width: '15%' },
    { title: 'Worte', field: 'words', sorting: false },
    { title: 'Stunde', field: 'hour', sorting: false, width: '15%' },
  ];
  return (
    <MaterialTable
      columns={columns}
      data={telegrams}
      isLoading={isBusy}
      options={{ toolbar: false, paging: false, draggable: false, search: true, padding: 'dense' }}
      localization={{ body: { emptyDataSourceMessage: hasNone && !isBusy ? 'Kein Telegramm' : 'Nichts' } }}
      components={{ Container: (box) => <Paper {...box} elevation={0} /> }}
    />
  );
}
