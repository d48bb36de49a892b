import { fix, replace } from '../../fixes';
import { changesOf, dataPaths, isCopy, isFreshArray } from '../../own-rows';
import { pathOf } from '../../paths';
import type { Program } from '../../program';
import { around, calleeOf, contains, findAll, functionAround } from '../../syntax';
import type { Node } from '../../syntax';
import type { Edit } from '../../types';
import type { UpgradeRule } from '../types';

/** The table compares rows with its array: a program that mutated that array itself shows old rows. */
export const changedRows: UpgradeRule = {
  line: '3.0',
  href: '/docs/guides/why-does-my-table-reset#the-table-shows-old-data',
  *check(program) {
    const paths = dataPaths(program);
    const seen = new Set<string>();
    for (const { at, array } of paths.size > 0 ? changesOf(program, paths) : []) {
      const fn = functionAround(at);
      if (!fn || isFreshArray(program, array)) continue;
      const text = program.text(array ?? at);
      const edits = array
        ? (copyAlias(program, array) ?? copyFirst(program, fn, array))
        : newRow(program, paths, at);
      if (seen.has(`${fn.from} ${text}`) && edits) continue;
      seen.add(`${fn.from} ${text}`);
      yield {
        at,
        message: array
          ? `\`${text}\` is the array that the table compares your rows with, so this change isn't seen: change a copy, and set the state to it.`
          : `This changes a row of the array that the table compares your rows with, so it isn't seen: put a new object into a new array, and set the state to it.`,
        ...(edits ? { fix: fix(array ? 'Change a copy' : 'Write a new row', ...edits) } : {}),
      };
    }
  },
};

/** `copy[i].done = true` as a new row in the copy. */
function newRow(program: Program, paths: Set<string>, at: Node): Edit[] | undefined {
  const { firstChild: target, lastChild: value } = at;
  const row = target?.name === 'MemberExpression' ? target.firstChild : undefined;
  const isPlace =
    row?.name === 'MemberExpression' && row.getChild('[') && isCopy(program, paths, row.firstChild);
  if (at.name !== 'AssignmentExpression' || !at.getChild('Equals') || !isPlace || !target || !value)
    return undefined;
  const field = program.source.slice(row.to, target.to).replace(/^\.\s*/, '');
  const old = program.text(row);
  return [replace(at, `${old} = { ...${old}, ${field}: ${program.text(value)} }`)];
}

/** A copy in the variable that only stands for the array: `const rows = [...this.state.rows]`. */
function copyAlias(program: Program, array: Node): Edit[] | undefined {
  const name = program.text(array);
  const binding = array.name === 'VariableName' ? program.lookUp(name, array) : undefined;
  const { definition, init, pattern } = binding ?? {};
  const fn = definition && functionAround(definition);
  if (!init || !fn || program.isAssigned(name) || program.tables.some(({ tag }) => contains(fn, tag)))
    return undefined;
  const uses = usesOf(program, fn, array);
  if (!/^(?:VariableName|MemberExpression)$/.test(init.name) || !isPassedOn(program, fn, uses))
    return undefined;
  const whole = program.text(init);
  if (!pattern) return [replace(init, `[...${whole}]`)];
  const isOnly = program.text(pattern).replace(/[{}\s,]/g, '') === name;
  return isOnly ? [replace(pattern, name), replace(init, `[...${whole}.${name}]`)] : undefined;
}

/** A copy at the beginning of the function that mutates the array; the function continues with it. */
function copyFirst(program: Program, fn: Node, array: Node): Edit[] | undefined {
  const block = fn.getChild('Block');
  const uses = usesOf(program, fn, array);
  const text = program.text(array);
  const binding = program.lookUp(text.split('.')[0] ?? '', array);
  const isOwn = binding?.kind === 'variable' && binding.scope.from === block?.from;
  if (!block?.firstChild || isOwn || !/^[\w$.]+$/.test(text) || !isPassedOn(program, fn, uses))
    return undefined;
  // An assignment would bypass the copy.
  const isSet = uses.some(
    ({ from, parent }) => parent?.name === 'AssignmentExpression' && parent.firstChild?.from === from,
  );
  const known = new Set(findAll(fn, 'VariableName', 'VariableDefinition').map(program.text));
  const [copy] = [text.split('.').at(-1) ?? '', 'next', 'copy', 'changedRows'].filter(
    (one) => !known.has(one),
  );
  if (isSet || copy === undefined) return undefined;
  const { to } = block.firstChild;
  const [blanks = ''] = /^\s*/.exec(program.source.slice(to)) ?? [];
  return [
    { from: to, to, insert: `${blanks || ' '}const ${copy} = [...${text}];` },
    ...uses.map((use) => replace(use, use.name === 'PropertyDefinition' ? `${text}: ${copy}` : copy)),
  ];
}

/** The places of a function that refer to the same array, even `{ rows }`. */
function usesOf(program: Program, fn: Node, array: Node): Node[] {
  const text = program.text(array);
  const path = pathOf(program, array);
  return findAll(fn, array.name, 'PropertyDefinition').filter((node) => {
    const isKey = node.name === 'PropertyDefinition' && (node.nextSibling ?? node.prevSibling) !== null;
    return !isKey && program.text(node) === text && pathOf(program, node) === path;
  });
}

/** Whether an array is stored in the state after its change. */
function isPassedOn(program: Program, fn: Node, uses: Node[]): boolean {
  return uses.some((use) => {
    const { parent } = use;
    const member =
      parent?.name === 'MemberExpression' && parent.firstChild?.from === use.from ? parent : null;
    if (member && !/\.(?:slice|concat|map|filter)$/.test(program.text(member))) return false;
    for (const at of around(use)) {
      if (at.from <= fn.from && at.to >= fn.to) return false;
      if (at.name === 'ReturnStatement') return true;
      if (at.name === 'ArgList' && at.parent && isSetter(program, calleeOf(at.parent))) return true;
    }
    return false;
  });
}

const isSetter = (program: Program, callee: Node | undefined) =>
  callee !== undefined && /^(?:this\.setState|set[A-Z]\w*)$/.test(program.text(callee));
