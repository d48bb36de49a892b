import { addProperties, replace } from '../../fixes';
import { parametersOf } from '../../functions';
import { readObject } from '../../objects';
import type { Program } from '../../program';
import { argumentsOf, calleeOf, contains, around, findAll, unwrap, type Node } from '../../syntax';
import type { Table } from '../../table';
import type { Edit } from '../../types';
import { functionOf } from '../../values';

/** What a function does with a row: whether it has an id, and the edits that add one where it is stored. */
interface Kept {
  hasId: boolean;
  places: Edit[];
}

/**
 * The edits that give the row of `onRowAdd` an id before it is stored; none where it has one.
 * @returns undefined where the program's text doesn't show how the row gets into the data.
 */
export function idsOfAdded(program: Program, table: Table, id: string): Edit[] | undefined {
  if (!table.has('editable')) return table.isOpen ? undefined : [];
  const editable = table.object('editable');
  const given = editable?.property('onRowAdd');
  if (!editable || (!given && editable.isOpen)) return undefined;
  if (!given) return [];
  const fn = functionOf(program, given.value);
  const [row] = fn ? parametersOf(fn) : [];
  if (!fn || !row) return undefined;
  const kept = row.name === 'VariableDefinition' ? keep(program, fn, row, id) : { hasId: false, places: [] };
  if (!kept || kept.hasId) return kept && [];
  const built = kept.places.length > 0 ? [] : writtenOut(program, fn);
  const places = [
    ...kept.places,
    ...built.filter((object) => !has(program, object, id)).map((object) => added(program, object, id)),
  ];
  return places.length === 1 || (built.length === 1 && places.length === 0) ? places : undefined;
}

/** Whether a value gets into a list here: `[...rows, row]`, `rows.push(row)`, `rows.concat(row)`, `rows.splice(0, 0, row)`. */
export function isStored(program: Program, value: Node): boolean {
  const { parent } = value;
  if (parent?.name === 'ArrayExpression') {
    if (value.prevSibling?.name === 'Spread') return false;
    return (
      parent.getChild('Spread') !== null || (parent.parent?.name === 'ArgList' && isStored(program, parent))
    );
  }
  const call = parent?.name === 'ArgList' ? parent.parent : undefined;
  const [, method] =
    /\.(push|unshift|concat|splice)$/.exec(call ? program.text(calleeOf(call) ?? call) : '') ?? [];
  if (!call || !method) return false;
  const index = argumentsOf(call).findIndex(({ from }) => from === value.from);
  return method === 'splice' ? index > 1 : value.prevSibling?.name !== 'Spread';
}

/** What happens to the row in a variable; undefined when the text can't be followed. */
function keep(program: Program, fn: Node, variable: Node, id: string, depth = 0): Kept | undefined {
  const kept: Kept = { hasId: false, places: [] };
  if (depth > 4) return undefined;
  for (const use of usesOf(program, fn, variable)) {
    const one = keepUse(program, fn, use, id, depth);
    if (!one) return undefined;
    kept.hasId ||= one.hasId;
    kept.places.push(...one.places);
  }
  return kept;
}

function keepUse(program: Program, fn: Node, use: Node, id: string, depth: number): Kept | undefined {
  const nothing: Kept = { hasId: false, places: [] };
  const value = wrapped(use);
  const { parent } = value;
  const spread =
    parent?.name === 'Property' && parent.firstChild?.name === 'Spread' ? parent.parent : undefined;
  if (spread) {
    if (has(program, spread, id)) return { ...nothing, hasId: true };
    return keepValue(program, fn, wrapped(spread), added(program, spread, id), { id, depth });
  }
  if (parent?.name === 'MemberExpression' && parent.firstChild?.from === value.from) {
    const isGiven =
      parent.parent?.name === 'AssignmentExpression' && parent.parent.firstChild?.from === parent.from;
    return { ...nothing, hasId: isGiven && program.text(parent).endsWith(`.${id}`) };
  }
  if (parent?.name === 'ParenthesizedExpression' && parent.parent?.name === 'IfStatement') return nothing;
  const name = program.text(use);
  const copy = `{ ...${name}, ${id}: crypto.randomUUID() }`;
  const isShort = use.name === 'PropertyDefinition';
  return keepValue(program, fn, value, replace(use, isShort ? `${name}: ${copy}` : copy), { id, depth });
}

