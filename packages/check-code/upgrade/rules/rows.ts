import { parametersOf } from '../../functions';
import type { Program } from '../../program';
import { idName, rowsOf } from '../../rows';
import { deletedTableData, rowByIdentity } from '../../rules/rows';
import { wordOf } from '../../scopes';
import { around, calleeOf, findAll, functionAround, type Node } from '../../syntax';
import type { Table } from '../../table';
import { functionOf } from '../../values';
import type { Finding, UpgradeRule } from '../types';

/** Rows are copies since 3.0: what found them by `tableData.id`, or by identity, needs an id in each row. */
export const rowsById: UpgradeRule = {
  line: '3.0',
  href: '/docs/upgrade#your-rows-are-no-longer-mutated',
  *check(program, facts) {
    const uses = idsOfTableData(program);
    const thrown = [...deletedTableData.check(program, facts)];
    const found = uses.flatMap(({ at, row }): Finding[] => {
      const isDeleted = thrown.some((one) => one.at.from === at.from || one.at.to === at.to);
      const message = isDeleted ? inDelete(program, at, row) : messageFor(program, { at, row, uses });
      return message === undefined ? [] : [{ at, message }];
    });
    yield* found;
    const [identity] = rowByIdentity.check(program, facts);
    if (found.length > 0 || identity) for (const table of program.tables) yield* missingIds(program, table);
  },
};

interface Use {
  at: Node;
  /** The expression whose `tableData` it is. */
  row: string;
}

