import MaterialTable from '@material-table/core';
import { DeleteOutline } from '@mui/icons-material';

// 7.0: Material UI 7 or 8.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/selection/actions-on-selected-rows.js
export default function Seven() {
  return (
    <MaterialTable
      title="Seven"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }]}
      actions={[{ icon: () => <DeleteOutline />, tooltip: 'Drop', onClick: () => undefined }]}
      options={{ selection: true, headerSelectionProps: { inputProps: { 'aria-label': 'Select all' } } }}
    />
  );
}
