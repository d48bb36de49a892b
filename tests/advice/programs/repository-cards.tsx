import MaterialTable, { Column } from 'material-table';
import { useEffect, useState } from 'react';
import { Knot, Splice } from './ropes';
import { fill } from './fill';

interface Props {
  address: string;
  heading: string;
  columns: Column<Knot | Splice>[];
}

export default function Ropework({ address, heading, columns }: Props) {
  const [ropework, setRopework] = useState<(Knot | Splice)[]>([]);
  useEffect(() => {
    fill(setRopework, address);
  }, [address]);
  return (
    <MaterialTable
      title={heading}
      columns={columns}
      data={ropework}
      onChangePage={() => console.log('turned')}
      style={{ fontSize: 'small' }}
      options={{
        filtering: true,
        grouping: true,
        selection: true,
        exportButton: true,
        headerStyle: { textAlign: 'center' },
      }}
      editable={{
        onRowAdd: (added) =>
          new Promise((resolve, reject) => {
            setTimeout(() => {
              const next = [...ropework, added];
              console.log(next);
            }, 700);
          }),
        onRowUpdate: (changed, old) =>
          new Promise((resolve, reject) => {
            setTimeout(() => console.log([...ropework], changed), 700);
          }),
        onRowDelete: (old) =>
          new Promise((resolve, reject) => {
            setTimeout(() => {}, 700);
          }),
      }}
    />
  );
}
