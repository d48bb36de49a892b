import MaterialTable, { MTableToolbar } from '@material-table/core';
import Chip from '@mui/material/Chip';

export default function ToolbarOverride() {
  return (
    <MaterialTable
      title="Toolbar"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'x' }]}
      components={{
        Toolbar: (props) => (
          <div>
            <MTableToolbar {...props} />
            <Chip label="Chip 1" color="secondary" />
          </div>
        ),
      }}
    />
  );
}
