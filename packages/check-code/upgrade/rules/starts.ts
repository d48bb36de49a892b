import {
  argumentsOf,
  around,
  calleeOf,
  contains,
  findAll,
  functionAround,
  isFunction,
  unwrap,
  type Node,
} from '../../syntax';
import { propertyOf } from '../../objects';
import type { Program } from '../../program';
import type { Table } from '../../table';
import type { UpgradeRule } from '../types';

/** Rows or columns that aren't there at first were an empty table, and throw since 6.4.3. */
export const lateArrays: UpgradeRule = {
  line: '6.4',
  href: '/docs/upgrade#data-and-columns-have-to-be-arrays-from-the-start',
  *check(program) {
    for (const table of program.tables)
      for (const prop of ['data', 'columns']) {
        const given = table.given(prop);
        const start = given && startOf(program, table, unwrap(given));
        if (given && start)
          yield {
            at: given,
            isUnsure: true,
            message: `\`${program.text(given)}\` ${start}, and \`${prop}\` has to be an array from the start: write \`${program.text(given)} ?? []\`, or show the table later.`,
          };
      }
  },
};

/** Why a value may be undefined on the first render, if the text shows it. `useState` has its own rules. */
function startOf(program: Program, table: Table, given: Node): string | undefined {
  const text = program.text(given);
  if (isConditional(program, table)) return undefined;
  if (isOptional(program, given)) return 'may be `undefined`';
  const [, field] = /^this\.state\.([\w$]+)$/.exec(text) ?? [];
  if (field !== undefined) return stateOfClass(program, given, field);
  const { init, pattern, definition } = (given.name === 'VariableName' && program.lookUp(text, given)) || {};
  if (!init || !definition) return undefined;
  if (/^this\.state$/.test(program.text(init)) && pattern) return stateOfClass(program, given, text);
  const call = unwrap(init);
  const hook = call.name === 'CallExpression' ? program.text(calleeOf(call) ?? call) : '';
  const [first] = /^(?:React\.)?useState$/.test(hook) ? argumentsOf(call) : [];
  if (isOptional(program, first ?? call)) return 'may be `undefined`';
  const hasDefault = definition.nextSibling?.name === 'Equals';
  return pattern?.name === 'ObjectPattern' &&
    !hasDefault &&
    /^use\w*(?:Query|SWR|Fetch|Axios|Request)\w*$/.test(hook)
    ? 'is `undefined` until the first answer'
    : undefined;
}

/** Whether an expression is `a?.b`, or a method of it. */
const isOptional = (program: Program, node: Node) =>
  /^(?:Member|Call)Expression$/.test(node.name) && /^[\w$.\s]*\?\./.test(program.text(node));

/** What a class sets its state to at first. */
function stateOfClass(program: Program, at: Node, field: string): string | undefined {
  const body = [...around(at)].find(({ name }) => name === 'ClassBody');
  const first =
    body &&
    findAll(body, 'PropertyDeclaration', 'AssignmentExpression').find((one) =>
      /^(?:this\.)?state$/.test(program.text(one.firstChild ?? one)),
    );
  const state = first?.getChild('ObjectExpression');
  if (!state || state.getChildren('Property').some(({ firstChild }) => firstChild?.name === 'Spread'))
    return undefined;
  const value = propertyOf(program, state, field)?.value;
  const isNothing = !value || /^(?:null|undefined)$/.test(program.text(value));
  return isNothing ? `is \`${value ? program.text(value) : 'undefined'}\` at first` : undefined;
}

/** Whether the table is only shown under a condition, or after an early return. */
function isConditional(program: Program, { tag }: Table): boolean {
  const component = program.componentOf(tag);
  for (const at of around(tag)) {
    if (component && contains(at, component)) break;
    if (/^(?:ConditionalExpression|IfStatement|BinaryExpression)$/.test(at.name)) return true;
    // A function between two tags is called at once.
    if (isFunction(at) && at.parent?.name !== 'JSXEscape') return true;
  }
  return component
    ? findAll(component, 'IfStatement').some(
        (one) =>
          one.to < tag.from &&
          contains(functionAround(one) ?? component, tag) &&
          /\breturn\b/.test(program.text(one)),
      )
    : true;
}
