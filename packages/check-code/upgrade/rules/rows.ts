import { parametersOf } from '../../program/functions';
import type { Program } from '../../program/program';
import { idName, rowsOf } from '../../program/rows';
import { deletedTableData, rowByIdentity } from '../../rules/rows';
import { wordOf } from '../../program/scopes';
import { around, calleeOf, findAll, type Node } from '../../program/syntax';
import type { Table } from '../../program/table';
import { functionOf } from '../../program/values';
import type { Finding, Rule } from '../../types';

/** Rows are copies since 3.0: what found them by `tableData.id`, or by identity, needs an id in each row. */
export const rowsById: Rule = {
  since: '3.0',
  href: '/docs/upgrade#your-rows-are-no-longer-mutated',
  *check(program, facts) {
    const uses = idsOfTableData(program);
    // The advice names the places that throw.
    const others = [deletedTableData, rowByIdentity].flatMap((rule) => [...rule.check(program, facts)]);
    const isNamed = (use: Node) => others.some(({ at }) => at.from === use.from || at.to === use.to);
    const found = uses.filter(
      (use) => !isNamed(use) && !isKey(program, use) && !isComparedAlike(program, use, uses),
    );
    for (const at of found)
      yield {
        at,
        message:
          '`tableData.id` was the row’s place in your data, and is its `id` as soon as it has one. Give each row an `id`, and find yours by `rows.findIndex((one) => one.id === oldData.id)`; for its number or its path in the table, read `tableData.index`.',
      };
    if (found.length + others.length > 0)
      for (const table of program.tables) yield* missingIds(program, table);
  },
};

/** Each `tableData.id` of a row, as a member or taken apart; a column has one, too. */
function idsOfTableData(program: Program): Node[] {
  const isTableData = (node: Node | null | undefined) =>
    node != null && /(?<!\bcol(?:umn(?:Def)?)?\??\.)\btableData$/.test(program.text(node));
  return program.find('MemberExpression', 'PatternProperty', 'ObjectPattern').filter((at) => {
    const text = program.text(at);
    if (at.name === 'PatternProperty') return /^tableData\s*:\s*\{[^]*\bid\b/.test(text);
    // `const { id } = row.tableData`
    if (at.name === 'ObjectPattern')
      return (
        at.parent?.name === 'VariableDeclaration' &&
        isTableData(at.nextSibling?.nextSibling) &&
        /\bid\b/.test(text)
      );
    const object = /(?:\.id|\[(['"])id\1\])$/.test(text) ? at.firstChild : undefined;
    const binding = object?.name === 'VariableName' ? program.lookUp(program.text(object), at) : undefined;
    return isTableData(object) || (!binding?.pattern && isTableData(binding?.init));
  });
}

/** Whether a use is the `key` of an element. */
const isKey = (program: Program, { parent }: Node) =>
  parent?.name === 'JSXEscape' && program.text(parent.parent ?? parent).startsWith('key=');

/** What a value is compared with, or added to. */
function otherSide({ from, parent }: Node): Node | undefined {
  if (parent?.name !== 'BinaryExpression') return undefined;
  return (parent.firstChild?.from === from ? parent.lastChild : parent.firstChild) ?? undefined;
}

/** Whether a use is compared with another one, or with a state that only ever holds another one. */
function isComparedAlike(program: Program, at: Node, uses: Node[]): boolean {
  const isUse = (node: Node) => uses.some(({ from }) => from === node.from);
  const states = uses.flatMap((use) => {
    const other = otherSide(use);
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
