import MaterialTable from '@material-table/core';
import { Stack } from '@mui/material';
import { loadPage, newestFirst } from './api';
import { options } from './App';
import { StatusTabs } from './Bar';
import { makeColumns, tableStyles } from './columns';
import Figures from './Figures';
import { TrialRail } from './server';

// The picture of this example, which the build renders: a table with a function as data has no rows in its first frame.
const { rows, figures } = await loadPage(new URLSearchParams({ page: '0', size: '10', sort: newestFirst }));

export default function OrderDeskWithRows() {
  return (
    <Stack direction="row" sx={{ bgcolor: 'background.default' }}>
      <TrialRail />
      <Stack spacing={2} sx={{ flex: 1, minWidth: 0, p: 2, ...tableStyles }}>
        <Figures values={figures} />
        <StatusTabs tab="all" />
        <MaterialTable
          columns={makeColumns()}
          data={rows}
          options={{ ...options, paging: false }}
          localization={{ header: { actions: 'Ship' } }}
        />
      </Stack>
    </Stack>
  );
}
