import { applyEdits, fix, removeProperties, replace } from '../../fixes';
import { isAsync, parametersOf } from '../../functions';
import { literalOf, propertyOf } from '../../objects';
import type { Program } from '../../program';
import { calleeOf, contains, findAll, isFunction, type Node } from '../../syntax';
import type { Literal, Table } from '../../table';
import type { Edit, Fix } from '../../types';
import { follow, functionOf } from '../../values';
import { spreadsOf, type Spread } from '../spreads';
import { exportOptions } from './members';
import type { UpgradeRule } from '../types';

/** `exportButton` and its companions became `exportMenu`. */
export const exportMenu: UpgradeRule = {
  line: '2.3',
  href: '/docs/upgrade#exportbutton-exportcsv-and-exportfilename-are-gone',
  *check(program) {
    for (const table of program.tables) {
      const { options } = table;
      const isOld = ({ name }: { name: string }) => exportOptions.includes(name);
      const old = options?.properties.filter(isOld) ?? [];
      const spread = spreadsOf(program, options);
      const spreadOld = spread.flatMap(({ object }) => object?.properties.filter(isOld) ?? []);
      const [first] = [...old, ...spreadOld];
      if (!options || !first) continue;
      const names = [...old, ...spreadOld].map(({ name }) => `\`${name}\``);
      const hasMenu = options.has('exportMenu') || spread.some(({ object }) => object?.has('exportMenu'));
      if (hasMenu && old.length === 0) continue;
      const isUnread = !hasMenu && spread.some(({ object }) => !object || object.isOpen);
      const menu = hasMenu || isUnread ? undefined : menuFix(program, table, options, spread);
      // Without a button, there was no menu.
      const isOff = !isButtonGiven(options);
      const canRemove = hasMenu || (isOff && !isUnread && spreadOld.length === 0);
      yield {
        at: first.key,
        message: `${names.join(', ')} ${names.length > 1 ? 'do' : 'does'} nothing; \`exportMenu\` takes their place.${isUnread ? ' What the options are spread from may hold functions for it.' : ''}`,
        fix: menu ?? (canRemove ? fix('Remove them', ...removeProperties(program, old)) : undefined),
      };
    }
  },
};

const isButtonGiven = (options: Literal) =>
  options.has('exportButton') && options.literal('exportButton') !== false;

function menuFix(program: Program, table: Table, options: Literal, spread: Spread[]): Fix | undefined {
  const holds = ({ object }: Spread, option: string) => object?.has(option) ?? false;
  // The same option twice: the order decides which one applies.
  const isDouble = exportOptions.some(
    (option) => spread.filter((one) => holds(one, option)).length + (options.has(option) ? 1 : 0) > 1,
  );
  const isOnlyFunctions = ['exportButton', 'exportFileName', 'exportDelimiter'].every(
    (option) => !spread.some((one) => holds(one, option)),
  );
  if (isDouble || !isOnlyFunctions) return undefined;
  const button = options.get('exportButton')?.node;
  const buttonText = button ? program.text(button) : 'false';
  const name = options.get('exportFileName');
  const delimiter = options.literal('exportDelimiter');
  const title = table.given('title');
  // Without its own name, the file had the table's title.
  if (!name && title && callsHooks(program, title)) return undefined;
  const fileName = name
    ? nameOf(program, options, name.node)
    : ((title && known(program, table, options, title)) ?? "'data'");
  const own = (option: string) => {
    const from = spread.find((one) => holds(one, option));
    if (from) return withAllRows(program, `${from.name}.${option}`);
    const value = options.property(option)?.value;
    return value && withAllRows(program, program.text(value), value);
  };
  const wants = (kind: string) =>
    !buttonText.startsWith('{') || new RegExp(`${kind}\\s*:\\s*true`).test(buttonText);
  if (!/^(?:true$|\{)/.test(buttonText) || name?.node.name === 'CallExpression') return undefined;
  const label = (key: string, kind: string) => textOf(program, table, options, key) ?? `'${kind}'`;
  const items = [
    wants('csv') && item(label('exportCSVName', 'CSV'), own('exportCsv') ?? csv(fileName, delimiter)),
    wants('pdf') &&
      item(
        label('exportPDFName', 'PDF'),
        own('exportPdf') ?? `(columns, rows) => ExportPdf(columns, rows, ${fileName})`,
      ),
  ].filter(Boolean);
  if (items.length === 0) return undefined;
  const [first, ...others] = options.properties.filter(({ name: key }) => exportOptions.includes(key));
  if (!first) return undefined;
  const used = ['ExportCsv', 'ExportPdf'].filter((one) => items.some((text) => String(text).includes(one)));
  return fix(
    'Write exportMenu',
    replace(first.node, `exportMenu: [${items.join(', ')}]`),
    ...removeProperties(program, others),
    ...importExporters(program, used),
  );
}

const item = (label: string, run: string) => `{ label: ${label}, exportFunc: ${run} }`;

/** File functions received all matching rows; now only the page's, and all of them as third argument. */
function withAllRows(program: Program, text: string, value?: Node): string {
  if (!value || !isFunction(value))
    return `(columns, rows, { searchedData }) => ${text}(columns, searchedData)`;
  const [, rows] = parametersOf(value);
  const start = value.name === 'Property' ? (value.getChild('ParamList')?.from ?? value.from) : value.from;
  const keyword = value.name === 'Property' ? `${isAsync(value) ? 'async ' : ''}function ` : '';
  const code = program.source.slice(start, value.to);
  return (
    keyword +
    (rows
      ? applyEdits(code, [
          {
            from: rows.from - start,
            to: rows.to - start,
            insert: `_, { searchedData: ${program.text(rows)} }`,
          },
        ])
      : code)
  );
}

/** The name of a file, which could be a function. */
function nameOf(program: Program, options: Literal, name: Node): string {
  const given = options.property('exportFileName')?.value ?? name;
  return isFunction(name) ? `(${program.text(given)})()` : program.text(name);
}

/** A text of the toolbar, which an export's menu item had. */
function textOf(program: Program, table: Table, options: Literal, name: string): string | undefined {
  const toolbar = table.object('localization')?.get('toolbar')?.node;
  const text = toolbar && propertyOf(program, toolbar, name);
  return text && known(program, table, options, text.value);
}

/** An expression with the same value in the options: a string, or one of the same tag. */
function known(program: Program, table: Table, options: Literal, value: Node): string | undefined {
  const said = literalOf(program, follow(program, value).node)?.value;
  if (typeof said === 'string') return `'${said.replace(/[\\']/g, '\\$&')}'`;
  const isSame = contains(table.tag, options.node) && contains(table.tag, value);
  return isSame && !/JSX|Property/.test(value.name) ? program.text(value) : undefined;
}

/** Whether a call is one of a hook or a component, or of a function of this file that calls hooks. */
function callsHooks(program: Program, value: Node): boolean {
  const hook = /\b(?:use[A-Z]|[A-Z]\w*\()/;
  return findAll(value, 'CallExpression').some((call) => {
    const callee = calleeOf(call);
    const called = callee && functionOf(program, callee);
    return hook.test(program.text(call)) || /\buse[A-Z]\w*\(/.test(called ? program.text(called) : '');
  });
}

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
