import demos from '@demo/all';

/** A place to start from in the playground. */
export interface Start {
  id: string;
  name: string;
}

/** All demos by section, for the list of the playground. */
export function demoSections(): [section: string, starts: Start[]][] {
  const sections = new Map<string, Start[]>();
  for (const id of Object.keys(demos).sort()) {
    if (id.startsWith('live-')) continue;
    const [folder = '', ...rest] = id.split('/');
    // Pages of the reference are told apart by their last name.
    const names = folder === 'docs' ? rest.slice(-1) : rest;
    const section = inWords(folder);
    const name = names.map(inWords).join(', ') || section;
    sections.set(section, [...(sections.get(section) ?? []), { id, name }]);
  }
  return [...sections];
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

/** `on-row-click.by-id` is "On row click, by id". */
function inWords(path: string): string {
  const words = path
    .replace(/^index\.|^component_/, '')
    .replace(/\./g, ', ')
    .replace(/[-_]+/g, ' ')
    .replace(/\bm table\b/, 'MTable');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
