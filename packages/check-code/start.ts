import { fix, replace } from './fixes';
import { inOwnCode } from './functions';
import { readObject } from './objects';
import type { Program } from './program';
import { argumentsOf, around, calleeOf, unwrap, type Node } from './syntax';
import type { Table } from './table';
import type { Finding } from './types';

/** Find tables with a prop that isn't an array on the first render. */
export function* findStarts(program: Program, prop: string): Generator<Finding> {
  for (const table of program.tables) {
    const given = table.given(prop);
    const start = startOf(program, table, prop);
    if (!given || !start) continue;
    const text = program.text(given);
    yield {
      at: given,
      message: `\`${text}\` is ${start} at first, and the table throws.`,
      fix: /^`(?:undefined|null)`$/.test(start)
        ? fix('Write ?? []', replace(given, `${text} ?? []`))
        : undefined,
    };
  }
}

/** What a prop is on the first render, if that can't be an array: `undefined`, `null`, `an object`, … */
function startOf(program: Program, table: Table, prop: string): string | undefined {
  const given = table.given(prop);
  if (!given || isGuarded(program, table)) return undefined;
  const [, owner, member] = /^(\w+)\??\.(\w+)$/.exec(program.text(given)) ?? [];
  if (owner === undefined || member === undefined)
    return given.name === 'VariableName'
      ? kindOf(program, stateAt(program, given, program.text(given)))
      : undefined;
  const start = stateAt(program, given, owner);
  if (start === 'none' || start === undefined) return undefined;
  if (start.name === 'ArrayExpression') return '`undefined`';
  if (start.name !== 'ObjectExpression') return undefined;
  const { properties, isOpen } = readObject(program, start);
  const property = properties.find(({ name }) => name === member);
  if (property) return kindOf(program, unwrap(property.value));
  return isOpen ? undefined : '`undefined`';
}

/** What `useState` starts with; `none` for a call without arguments, undefined if a name is no state. */
function stateAt(program: Program, at: Node, name: string): Node | 'none' | undefined {
  const binding = program.lookUp(name, at);
  const { init, pattern } = binding ?? {};
  const call = init && unwrap(init);
  const callee = call?.name === 'CallExpression' ? calleeOf(call) : undefined;
  const isFirst =
    pattern?.name === 'ArrayPattern' && pattern.firstChild?.nextSibling?.from === binding?.definition.from;
  if (!call || !isFirst || !callee || !/^(?:React\.)?useState$/.test(program.text(callee))) return undefined;
  const [first] = argumentsOf(call);
  return first ? unwrap(first) : 'none';
}

function kindOf(program: Program, start: Node | 'none' | undefined): string | undefined {
  if (start === 'none') return '`undefined`';
  if (!start) return undefined;
  if (start.name === 'ObjectExpression') return 'an object';
  if (start.name === 'String' || start.name === 'TemplateString') return 'a text';
  const text = program.text(start);
  return /^(?:null|undefined|true|false)$/.test(text) ? `\`${text}\`` : undefined;
}

/** The table is rendered only under a condition, or after an early return. */
function isGuarded(program: Program, table: Table): boolean {
  const component = program.componentOf(table.tag);
  if (!component) return true;
  for (const at of around(table.tag)) {
    if (at.from <= component.from) break;
    if (
      /^(?:ConditionalExpression|IfStatement|BinaryExpression|ArrowFunction|FunctionExpression)$/.test(
        at.name,
      )
    )
      return true;
  }
  return inOwnCode(component, 'ReturnStatement').some(
    ({ from, to }) => from < table.tag.from && to < table.tag.from,
  );
}
