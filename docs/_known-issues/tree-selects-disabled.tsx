import MaterialTable, { type Options } from '@material-table/core';
import { useMemo, useState } from 'react';

/** Select Sales: Ben, who can't be selected, is selected, too. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const [chosen, setChosen] = useState<Row[]>([]);
  return (
    <MaterialTable
      title={chosen.map(({ name }) => name).join(', ')}
      columns={columns}
      data={rows}
      options={options}
      parentChildData={({ parentId }, all) => all.find(({ id }) => id === parentId)}
      onSelectionChange={(selected) => setChosen(selected.filter(({ isLocked }) => !isLocked))}
    />
  );
}

interface Row {
  id: number;
  name: string;
  parentId?: number;
  isLocked?: boolean;
}

const options: Options<Row> = {
  selection: true,
  showTextRowsSelected: false,
  defaultExpanded: true,
  // Wrong: the checkbox of a disabled row still shows what its parent selects.
  selectionProps: ({ isLocked }: Row) => ({ disabled: isLocked }),
  // Right: selectionProps: ({ isLocked }: Row) => (isLocked ? { disabled: true, checked: false } : {}),
};

const rows: Row[] = [
  { id: 1, name: 'Sales' },
  { id: 2, name: 'Ada', parentId: 1 },
  { id: 3, name: 'Ben', parentId: 1, isLocked: true },
];