/** What happens to an expression that is the row, or a copy of it; `edit` adds an id there. */
function keepValue(
  program: Program,
  fn: Node,
  value: Node,
  edit: Edit,
  { id, depth }: { id: string; depth: number },
): Kept | undefined {
  const { parent } = value;
  const isPassedOn = parent?.name === 'Property' || value.name === 'PropertyDefinition';
  if (isStored(program, value) || (isPassedOn && isInSetter(program, value)))
    return { hasId: false, places: [edit] };
  const alias = parent?.name === 'VariableDeclaration' ? value.prevSibling?.prevSibling : undefined;
  if (alias?.name === 'VariableDefinition') return keep(program, fn, alias, id, depth + 1);
  const call = parent?.name === 'ArgList' ? parent.parent : undefined;
  const callee = call ? calleeOf(call) : undefined;
  if (!call || !callee) return undefined;
  if (/^(?:console\.\w+|resolve|reject)$/.test(program.text(callee))) return { hasId: false, places: [] };
  const target = functionOf(program, callee);
  const variable =
    target && parametersOf(target)[argumentsOf(call).findIndex(({ from }) => from === value.from)];
  const isOnlyCall =
    program
      .find('CallExpression')
      .filter((one) => program.text(calleeOf(one) ?? one) === program.text(callee)).length === 1;
  // A function that is also called elsewhere may store rows that have an id.
  if (!target || variable?.name !== 'VariableDefinition' || !isOnlyCall) return undefined;
  return keep(program, target, variable, id, depth + 1);
}

/** Where a variable is used below a node; `{ row }` is a use, too. */
function usesOf(program: Program, below: Node, variable: Node): Node[] {
  const name = program.text(variable);
  return findAll(below, 'VariableName', 'PropertyDefinition').filter((node) => {
    const isKey =
      node.name === 'PropertyDefinition' && (node.nextSibling !== null || node.prevSibling !== null);
    return (
      !isKey && program.text(node) === name && program.lookUp(name, node)?.definition.from === variable.from
    );
  });
}

/** Whether a value is part of the argument of a state setter or a dispatch. */
function isInSetter(program: Program, value: Node): boolean {
  const call = [...around(value)].find(({ name }) => name === 'CallExpression');
  const callee = call && calleeOf(call);
  if (!callee) return false;
  if (program.text(callee) === 'this.setState') return true;
  const binding = program.lookUp(program.text(callee), callee);
  return (
    binding?.pattern?.name === 'ArrayPattern' &&
    /use(?:State|Reducer)\b/.test(binding.init ? program.text(binding.init) : '')
  );
}

/** The object literals that a function stores. */
function writtenOut(program: Program, fn: Node): Node[] {
  return findAll(fn, 'ObjectExpression').filter(
    (object) =>
      contains(fn, object) && isStored(program, wrapped(object)) && !readObject(program, object).isOpen,
  );
}

/** An expression with the parentheses and types around it. */
function wrapped(node: Node): Node {
  const { parent } = node;
  return parent &&
    parent.name !== 'Property' &&
    unwrap(parent).from === node.from &&
    unwrap(parent).to === node.to &&
    unwrap(parent).name === node.name &&
    parent.name !== node.name
    ? wrapped(parent)
    : node;
}

const has = (program: Program, object: Node, id: string) =>
  readObject(program, object).properties.some(({ name }) => name === id);

const added = (program: Program, object: Node, id: string) =>
  addProperties(program, object, `${id}: crypto.randomUUID()`);
