import MaterialTable, { MTableToolbar } from '@material-table/core';
import { Menu, MenuItem, Switch } from '@mui/material';

// 7.0: a toolbar of one's own.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/component-overriding/toolbar-overriding.js
export default function Toolbars() {
  return (
    <MaterialTable
      title="Toolbars"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'Ada' }]}
      components={{
        Toolbar: (props) => (
          <div>
            <MTableToolbar {...props} />
            <Switch inputProps={{ 'aria-label': 'Dense rows' }} />
            <Menu open={false} MenuListProps={{ dense: true }}>
              <MenuItem>One</MenuItem>
            </Menu>
          </div>
        ),
      }}
    />
  );
}
