import type { Literal, Table } from './table';

/** The row literals of a program, and whether there can be others. */
export function rowsOf(table: Table): { items: Literal[]; isOpen: boolean } {
  return table.list('data');
}

/** The name of the field that identifies rows, if the program's text shows it. */
export function idName(table: Table): string | undefined {
  if (table.hasOpenOptions) return undefined;
  if (!table.options?.has('idSynonym')) return 'id';
  const name = table.option('idSynonym');
  return typeof name === 'string' ? name : undefined;
}
