import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Tool {
  id: number;
  name: string;
  shelf: string;
  keywords: string;
}

export default function SearchBehindTheColumns() {
  const columns = useMemo<Column<Tool>[]>(
    () => [
      { title: 'Tool', field: 'name' },
      { title: 'Shelf', field: 'shelf', searchable: false },
      { title: 'Keywords', field: 'keywords', hidden: true, searchable: true },
    ],
    [],
  );
  return <MaterialTable title="Tools" columns={columns} data={tools} options={{ paging: false }} />;
}

const tools: Tool[] = [
  { id: 1, name: 'Wrench', shelf: 'Drill wall', keywords: 'spanner nut bolt' },
  { id: 2, name: 'Drill', shelf: 'Cabinet', keywords: 'bore hole electric' },
  { id: 3, name: 'Jigsaw', shelf: 'Cabinet', keywords: 'cut wood electric' },
  { id: 4, name: 'Chisel', shelf: 'Bench', keywords: 'carve wood' },
];
