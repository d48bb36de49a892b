import { applyEdits, fix, removeProperties, replace } from '../../fixes';
import { parametersOf } from '../../program/functions';
import { literalOf, propertyOf } from '../../program/objects';
import type { Program } from '../../program/program';
import { contains, findAll, isFunction, type Node } from '../../program/syntax';
import type { Literal, Table } from '../../program/table';
import type { Edit, Fix, Rule } from '../../types';
import { follow } from '../../program/values';
import { spreadsOf } from '../spreads';
import { exportOptions } from './members';

/** `exportButton` and its companions became `exportMenu`. */
export const exportMenu: Rule = {
  since: '2.3',
  href: '/docs/upgrade#exportbutton-exportcsv-and-exportfilename-are-gone',
  *check(program) {
    for (const table of program.tables) {
      const { options } = table;
      const isOld = ({ name }: { name: string }) => exportOptions.includes(name);
      const old = options?.properties.filter(isOld) ?? [];
      const spread = spreadsOf(program, options);
      const spreadOld = spread.flatMap((object) => object?.properties.filter(isOld) ?? []);
      const [first] = [...old, ...spreadOld];
      if (!options || !first) continue;
      const names = [...old, ...spreadOld].map(({ name }) => `\`${name}\``);
      const hasMenu = options.has('exportMenu') || spread.some((object) => object?.has('exportMenu'));
      if (hasMenu && old.length === 0) continue;
      const isUnread = !hasMenu && spread.some((object) => !object || object.isOpen);
      // Without a button, there was no menu.
      const isOff = !options.has('exportButton') || options.literal('exportButton') === false;
      const isWhole = !isUnread && spreadOld.length === 0;
      const menu = hasMenu || !isWhole || isOff ? undefined : menuFix(program, table, options);
      const canRemove = hasMenu || (isOff && isWhole);
      yield {
        at: first.key,
        message: `${names.join(', ')} ${names.length > 1 ? 'do' : 'does'} nothing; \`exportMenu\` takes their place.${isUnread ? ' What the options are spread from may hold functions for it.' : ''}`,
        fix: menu ?? (canRemove ? fix('Remove them', ...removeProperties(program, old)) : undefined),
      };
    }
  },
};

/** The menu, where the text shows all that it needs. */
function menuFix(program: Program, table: Table, options: Literal): Fix | undefined {
  const button = program.text(options.get('exportButton')?.node ?? options.node);
  const wants = (kind: string) => button === 'true' || new RegExp(`${kind}\\s*:\\s*true`).test(button);
  const [name, title] = [options.property('exportFileName')?.value, table.given('title')];
  // Without its own name, the file had the table's title, if that was a text.
  const given = name ?? (title?.name === 'JSXElement' ? undefined : title);
  const fileName = given ? sameValue(program, table, options, given) : "'data'";
  const delimiter = options.has('exportDelimiter') ? options.literal('exportDelimiter') : '';
  if (!/^(?:true$|\{)/.test(button) || fileName === undefined || typeof delimiter !== 'string')
    return undefined;
  const toolbar = table.object('localization')?.get('toolbar')?.node;
  const items = ['Csv', 'Pdf'].flatMap((kind) => {
    if (!wants(kind.toLowerCase())) return [];
    const upper = kind.toUpperCase();
    const text = toolbar && propertyOf(program, toolbar, `export${upper}Name`);
    const label = text ? sameValue(program, table, options, text.value) : `'${upper}'`;
    const own = options.property(`export${kind}`)?.value;
    const more = kind === 'Csv' && delimiter !== '' ? `, ${quoted(delimiter)}` : '';
    const run = own
      ? withAllRows(program, own)
      : `(columns, rows) => Export${kind}(columns, rows, ${fileName}${more})`;
    return [label !== undefined && run !== undefined && `{ label: ${label}, exportFunc: ${run} }`];
  });
  const [first, ...others] = options.properties.filter(({ name: key }) => exportOptions.includes(key));
  if (items.length === 0 || items.includes(false) || !first) return undefined;
  const used = ['ExportCsv', 'ExportPdf'].filter((one) =>
    items.some((text) => String(text).includes(`${one}(`)),
  );
  return fix(
    'Write exportMenu',
    replace(first.node, `exportMenu: [${items.join(', ')}]`),
    ...removeProperties(program, others),
    ...importExporters(program, used),
  );
}

/** File functions received all matching rows; now only the page's, and all of them as third argument. */
function withAllRows(program: Program, value: Node): string | undefined {
  const text = program.text(value);
  if (!isFunction(value)) return `(columns, rows, { searchedData }) => ${text}(columns, searchedData)`;
  const [, rows] = parametersOf(value);
  // A method.
  if (value.name === 'Property') return undefined;
  if (!rows) return text;
  const edit = replace(rows, `_, { searchedData: ${program.text(rows)} }`);
  return applyEdits(program.source, [edit]).slice(
    value.from,
    value.to + edit.insert.length - (rows.to - rows.from),
  );
}

/** An expression with the same value in the options: a string, or one of the same tag that calls nothing. */
function sameValue(program: Program, table: Table, options: Literal, value: Node): string | undefined {
  const said = literalOf(program, follow(program, value).node)?.value;
  if (typeof said === 'string') return quoted(said);
  const isSame = contains(table.tag, options.node) && contains(table.tag, value);
  const isCalled = isFunction(value) || findAll(value, 'CallExpression', 'JSXElement').length > 0;
  return isSame && !isCalled ? program.text(value) : undefined;
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

function importExporters(program: Program, names: string[]): Edit[] {
  const missing = names.filter((name) => !program.imports.some(({ local }) => local === name));
  if (missing.length === 0) return [];
  const last = program.top.getChildren('ImportDeclaration').at(-1)?.to ?? 0;
  const text = `import { ${missing.join(', ')} } from '@material-table/exporters';`;
  return [{ from: last, to: last, insert: last === 0 ? `${text}\n` : `\n${text}` }];
}
