import { fix, removeProperty, replace } from '../../fixes';
import type { Program } from '../../program';
import type { Literal } from '../../table';
import type { Edit, Fix } from '../../types';
import { exportOptions } from './members';
import type { UpgradeRule } from '../types';

/** `exportButton` and its companions are `exportMenu`. */
export const exportMenu: UpgradeRule = {
  line: '2.3',
  href: '/docs/upgrade#exportbutton-exportcsv-and-exportfilename-are-gone',
  *check(program) {
    for (const { options } of program.tables) {
      const old = options?.properties.filter(({ name }) => exportOptions.includes(name)) ?? [];
      const [first] = old;
      if (!options || !first) continue;
      const menu = options.has('exportMenu') ? undefined : menuFix(program, options);
      yield {
        at: first.key,
        message: `${old.map(({ name }) => `\`${name}\``).join(', ')} ${old.length > 1 ? 'do' : 'does'} nothing; \`exportMenu\` takes their place.`,
        fix: menu ?? fix('Remove them', ...old.map((property) => removeProperty(program, property))),
      };
    }
  },
};

function menuFix(program: Program, options: Literal): Fix | undefined {
  const button = options.get('exportButton')?.node;
  const buttonText = button ? program.text(button) : 'false';
  const name = options.get('exportFileName');
  const delimiter = options.literal('exportDelimiter');
  const fileName = name ? program.text(name.node) : "'data'";
  const isOff = buttonText === 'false';
  const own = (option: string) => {
    const value = options.get(option);
    return value && program.text(value.variable && value.home === 'import' ? value.node : value.node);
  };
  const wants = (kind: string) =>
    !buttonText.startsWith('{') || new RegExp(`${kind}\\s*:\\s*true`).test(buttonText);
  if (isOff || (name && name.node.name === 'CallExpression')) return undefined;
  const items = [
    wants('csv') && item('CSV', own('exportCsv') ?? csv(fileName, delimiter)),
    wants('pdf') &&
      item('PDF', own('exportPdf') ?? `(columns, rows) => ExportPdf(columns, rows, ${fileName})`),
  ].filter(Boolean);
  if (items.length === 0) return undefined;
  const [first, ...others] = options.properties.filter(({ name: key }) => exportOptions.includes(key));
  if (!first) return undefined;
  const used = ['ExportCsv', 'ExportPdf'].filter((one) => items.some((text) => String(text).includes(one)));
  return fix(
    'Write exportMenu',
    replace(first.node, `exportMenu: [${items.join(', ')}]`),
    ...others.map((property) => removeProperty(program, property)),
    ...importExporters(program, used),
  );
}

const item = (label: string, run: string) => `{ label: '${label}', exportFunc: ${run} }`;

function csv(fileName: string, delimiter: unknown): string {
  const more = typeof delimiter === 'string' ? `, ${JSON.stringify(delimiter).replace(/"/g, "'")}` : '';
  return `(columns, rows) => ExportCsv(columns, rows, ${fileName}${more})`;
}

function importExporters(program: Program, names: string[]): Edit[] {
  const missing = names.filter((name) => !program.imports.some(({ local }) => local === name));
  if (missing.length === 0) return [];
  const last = program.top.getChildren('ImportDeclaration').at(-1)?.to ?? 0;
  const text = `import { ${missing.join(', ')} } from '@material-table/exporters';`;
  return [{ from: last, to: last, insert: last === 0 ? `${text}\n` : `\n${text}` }];
}
