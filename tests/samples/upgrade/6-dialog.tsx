import MaterialTable, { type Column } from '@material-table/core';
import { Dialog, Checkbox } from '@mui/material';
import { useMemo, useState } from 'react';

interface Row {
  id: number;
  name: string;
}

// 6.5: Material UI 7.
// After https://github.com/material-table-core/core/issues/519
export default function Dialogs() {
  const [isOpen, setIsOpen] = useState(true);
  const columns = useMemo<Column<Row>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Done', render: () => <Checkbox inputProps={{ 'aria-label': 'Done' }} /> },
    ],
    [],
  );
  return (
    <>
      <MaterialTable title="Behind" columns={columns} data={[{ id: 1, name: 'Ada' }]} />
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} PaperProps={{ elevation: 2 }}>
        In front
      </Dialog>
    </>
  );
}
