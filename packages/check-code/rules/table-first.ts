import { isTablePackage } from '../imports';
import { fix } from '../fixes';
import type { Program } from '../program';
import type { Rule } from '../types';
import { wordOf } from '../words';

/** Parts of the table imported before it, or in one statement with it. */
export const tableFirst: Rule = {
  id: 'table-first',
  reason: {
    href: '/docs/api/props/mt_prop_components#import-the-table-first-element-type-is-invalid-react-error-130',
    says: 'The table then fails with "Element type is invalid" (React error 130 in a production build).',
    proof: ['each bundler that the page names makes a table that runs'],
    severity: 'warning',
    cure: 'Write two imports, the table before its parts',
  },
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
    // Vite, which `import.meta.env` is of, takes one statement.
    if (part.node.from === table.node.from && /\bimport\.meta\.(?:env|hot|glob)\b/.test(program.source))
      return;
    yield {
      at: part.node,
      message: `\`${part.local}\` ${part.node.from === table.node.from ? 'comes in one statement with the table, which webpack and Rspack break' : 'is loaded before the table, which webpack, Rspack and Turbopack break'}.`,
      ...(part.node.from === table.node.from ? { fix: split(program, part.node, table.local) } : {}),
    };
  },
};

/** A bundler drops an import that nobody uses. */
function isUsed({ source }: Program, local: string): boolean {
  return source.split(new RegExp(wordOf(local))).length > 2;
}

function split(program: Program, { from, to }: { from: number; to: number }, local: string) {
  const text = program.source.slice(from, to);
  const source = /(['"])[^'"]+\1\s*;?$/.exec(text)?.[0] ?? '';
  const rest = text.replace(new RegExp(`^import\\s+${wordOf(local)}\\s*,\\s*`), 'import ');
  return fix('Write two imports', { from, to, insert: `import ${local} from ${source}\n${rest}` });
}
