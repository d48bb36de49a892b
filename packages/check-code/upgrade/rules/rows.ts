import { fix, replace } from '../../fixes';
import { parametersOf } from '../../functions';
import { readObject } from '../../objects';
import type { Program } from '../../program';
import { idName, rowsOf } from '../../rows';
import { argumentsOf, around, calleeOf, contains, findAll, isFunction, type Node } from '../../syntax';
import type { Table } from '../../table';
import { functionOf } from '../../values';
import type { Edit } from '../../types';
import { wordOf } from '../../scopes';
import type { UpgradeRule } from '../types';
import { idsOfAdded, isStored } from './added-rows';
import { ownStates } from './table-data';

/** Rows are copies since 3.0: what found them by `tableData.id`, or by identity, needs an id in each row. */
export const rowsById: UpgradeRule = {
  line: '3.0',
  href: '/docs/upgrade#your-rows-are-no-longer-mutated',
  *check(program) {
    const { known, unclear } = usesOf(program);
    const [first] = [...known, ...unclear];
    if (!first || program.tables.length === 0) return;
    const edits = unclear.length === 0 ? editsOf(program, known) : undefined;
    if (edits) {
      yield {
        at: first,
        message: `\`${program.text(first)}\` was the row’s place in your data. Rows are copies now: find yours by an \`id\` that each row has, added rows, too.`,
        fix: fix('Find rows by their id', ...edits),
      };
      return;
    }
    yield {
      at: first,
      message: `\`${program.text(first)}\` is no place in your data once rows have an \`id\`. Give each row one, wherever rows are loaded, written or added (\`{ ...newData, id: crypto.randomUUID() }\` in \`onRowAdd\`, over HTTPS or on localhost), then find it by \`rows.findIndex((one) => one.id === old.id)\`.`,
    };
  },
};

type Use = Node;

/** All edits together, because half of them would find the wrong rows; undefined if one can't be known. */
function editsOf(program: Program, uses: Use[]): Edit[] | undefined {
  const ids = new Set(program.tables.map((table) => idOf(table)));
  const [id] = ids;
  if (ids.size !== 1 || id === undefined) return undefined;
  const edits: Edit[] = [];
  for (const table of program.tables) {
    const ofRows = idsOfRows(table, id);
    const ofAdded = idsOfAdded(program, table, id);
    if (!ofRows || !ofAdded || isStoredElsewhere(program, table, ofAdded) || isReplaced(program, table))
      return undefined;
    // What a user enters in an id column would be lost.
    if (ofAdded.length > 0 && table.columns.some((column) => column.literal('field') === id))
      return undefined;
    if (ofRows.length > 0 && table.object('editable')?.has('onBulkUpdate')) return undefined;
    edits.push(...ofRows, ...ofAdded);
  }
  for (const use of uses) {
    const found = lookUp(program, use, id);
    if (found === undefined) return undefined;
    edits.push(replace(use, found));
  }
  return edits.filter(
    (edit, index) => edits.findIndex((one) => one.from === edit.from && one.to === edit.to) === index,
  );
}

function idOf(table: Table): string | undefined {
  return table.options?.has('idSynonym') ? idName(table) : 'id';
}

/** Ids for row literals, all or none of which have one. */
function idsOfRows(table: Table, id: string): Edit[] | undefined {
  const { items, isOpen } = rowsOf(table);
  const without = items.filter((row) => !row.has(id));
  if (items.length === 0 || isOpen || without.some((row) => row.isOpen)) return undefined;
  if (without.length > 0 && without.length < items.length) return undefined;
  return without.map(({ node }, index) => ({
    from: node.from + 1,
    to: node.from + 1,
    insert: ` ${id}: ${index + 1},`,
  }));
}

