import React, { useState } from 'react';
import MaterialTable, { MTableBodyRow, MTableCell } from 'material-table';

// 1.x: rows and cells of one's own around those of the table.
// After https://github.com/mbrn/material-table/issues/820
export default function Stars() {
  const [over, setOver] = useState('nothing');
  const components = {
    Row: (props) => <MTableBodyRow {...props} onMouseEnter={() => setOver(props.data.star)} />,
    Cell: (props) => <MTableCell {...props} style={{ textTransform: 'uppercase' }} />,
  };
  return (
    <>
      <p>Over: {over}</p>
      <MaterialTable
        title="Stars"
        columns={[{ title: 'Star', field: 'star' }]}
        data={[{ id: 1, star: 'Mizar' }, { id: 2, star: 'Alcor' }]}
        components={components}
      />
    </>
  );
}