/** Each `tableData.id` of a row, as a member or taken apart; a column has one, too. */
function idsOfTableData(program: Program): Use[] {
  const isTableData = (node: Node | null | undefined) =>
    node != null && /(?<!\bcol(?:umn(?:Def)?)?\??\.)\btableData$/.test(program.text(node));
  return program.find('MemberExpression', 'PatternProperty', 'ObjectPattern').flatMap((at): Use[] => {
    const text = program
      .text(at)
      .replaceAll('?.', '.')
      .replace(/\[(['"])id\1\]$/, '.id');
    if (at.name === 'PatternProperty')
      return /^tableData\s*:\s*\{[^]*\bid\b/.test(text) ? [{ at, row: 'row' }] : [];
    // `const { id } = row.tableData`
    if (at.name === 'ObjectPattern') {
      const init = at.parent?.name === 'VariableDeclaration' ? at.nextSibling?.nextSibling : undefined;
      return isTableData(init) && /\bid\b/.test(text)
        ? [{ at, row: program.text(init ?? at).replace(/\??\.tableData$/, '') }]
        : [];
    }
    const [, of = ''] = /^([^]+)\.id$/.exec(text) ?? [];
    const binding = /^[\w$]+$/.test(of) ? program.lookUp(of, at) : undefined;
    const isHeld = binding?.init && !binding.pattern && isTableData(binding.init);
    if (!isHeld && !(of !== '' && isTableData(at.firstChild))) return [];
    const whole = isHeld && binding.init ? program.text(binding.init) : of;
    return [{ at, row: /^([^]+?)\??\.tableData$/.exec(whole)?.[1] ?? 'row' }];
  });
}

const inDelete = (program: Program, at: Node, row: string) =>
  `\`${program.text(at)}\` throws: \`onRowDelete\` gets its row without \`tableData\`. Give each row an \`id\`, and keep the others: \`rows.filter((one) => one.id !== ${row}.id)\`.`;

/** What is wrong with a use, and what to write; undefined where all that it is compared with changed alike. */
function messageFor(program: Program, { at, row, uses }: Use & { uses: Use[] }): string | undefined {
  const text = `\`${program.text(at)}\``;
  const isKey = at.parent?.name === 'JSXEscape' && program.text(at.parent.parent ?? at).startsWith('key=');
  if (isKey || isComparedAlike(program, at, uses)) return undefined;
  if (otherSide(at)?.name === 'Number')
    return `${text} is the row’s \`id\` if it has one: for its number in your data, read \`tableData.index\`.`;
  if (isPath(program, at))
    return `${text} is the row’s \`id\` if it has one, and a path is the row’s place in the table: write \`[${row}.tableData.index]\`, which is right until rows are sorted, searched or filtered.`;
  return `${text} was the row’s place in your data, and is its \`id\` as soon as it has one. Give each row an \`id\`, and find yours by \`rows.findIndex((one) => one.id === ${row}.id)\`.`;
}

/** What a value is compared with, or added to. */
function otherSide({ from, parent }: Node): Node | undefined {
  if (parent?.name !== 'BinaryExpression') return undefined;
  return (parent.firstChild?.from === from ? parent.lastChild : parent.firstChild) ?? undefined;
}

/** Whether a use is compared with another one, or with a state that only ever holds another one. */
function isComparedAlike(program: Program, at: Node, uses: Use[]): boolean {
  const isUse = (node: Node) => uses.some((one) => one.at.from === node.from);
  const states = uses.flatMap((use) => {
    const other = otherSide(use.at);
    const [name] = other && !isUse(other) ? (/[\w$]+$/.exec(program.text(other)) ?? []) : [];
    return other && name && other.name !== 'Number' ? [{ other, name }] : [];
  });
  const isIndex = states.some(
    ({ other, name }) =>
      program.lookUp(name, other)?.kind === 'parameter' ||
      new RegExp(`(?:\\[|splice\\()\\s*(?:[\\w.]+\\.)?${wordOf(name)}`).test(program.source),
  );
  const other = otherSide(at);
  if (other && isUse(other)) return true;
  if (other) return other.name !== 'Number' && !isIndex;
  const call = [...around(at)].find(({ name }) => /^(?:CallExpression|MemberExpression)$/.test(name));
  const isSet =
    call?.name === 'CallExpression' && /^(?:this\.setState|set[A-Z]\w*)\(/.test(program.text(call));
  return isSet && states.length > 0 && !isIndex;
}

/** Whether it is in the path of a row whose panel opens, itself or in a variable. */
function isPath(program: Program, at: Node): boolean {
  const toggle = 'onToggleDetailPanel(';
  for (const one of around(at))
    if (
      one.name === 'CallExpression' &&
      program
        .text(one)
        .replace(/^[^(]*\./, '')
        .startsWith(toggle)
    )
      return true;
  const held = at.parent?.name === 'VariableDeclaration' ? at.parent.getChild('VariableDefinition') : null;
  const name = held && wordOf(program.text(held));
  return (
    name !== null &&
    new RegExp(`onToggleDetailPanel\\(\\s*\\[\\s*${name}`).test(
      program.text(functionAround(at) ?? program.top),
    )
  );
}

/** A row that is written without an id, and where one is added. */
function* missingIds(program: Program, table: Table): Generator<Finding> {
  const id = idName(table);
  const row = rowsOf(table).items.find((one) => id !== undefined && !one.isOpen && !one.has(id));
  if (row) yield { at: row.node, message: `This row has no \`${id}\`: give each row its own.` };
  const add = table.object('editable')?.property('onRowAdd');
  const fn = add && functionOf(program, add.value);
  const [added] = fn ? parametersOf(fn) : [];
  if (add && !(fn && givesId(program, fn, id ?? 'id')))
    yield {
      at: add.key,
      message: `An added row has no \`${id ?? 'id'}\` yet: give it one before you store it, such as \`{ ...${added?.name === 'VariableDefinition' ? program.text(added) : 'newData'}, ${id ?? 'id'}: crypto.randomUUID() }\` (over HTTPS or on localhost).`,
    };
}

/** Whether a function, or one of this file that it calls, names the id, or sends the row to a server that does. */
function givesId(program: Program, fn: Node, id: string, depth = 0): boolean {
  if (new RegExp(`${wordOf(id)}(?!\\s*\\))|\\b(?:fetch|axios|post|uuid\\w*)\\b`).test(program.text(fn)))
    return true;
  return (
    depth < 3 &&
    findAll(fn, 'CallExpression').some((call) => {
      const callee = calleeOf(call);
      const called = callee && functionOf(program, callee);
      return called !== undefined && givesId(program, called, id, depth + 1);
    })
  );
}
