import { inOwnCode, parametersOf, returnsOf } from '../functions';
import type { Program } from '../program';
import { argumentsOf, calleeOf, findAll, functionAround, isFunction, type Node } from '../syntax';
import type { Rule } from '../types';
import { follow } from '../values';
import { wordOf } from '../words';

/** An array of rows that is changed and passed again. */
export const changedArray: Rule = {
  id: 'changed-array',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#the-table-shows-old-data',
    says: "aren't seen, because the array is compared with itself; a copy of the changed array isn't seen either, since it equals the array you had passed",
    proof: ["aren't seen, because the array is compared with itself"],
    severity: 'error',
    cure: 'Leave the old array and its rows as they are, and pass a new array with a new object for the changed row.',
  },
  bad: `function People() {
  const [people, setPeople] = useState([{ id: 1, name: 'Ada' }]);
  const add = (row) => { people.push(row); setPeople([...people]); };
  return <MaterialTable columns={columns} data={people} />;
}`,
  good: `function People() {
  const [people, setPeople] = useState([{ id: 1, name: 'Ada' }]);
  const add = (row) => setPeople([...people, row]);
  return <MaterialTable columns={columns} data={people} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const given = table.given('data');
      const ofClass = given && changeInClass(program, given);
      if (given && ofClass)
        yield {
          at: ofClass,
          message: `This changes \`${program.text(given)}\` itself, the array that the table has.`,
        };
      const name = given?.name === 'VariableName' ? program.text(given) : undefined;
      const data = table.prop('data');
      const inReducer = given && changeInReducer(program, given);
      if (inReducer)
        yield {
          at: inReducer,
          message: 'This changes the array of the state itself, which the table has, and returns it.',
        };
      if (!given || !name || data?.home !== 'state' || !program.lookUp(name, given)?.pattern) continue;
      const change = findAll(program.top, 'CallExpression', 'AssignmentExpression').find((node) => {
        const target = node.name === 'CallExpression' ? calleeOf(node) : node.firstChild;
        const text = target ? program.text(target) : '';
        const isChange =
          node.name === 'CallExpression'
            ? new RegExp(`^${wordOf(name)}\\.(?:push|splice|unshift|pop|shift)$`).test(text) &&
              argumentsOf(node).length > 0
            : new RegExp(`^${wordOf(name)}\\[`).test(text);
        // A local copy may have the same name.
        return (
          isChange &&
          program.lookUp(name, node)?.definition.from === program.lookUp(name, given)?.definition.from &&
          functionAround(node)
        );
      });
      if (change)
        yield { at: change, message: `This changes \`${name}\` itself, the array that the table has.` };
    }
  },
};

/** `this.state.rows.push(row)`, or the same by a constant that holds the array. */
function changeInClass(program: Program, given: Node): Node | undefined {
  const array = program.text(given);
  if (!/^this\.state\.[\w$]+$/.test(array)) return undefined;
  return findAll(program.top, 'CallExpression').find((node) => {
    const callee = calleeOf(node);
    const [, owner] =
      /^([\w$.]+)\.(?:push|splice|unshift|pop|shift)$/.exec(callee ? program.text(callee) : '') ?? [];
    if (owner === undefined || argumentsOf(node).length === 0) return false;
    if (owner === array) return true;
    const around = functionAround(node);
    return (
      around !== undefined &&
      around !== null &&
      new RegExp(`\\b(?:const|let|var)\\s+${wordOf(owner)}\\s*=\\s*${wordOf(array)}\\s*;?\\s*\\n`).test(
        program.text(around),
      )
    );
  });
}

/** A reducer of the table's rows that changes its state, by itself or by a constant, and returns it. */
function changeInReducer(program: Program, given: Node): Node | undefined {
  const binding = given.name === 'VariableName' ? program.lookUp(program.text(given), given) : undefined;
  const call = binding?.pattern && binding.init;
  const callee = call?.name === 'CallExpression' ? calleeOf(call) : undefined;
  const [first] =
    call && callee && /^(?:React\.)?useReducer$/.test(program.text(callee)) ? argumentsOf(call) : [];
  const reducer = first && follow(program, first).node;
  const [state] = reducer && isFunction(reducer) ? parametersOf(reducer) : [];
  if (!reducer || state?.name !== 'VariableDefinition') return undefined;
  const names = [state, ...constantsOf(program, reducer, program.text(state))].map(program.text);
  const returned = new Set(returnsOf(reducer).map(program.text));
  return inOwnCode(reducer, 'CallExpression', 'AssignmentExpression').find((node) => {
    const target = node.name === 'CallExpression' ? calleeOf(node) : node.firstChild;
    const [, owner = ''] =
      (node.name === 'CallExpression' ? /^([\w$]+)\.(?:push|splice|unshift|pop|shift)$/ : /^([\w$]+)\[/).exec(
        target ? program.text(target) : '',
      ) ?? [];
    return names.includes(owner) && returned.has(owner);
  });
}

/** Constants of a function that are another name for a value. */
function constantsOf(program: Program, fn: Node, name: string): Node[] {
  return inOwnCode(fn, 'VariableDefinition').filter((definition) => {
    const init = program.lookUp(program.text(definition), definition)?.init;
    return init !== undefined && program.text(init) === name;
  });
}
