import demos from '@generated/playground-programs/starts.json';
import type { Start } from '../../../generated/facts';
import { blankId, firstId, yourDataId } from './start-ids';

const blank: Start = { id: blankId, name: 'A blank table', section: 'Start' };
const yourData: Start = { id: yourDataId, name: 'paste CSV, TSV or JSON', section: 'Your data' };

/** The starting points of the playground, in the order of their list. */
export const starts = [
  ...demos.filter(({ id }) => id === firstId),
  blank,
  yourData,
  ...demos.filter(({ id }) => id !== firstId),
];

/** What a start is called, with its group or its page. */
export function nameOfStart(id: string): string {
  const found = starts.find((start) => start.id === (id || firstId));
  return found ? `${found.section}: ${found.name}` : id;
}

export const blankTable = `import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Row {
  id: number;
  name: string;
}

export default function App() {
  const columns = useMemo<Column<Row>[]>(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="My table" columns={columns} data={rows} />;
}

const rows: Row[] = [
  { id: 1, name: 'First row' },
  { id: 2, name: 'Second row' },
];
`;
