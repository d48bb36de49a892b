import MaterialTable from '@material-table/core';
import { Stack } from '@mui/material';
import { loadPage, newestFirst } from './api';
import { options } from './App';
import { StatusTabs } from './Bar';
import { makeColumns, tableStyles } from './columns';
import Figures from './Figures';
import { Trials } from './server';

// The picture of this example, which the build renders: a table with a function as data has no rows in its first frame.
const { rows, figures } = await loadPage(new URLSearchParams({ page: '0', size: '13', sort: newestFirst }));

export default function OrderDeskWithRows() {
  return (
    <Stack sx={{ bgcolor: 'background.default' }}>
      <Trials />
      <Stack spacing={1} sx={{ px: 2, py: 1, ...tableStyles }}>
        <Figures values={figures} />
        <MaterialTable
          title={<StatusTabs tab="all" />}
          columns={makeColumns()}
          data={rows}
          options={{ ...options, paging: false }}
          localization={{ header: { actions: 'Ship' } }}
        />
      </Stack>
    </Stack>
  );
}
