import { fix, replace } from '../fixes';
import { functionArgument, inOwnCode, returnsOf } from './functions';
import { readObject } from './objects';
import type { Program } from './program';
import type { Binding } from './scopes';
import {
  argumentsOf,
  around,
  calleeOf,
  findAll,
  isFunction,
  partsOfChoice,
  unwrap,
  type Node,
} from './syntax';
import type { Table } from './table';
import type { Finding } from '../types';

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
        ? fix(
            'Write ?? []',
            replace(given, `${/^(?:Binary|Conditional)/.test(given.name) ? `(${text})` : text} ?? []`),
          )
        : undefined,
    };
  }
}

/** What a prop is on the first render, if that can't be an array: `undefined`, `null`, `an object`, … */
function startOf(program: Program, table: Table, prop: string): string | undefined {
  const given = table.given(prop);
  return given && !isGuarded(program, table) ? startOfValue(program, unwrap(given)) : undefined;
}

function startOfValue(program: Program, node: Node): string | undefined {
  const text = program.text(node);
  if (node.name === 'ConditionalExpression')
    return partsOfChoice(node)
      .slice(1)
      .map((branch) => nothing(program.text(unwrap(branch))))
      .find(Boolean);
  if (node.name === 'BinaryExpression' && node.firstChild && node.getChild('LogicOp'))
    // `rows && rows.filter(…)` is what `rows` is, as long as that is nothing.
    return program.text(node.getChild('LogicOp') ?? node) === '&&'
      ? startOfValue(program, unwrap(node.firstChild))
      : undefined;
  // `answer?.rows` says itself that it can be `undefined`.
  if (isOptional(node)) return '`undefined`';
  if (node.name === 'VariableName') return startOfName(program, node);
  const [, owner, member] = /^(\w+)\.(\w+)$/.exec(text) ?? [];
  if (owner === undefined || member === undefined)
    return text.startsWith('this.state.') ? startOfState(program, node, text.slice(11)) : undefined;
  const start = stateAt(program, node, owner);
  if (start === 'none') return undefined;
  if (!start)
    return member === 'data' && isQuery(program, program.lookUp(owner, node)) ? '`undefined`' : undefined;
  if (start.name === 'ArrayExpression') return '`undefined`';
  if (start.name !== 'ObjectExpression') return undefined;
  const { properties, isOpen } = readObject(program, start);
  const property = properties.find(({ name }) => name === member);
  if (property) return kindOf(program, unwrap(property.value));
  return isOpen ? undefined : '`undefined`';
}

const nothing = (text: string) => (/^(?:null|undefined|true|false)$/.test(text) ? `\`${text}\`` : undefined);

function isOptional(node: Node): boolean {
  if (!/^(?:Member|Call)Expression$/.test(node.name) || !node.firstChild) return false;
  return node.getChild('?.') !== null || isOptional(unwrap(node.firstChild));
}

function startOfName(program: Program, node: Node): string | undefined {
  const name = program.text(node);
  const binding = program.lookUp(name, node);
  const { init, pattern, definition } = binding ?? {};
  if (pattern?.name === 'ObjectPattern' && definition?.parent) {
    if (init && program.text(init) === 'this.state') return startOfState(program, node, name);
    // `{ data = [] }` is never `undefined`.
    const isData = /^data(?:\s*:\s*[\w$]+)?$/.test(program.text(definition.parent));
    return isData && isQuery(program, binding) ? '`undefined`' : undefined;
  }
  const value = init && unwrap(init);
  if (
    !pattern &&
    value &&
    !program.isAssigned(name) &&
    (value.name !== 'CallExpression' || isOptional(value))
  )
    return startOfValue(program, value);
  return kindOf(program, stateAt(program, node, name));
}

/** Whether a name holds what SWR, TanStack Query, Apollo or RTK Query returns: nothing until the first answer. */
function isQuery(program: Program, binding: Binding | undefined): boolean {
  const call = binding?.init && unwrap(binding.init);
  const callee = call?.name === 'CallExpression' ? calleeOf(call) : undefined;
  const hasStart = /\b(?:initialData|placeholderData|fallbackData|fallback)\b/.test(
    call ? program.text(call) : '',
  );
  return (
    !hasStart &&
    /^use(?!Suspense)\w*(?:Query|SWR|Fetch|Axios|Request)\w*$/.test(callee ? program.text(callee) : '')
  );
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
  const lazy = functionArgument(call);
  const [first] = lazy ? returnsOf(lazy) : argumentsOf(call);
  return first ? unwrap(first) : lazy ? undefined : 'none';
}

/** What a field of a class's state is at first. */
function startOfState(program: Program, at: Node, field: string): string | undefined {
  const body = [...around(at)].find(({ name }) => name === 'ClassBody');
  const first =
    body &&
    findAll(body, 'PropertyDeclaration', 'AssignmentExpression').find((one) =>
      /^(?:this\.)?state$/.test(program.text(one.firstChild ?? one)),
    );
  const state = first?.getChild('ObjectExpression');
  if (!state) return undefined;
  const { properties, isOpen } = readObject(program, state);
  const property = properties.find(({ name }) => name === field);
  return property ? kindOf(program, unwrap(property.value)) : isOpen ? undefined : '`undefined`';
}

function kindOf(program: Program, start: Node | 'none' | undefined): string | undefined {
  if (start === 'none') return '`undefined`';
  if (!start) return undefined;
  if (isOptional(start)) return '`undefined`';
  if (start.name === 'ObjectExpression') return 'an object';
  if (start.name === 'String' || start.name === 'TemplateString') return 'a text';
  return nothing(program.text(start));
}

/** The table is rendered only under a condition, or after an early return. */
function isGuarded(program: Program, table: Table): boolean {
  const component = program.componentOf(table.tag);
  if (!component) return true;
  for (const at of around(table.tag)) {
    if (at.from <= component.from) break;
    if (/^(?:ConditionalExpression|IfStatement|BinaryExpression)$/.test(at.name)) return true;
    // A function between two tags is called at once.
    if (isFunction(at) && at.parent?.name !== 'JSXEscape') return true;
  }
  return inOwnCode(component, 'ReturnStatement').some(
    ({ from, to }) => from < table.tag.from && to < table.tag.from,
  );
}
