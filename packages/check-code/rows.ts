import type { Literal, Table } from './table';

/** The rows a program writes out, and whether there can be others. */
export function rowsOf(table: Table): { items: Literal[]; isOpen: boolean } {
  return table.list('data');
}

/** The name of the field that identifies rows; none if the program's text doesn't show it. */
export function idName(table: Table): string | undefined {
  if (table.hasOpenOptions) return undefined;
  if (!table.options?.has('idSynonym')) return 'id';
  const name = table.option('idSynonym');
  return typeof name === 'string' ? name : undefined;
}
