import AddBox from '@material-ui/icons/AddBox';
import Link from '@material-ui/core/Link';
import MaterialTable, { Column, Icons } from '@material-table/core';
import { forwardRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Chart } from './chart';

const icons: Icons = { Add: forwardRef((own, ref) => <AddBox {...own} ref={ref} />) };

export function ChartList({ charts }: { charts: Chart[] }) {
  const columns: Column<Chart>[] = [
    {
      title: '海図',
      field: 'sheet',
      cellStyle: { minWidth: '180px' },
      render: (chart) => (
        <Link component={RouterLink} to={`/charts/${chart.id}`}>
          {chart.sheet}
        </Link>
      ),
    },
    { title: '海域', field: 'waters', cellStyle: { minWidth: '120px' } },
    { title: '棚', field: 'shelf', hidden: true, hiddenByColumnsButton: true },
    { title: '縮尺', field: 'scale', defaultSort: 'desc' },
    { title: '改訂', field: 'isRevised', type: 'boolean', defaultFilter: 'unchecked' },
    {
      title: '貸出',
      field: 'isLent',
      type: 'boolean',
      hidden: true,
      hiddenByColumnsButton: true,
      defaultFilter: 'checked',
    },
    { title: '印刷', field: 'printed', type: 'datetime', hidden: true, hiddenByColumnsButton: true },
  ];
  return (
    <MaterialTable
      title=""
      columns={columns}
      data={charts}
      icons={icons}
      options={{ filtering: true, columnsButton: true, pageSize: 25, pageSizeOptions: [25, 75, 250] }}
    />
  );
}
