import { Source } from './source';
import type { Node } from './syntax';
import { Table } from './table';
import { readTypedParts } from './typed-parts';

/** A program and the tables in it; read once, used by all rules. */
export class Program extends Source {
  readonly tables: Table[];

  constructor(source: string, fileName?: string) {
    super(source, fileName);
    this.tables = this.tags(...this.tableNames)
      .filter((tag) => this.isTable(tag))
      .map((tag) => new Table(tag, this));
  }

  /** Whether a tag with the table's name is the table, not a component of the program with the same name. */
  private isTable(tag: Node): boolean {
    const name = tag.getChild('JSXIdentifier');
    const binding = name && this.lookUp(this.text(name), name);
    if (!binding || binding.kind === 'import') return true;
    return binding.init !== undefined && /\bmaterial-table\b/.test(this.text(binding.init));
  }

  /** Columns and options typed with the package that no table in this file uses, each as if in a table. */
  get typedParts(): Table[] {
    return this.once('typed parts', () => readTypedParts(this, this.tables));
  }
}
