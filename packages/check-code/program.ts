import { Source } from './source';
import { Table } from './table';
import { readTypedParts } from './typed-parts';

/** A program and the tables in it; read once, used by all rules. */
export class Program extends Source {
  readonly tables: Table[];

  constructor(source: string, fileName?: string) {
    super(source, fileName);
    this.tables = this.tags(...this.tableNames).map((tag) => new Table(tag, this));
  }

  /** Columns and options typed with the package that no table in this file uses, each as if in a table. */
  get typedParts(): Table[] {
    return this.once('typed parts', () => readTypedParts(this, this.tables));
  }

  /** A place by its line and column, both from 1; without one, the first table, or the whole program. */
  placeAt(line: number | undefined, column = 1): { from: number; to: number } {
    const lines = this.source.split('\n');
    const text = line === undefined ? undefined : lines[line - 1];
    if (line === undefined || text === undefined) return this.tables[0]?.name ?? this.top;
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    const from = start + Math.min(Math.max(0, column - 1), text.length);
    return { from, to: start + text.length };
  }
}