/** Whether a row is added to a list, or written as a literal, elsewhere than where it gets its id. */
function isStoredElsewhere(program: Program, table: Table, added: Edit[]): boolean {
  const { items } = rowsOf(table);
  const fields = new Set(items.flatMap(({ properties }) => properties.map(({ name }) => name)));
  const add = table.object('editable')?.property('onRowAdd');
  const addsIn = add ? functionOf(program, add.value) : undefined;
  const update = table.object('editable')?.property('onRowUpdate');
  const updatesIn = update ? functionOf(program, update.value) : undefined;
  const [changed] = updatesIn ? parametersOf(updatesIn) : [];
  const isHandled = (node: Node) =>
    added.some((edit) => contains(node, edit)) || (addsIn !== undefined && contains(addsIn, node));
  const stored = program
    .find('VariableName', 'MemberExpression', 'CallExpression', 'ObjectExpression')
    .filter((node) => {
      if (!isStored(program, node) || isHandled(node)) return false;
      const isChanged = changed && program.lookUp(program.text(node), node)?.definition.from === changed.from;
      return !isChanged && !isOfAction(program, table, node);
    });
  const written = findAll(program.top, 'ObjectExpression').filter((node) => {
    const { properties, isOpen } = readObject(program, node);
    const isRow = properties.length > 0 && properties.every(({ name }) => fields.has(name));
    return isRow && !isOpen && !isHandled(node) && !items.some((row) => row.node.from === node.from);
  });
  return stored.length > 0 || written.length > 0;
}

/** What a reducer reads from its action. */
function isOfAction(program: Program, table: Table, node: Node): boolean {
  const data = table.given('data');
  const init = data && program.lookUp(program.text(data), data)?.init;
  const [first] = init && /^(?:React\.)?useReducer\b/.test(program.text(init)) ? argumentsOf(init) : [];
  const reducer = first && functionOf(program, first);
  const action = reducer && parametersOf(reducer)[1];
  return (
    reducer !== undefined &&
    action !== undefined &&
    node.name === 'MemberExpression' &&
    contains(reducer, node) &&
    program.text(node).startsWith(`${program.text(action)}.`)
  );
}

/** Whether rows that the text doesn't show replace those that it shows. */
function isReplaced(program: Program, table: Table): boolean {
  const data = table.given('data');
  // Nothing can replace rows that are in the tag.
  if (data?.name === 'ArrayExpression') return false;
  const text = data ? program.text(data) : '';
  const name = text.split('.').at(-1) ?? '';
  const pattern = data && program.lookUp(text.split('.')[0] ?? '', data)?.pattern;
  const setter = pattern?.getChildren('VariableDefinition')[1];
  const isMember = text.includes('.');
  return program.find('CallExpression').some((call) => {
    const callee = program.text(calleeOf(call) ?? call);
    const [given] = argumentsOf(call);
    if (!given || isFunction(given)) return false;
    if (callee !== 'this.setState' && (!setter || callee !== program.text(setter))) return false;
    const held = given.name === 'VariableName' ? program.lookUp(program.text(given), given)?.init : undefined;
    const words = program.text(given) + (held ? ` ${program.text(held)}` : '');
    const says = words.match(new RegExp(wordOf(name), 'g')) ?? [];
    if (isMember && says.length === 0) return false;
    const editable = table.given('editable');
    return (
      says.length < (isMember ? 2 : 1) &&
      !(editable && contains(editable, call)) &&
      !isReducer(program, pattern)
    );
  });
}

const isReducer = (program: Program, pattern: Node | undefined) => {
  const init = pattern?.nextSibling?.nextSibling;
  return init != null && /useReducer\b/.test(program.text(init));
};

