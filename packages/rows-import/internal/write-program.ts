import type { ImportedColumn } from '../types';

/** Longer lines are broken. */
const lineWidth = 110;

/** The program that shows those columns, as a person would write it, and the rows it imports. */
export function writeProgram(
  title: string,
  columns: readonly ImportedColumn[],
): { main: string; rows: string } {
  const own = columns.find(({ field }) => field === 'id');
  const hasIds = own !== undefined && areIds(own);
  const shown = columns.map((column) =>
    column === own && !hasIds ? { ...column, field: freeName(columns) } : column,
  );
  const canFilter = shown.some(({ type, choices }) => type === 'boolean' || choices);
  const main = `import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';
import rows from './rows.json';

interface Row {
${hasIds ? '' : '  id: number;\n'}${shown.map((column) => `  ${column.field}: ${typeOf(column)};\n`).join('')}}

export default function App() {
  const columns = useMemo<Column<Row>[]>(
    () => [
${shown.map((column) => writeColumn(column, canFilter)).join('')}    ],
    [],
  );
  return ${writeTable(attribute(title), canFilter)};
}
`;
  return { main, rows: writeRows(shown, hasIds) };
}

function writeTable(title: string, canFilter: boolean): string {
  const props = [`title=${title}`, 'columns={columns}', 'data={rows as Row[]}'];
  if (canFilter) props.push('options={{ filtering: true }}');
  const table = `<MaterialTable ${props.join(' ')} />`;
  if (`  return ${table};`.length <= lineWidth) return table;
  if (`    ${table}`.length <= lineWidth) return `(\n    ${table}\n  )`;
  return `(\n    <MaterialTable\n${props.map((prop) => `      ${prop}\n`).join('')}    />\n  )`;
}

/** One row per line, so that a row can be found and changed. */
function writeRows(columns: readonly ImportedColumn[], hasIds: boolean): string {
  const count = columns[0]?.cells.length ?? 0;
  const lines = Array.from({ length: count }, (_, index) => {
    const row: [string, unknown][] = hasIds ? [] : [['id', index + 1]];
    for (const { field, cells } of columns) row.push([field, cells[index]]);
    return `  { ${row.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(', ')} }`;
  });
  return lines.length > 0 ? `[\n${lines.join(',\n')}\n]\n` : '[]\n';
}

function writeColumn(column: ImportedColumn, canFilter: boolean): string {
  const { title, field, type, choices } = column;
  const parts = [`title: ${quote(title)}`, `field: ${quote(field)}`];
  if (type !== 'text') parts.push(`type: '${type === 'number' ? 'numeric' : type}'`);
  if (choices)
    parts.push(`lookup: { ${choices.map((value) => `${key(value)}: ${quote(value)}`).join(', ')} }`);
  // Clearing a filter of these types leaves no rows in 8.0.3.
  if (canFilter && (type === 'number' || type === 'date' || type === 'datetime'))
    parts.push('filtering: false');
  const line = `      { ${parts.join(', ')} },\n`;
  if (line.length <= lineWidth) return line;
  return `      {\n${parts.map((part) => `        ${part},\n`).join('')}      },\n`;
}

function typeOf({ type, cells }: ImportedColumn): string {
  const name = type === 'number' || type === 'boolean' ? type : 'string';
  return cells.includes(null) ? `${name} | null` : name;
}

function areIds({ cells }: ImportedColumn): boolean {
  const values = new Set(cells.map(String));
  return !cells.includes(null) && !cells.includes('') && values.size === cells.length;
}

function freeName(columns: readonly ImportedColumn[]): string {
  let name = 'fileId';
  while (columns.some(({ field }) => field === name)) name += 'Column';
  return name;
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function key(text: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(text) && text !== '__proto__' ? text : quote(text);
}

function attribute(text: string): string {
  return /["\\\n&{}]/.test(text) ? `{${quote(text)}}` : `"${text}"`;
}
