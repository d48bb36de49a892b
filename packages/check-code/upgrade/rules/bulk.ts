import { fix, replace } from '../../fixes';
import { functionArgument, parametersOf } from '../../functions';
import type { Program } from '../../program';
import { idName, rowsOf } from '../../rows';
import { argumentsOf, calleeOf, childrenOf, findAll, type Node } from '../../syntax';
import type { Literal, Table } from '../../table';
import { functionOf } from '../../values';
import type { Edit } from '../../types';
import type { UpgradeRule } from '../types';

/** The changes of `onBulkUpdate` have the keys `tableData.id`: once the index, now the row's id if any. */
export const bulkKeys: UpgradeRule = {
  line: '3.0',
  href: '/docs/upgrade#your-rows-are-no-longer-mutated',
  *check(program) {
    for (const table of program.tables) {
      const id = idName(table) ?? 'id';
      const given = table.object('editable')?.property('onBulkUpdate');
      const fn = given && functionOf(program, given.value);
      const [changes] = fn ? parametersOf(fn) : [];
      if (!fn || changes?.name !== 'VariableDefinition' || haveNoIds(table, id)) continue;
      const uses = placesOf(program, fn, program.text(changes));
      const [first] = uses;
      if (!first) continue;
      const edits = uses.flatMap((use) => found(program, use, program.text(changes), id) ?? []);
      // `changes[Number(key)]` finds nothing for a string.
      const isNumber = uses.some(({ name }) => name !== 'VariableName');
      const isShown = haveIds(table, id, isNumber) && edits.length === uses.length;
      yield {
        at: first,
        message: `The keys of \`${program.text(changes)}\` are the ids of rows that have one, not their places: find a row by \`rows.findIndex((one) => one.${id} === oldData.${id})\`.`,
        ...(isShown ? { fix: fix('Find rows by their id', ...edits) } : {}),
      };
    }
  },
};

const haveIds = (table: Table, id: string, areNumbers: boolean) => {
  const { items, isOpen } = rowsOf(table);
  const isFit = (row: Literal) => (areNumbers ? typeof row.literal(id) === 'number' : row.has(id));
  return items.length > 0 && !isOpen && items.every(isFit);
};

const haveNoIds = (table: Table, id: string) => {
  const { items, isOpen } = rowsOf(table);
  return items.length > 0 && !isOpen && items.every((row) => !row.has(id) && !row.isOpen);
};

/** The uses of a key except for its own change, such as `rows[key]`. */
function placesOf(program: Program, fn: Node, changes: string): Node[] {
  const keys = keysOf(program, fn, changes);
  return findAll(fn, 'VariableName')
    .filter((node) =>
      keys.some(({ from }) => program.lookUp(program.text(node), node)?.definition.from === from),
    )
    .map((node) => asNumber(program, node))
    .filter(({ parent }) => program.text(parent?.firstChild ?? fn) !== changes);
}

/** The variables that hold a key: of `Object.keys(changes)`, `Object.entries(changes)` and `for … in`. */
function keysOf(program: Program, fn: Node, changes: string): Node[] {
  const called = findAll(fn, 'CallExpression').flatMap((call) => {
    const [, kind] =
      new RegExp(
        `^Object\\.(keys|entries)\\(${changes.replace('$', '\\$')}\\)\\.(?:forEach|map|filter)$`,
      ).exec(program.text(calleeOf(call) ?? call)) ?? [];
    const inner = kind ? functionArgument(call) : undefined;
    const [taken] = inner ? parametersOf(inner) : [];
    if (!taken) return [];
    if (taken.name === 'VariableDefinition') return kind === 'keys' ? [taken] : [];
    const [, key] = childrenOf(taken);
    return key?.name === 'VariableDefinition' ? [key] : [];
  });
  const looped = findAll(fn, 'ForInSpec', 'ForOfSpec').flatMap((spec) => {
    const over = program.text(spec).replace(/^[^]*?\s(?:in|of)\s+|\)$/g, '');
    const isKey = over === (spec.name === 'ForInSpec' ? changes : `Object.keys(${changes})`);
    const isEntry = over === `Object.entries(${changes})`;
    return isKey || isEntry ? findAll(spec, 'VariableDefinition').slice(0, 1) : [];
  });
  return [...called, ...looped];
}

/** A key with `Number(…)`, `parseInt(…)` or `+` around it. */
function asNumber(program: Program, node: Node): Node {
  const call = node.parent?.name === 'ArgList' ? node.parent.parent : null;
  const isCall =
    call && argumentsOf(call)[0]?.from === node.from && /^(?:Number|parseInt)\b/.test(program.text(call));
  if (isCall) return call;
  return node.parent?.name === 'UnaryExpression' ? node.parent : node;
}

/** `rows[key]` by the row's id. */
function found(program: Program, use: Node, changes: string, id: string): Edit | undefined {
  const { parent } = use;
  const list = parent?.name === 'MemberExpression' && parent.getChild('[') ? parent.firstChild : undefined;
  if (!list || !/^[\w$.]+$/.test(program.text(list))) return undefined;
  const old = `${changes}[${program.text(use)}].oldData.${id}`;
  return replace(use, `${program.text(list)}.findIndex((one) => one.${id} === ${old})`);
}