/** `old.tableData.id` and `rows.indexOf(old)`; other reads of `tableData` are unclear. */
function usesOf(program: Program): { known: Use[]; unclear: Node[] } {
  const known: Use[] = [];
  const unclear: Node[] = [];
  const own = ownStates(program);
  for (const node of program.find('MemberExpression', 'PatternProperty', 'CallExpression')) {
    const text = program.text(node).replaceAll('?.', '.');
    if (node.name === 'CallExpression') {
      if (isIndexOfRow(program, node)) known.push(node);
    } else if (node.name === 'PatternProperty') {
      if (/^tableData\s*:\s*\{[^]*\bid\b/.test(text)) unclear.push(node);
    } else if (own.some(({ from, to }) => from === node.from && to === node.to)) continue;
    else if (/(?:^|\.)column(?:Def)?\.tableData\b/.test(text)) continue;
    else if (text.endsWith('.tableData.id')) known.push(node);
    else if (/^tableData\.id$/.test(text) || (text.endsWith('.tableData') && isTakenWhole(node)))
      unclear.push(node);
  }
  return { known: known.sort((a, b) => a.from - b.from), unclear };
}

/** `row.tableData` as a whole, and not deleted. */
function isTakenWhole({ parent }: Node): boolean {
  const isMember = parent?.name === 'MemberExpression' && parent.getChild('PropertyName') !== null;
  return !isMember && parent?.name !== 'UnaryExpression';
}

/** `rows.indexOf(old)` with the row that `onRowUpdate` or `onRowDelete` receives. */
function isIndexOfRow(program: Program, call: Node): boolean {
  const [row, ...more] = argumentsOf(call);
  if (
    row?.name !== 'VariableName' ||
    more.length > 0 ||
    !program.text(calleeOf(call) ?? call).endsWith('.indexOf')
  )
    return false;
  const binding = program.lookUp(program.text(row), row);
  return program.tables.some((table) =>
    [['onRowUpdate', 1] as const, ['onRowDelete', 0] as const].some(([name, place]) => {
      const given = table.object('editable')?.property(name);
      const fn = given ? functionOf(program, given.value) : undefined;
      return fn && binding && parametersOf(fn)[place]?.from === binding.definition.from;
    }),
  );
}

/** The new text of a use. */
function lookUp(program: Program, use: Use, id: string): string | undefined {
  if (use.name === 'CallExpression') {
    const list = calleeOf(use)?.firstChild;
    const [row] = argumentsOf(use);
    return list && row ? found(program.text(list), `${program.text(row)}.${id}`, id) : undefined;
  }
  const own = program.text(use).replace(/(\??\.)tableData\??\.id$/, `$1${id}`);
  const parent = use.parent;
  const isUse = (node: Node | null | undefined) =>
    node?.name === 'MemberExpression' && /\.tableData\??\.id$/.test(program.text(node));
  if (parent?.name === 'BinaryExpression' && isUse(parent.firstChild) && isUse(parent.lastChild)) return own;
  const list = listOf(program, use);
  return list === undefined ? undefined : found(list, own, id);
}

const found = (list: string, own: string, id: string) => `${list}.findIndex((one) => one.${id} === ${own})`;

/** The array that an index is used in, such as `rows[index]`, or the table's data; as text for that place. */
function listOf(program: Program, use: Use): string | undefined {
  const { parent } = use;
  const variable = parent?.name === 'VariableDeclaration' ? parent.getChild('VariableDefinition') : null;
  const places = variable
    ? program
        .find('VariableName')
        .filter((node) => program.lookUp(program.text(node), node)?.definition.from === variable.from)
    : [use];
  const lists = places.flatMap((place) => indexed(program, place) ?? []);
  const [only] = program.tables;
  const data = program.tables.length === 1 ? only?.given('data') : undefined;
  const list = [...lists, ...(data ? [data] : [])].find((node) => isKnownAt(program, node, use));
  return list ? program.text(list) : undefined;
}

function indexed(program: Program, place: Node): Node | undefined {
  const { parent } = place;
  if (parent?.name === 'MemberExpression' && parent.getChild('[')) return parent.firstChild ?? undefined;
  const call = parent?.name === 'ArgList' ? parent.parent : undefined;
  const callee = call ? calleeOf(call) : undefined;
  const isSplice = callee !== undefined && program.text(callee).endsWith('.splice');
  return isSplice && parent?.firstChild?.nextSibling?.from === place.from
    ? (callee.firstChild ?? undefined)
    : undefined;
}

/** Whether an expression has the same value at another place, and is created before it. */
function isKnownAt(program: Program, list: Node, place: Node): boolean {
  if (!/^[\w$.]+$/.test(program.text(list))) return false;
  const [root = ''] = program.text(list).split('.');
  if (root === 'this') return classOf(list) !== undefined && classOf(list) === classOf(place);
  const binding = program.lookUp(root, list);
  return (
    binding !== undefined &&
    binding.definition.from < place.from &&
    program.lookUp(root, place)?.definition.from === binding.definition.from
  );
}

/** The class that `this` refers to at a node. */
function classOf(node: Node): number | undefined {
  for (const at of around(node)) {
    if (at.name === 'ClassBody') return at.from;
    if (isFunction(at) && at.name !== 'ArrowFunction' && at.parent?.name !== 'ClassBody') return undefined;
  }
  return undefined;
}
