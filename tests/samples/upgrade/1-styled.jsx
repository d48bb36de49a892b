import React from 'react';
import MaterialTable, { MTableToolbar } from 'material-table';
import { withStyles } from '@material-ui/core/styles';

// 1.x: a toolbar with styles of Material UI 4.
// After https://github.com/material-table-core/core/issues/362
const Bar = withStyles({ root: { borderTop: '4px solid rgb(0, 90, 0)' } })(MTableToolbar);

export default function Fields() {
  return (
    <MaterialTable
      title="Fields"
      columns={[{ title: 'Crop', field: 'crop' }]}
      data={[{ id: 1, crop: 'Rye' }]}
      components={{ Toolbar: (props) => <Bar {...props} /> }}
    />
  );
}
