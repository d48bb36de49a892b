import { fix, replace } from '../fixes';
import { isTablePackage } from '../program/imports';
import type { Program } from '../program/program';
import type { NamedRule } from '../types';
import { wordOf } from '../program/scopes';

/** `material-table`, the first name of the package. */
export const oldPackage: NamedRule = {
  id: 'old-package',
  since: '2.0',
  title: 'Import from an earlier package name',
  severity: 'error',
  bad: `import MaterialTable from 'material-table';`,
  good: `import MaterialTable from '@material-table/core';`,
  *check(program) {
    for (const { source, node, local } of program.imports) {
      const string = node.getChild('String');
      const isFirst = program.imports.find((one) => one.node.from === node.from)?.local === local;
      if (source === 'material-table' && string && isFirst)
        yield {
          at: string,
          message: `\`${local}\` comes from the package that ended in 2020.`,
          fix: fix('Import @material-table/core', replace(string, "'@material-table/core'")),
        };
    }
  },
};

/** Parts of the table imported before it, or in one statement with it. */
export const tableFirst: NamedRule = {
  id: 'table-first',
  title: 'Parts imported before the table',
  bad: `import MaterialTable, { MTableToolbar } from '@material-table/core';
<MaterialTable columns={columns} data={people} components={{ Toolbar: MTableToolbar }} />`,
  good: `import MaterialTable from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
<MaterialTable columns={columns} data={people} components={{ Toolbar: MTableToolbar }} />`,
  *check(program) {
    const parts = program.imports.filter(
      ({ name, local, source, isType }) =>
        isTablePackage(source) && !isType && name.startsWith('MTable') && isUsed(program, local),
    );
    const table = program.imports.find(({ name, source }) => isTablePackage(source) && name === 'default');
    const [part] = parts;
    if (!part || !table || part.node.from > table.node.from) return;
    // With Vite, which has `import.meta.env`, a single statement works.
    if (part.node.from === table.node.from && /\bimport\.meta\.(?:env|hot|glob)\b/.test(program.source))
      return;
    yield {
      at: part.node,
      message: `\`${part.local}\` ${part.node.from === table.node.from ? 'is imported in the same statement as the table, which breaks in webpack and Rspack' : 'is imported before the table, which breaks in webpack, Rspack and Turbopack'}.`,
      ...(part.node.from === table.node.from ? { fix: split(program, part.node, table.local) } : {}),
    };
  },
};

/** A bundler removes an unused import. */
function isUsed({ source }: Program, local: string): boolean {
  return source.split(new RegExp(wordOf(local))).length > 2;
}

function split(program: Program, { from, to }: { from: number; to: number }, local: string) {
  const text = program.source.slice(from, to);
  const source = /(['"])[^'"]+\1\s*;?$/.exec(text)?.[0] ?? '';
  const rest = text.replace(new RegExp(`^import\\s+${wordOf(local)}\\s*,\\s*`), 'import ');
  return fix('Write two imports', { from, to, insert: `import ${local} from ${source}\n${rest}` });
}
