import { functionArgument, parametersOf } from '../functions';
import type { Program } from '../program';
import { argumentsOf, calleeOf, contains, findAll, isFunction, type Node } from '../syntax';
import type { Rule } from '../types';

const saves = ['onRowAdd', 'onRowUpdate', 'onRowDelete', 'onBulkUpdate'];

/** A promise of a save function that never ends, always or after an error. */
export const endlessSave: Rule = {
  id: 'endless-save',
  reason: {
    href: '/docs/guides/editing#show-an-error-when-saving-fails',
    says: 'Until the promise is settled, the table lies under its spinner.',
    proof: ['Until the promise is settled, the table lies under its spinner.'],
    severity: 'error',
    cure: 'Call resolve or reject after an error, too.',
  },
  bad: `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: (old) => new Promise((resolve, reject) => {
  remove(old.id).then(() => resolve()).catch((error) => console.error(error));
}) }} />`,
  good: `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: (old) => new Promise((resolve, reject) => {
  remove(old.id).then(() => resolve()).catch((error) => { console.error(error); reject(error); });
}) }} />`,
  *check(program) {
    for (const table of program.tables) {
      const editable = table.object('editable');
      for (const name of saves) {
        const save = editable?.get(name)?.node;
        if (!save || !isFunction(save)) continue;
        for (const made of findAll(save, 'NewExpression')) {
          const fn = /^new Promise\b/.test(program.text(made)) ? functionArgument(made) : undefined;
          if (!fn || parametersOf(fn).some(({ name: kind }) => kind !== 'VariableDefinition')) continue;
          const ends = endsIn(program, fn);
          const [end] = ends;
          if (!end) yield { at: made, message: `This promise of \`${name}\` never ends.` };
          const silent = end && silentCatch(program, fn, ends);
          if (silent) yield { at: silent, message: `After an error, the promise of \`${name}\` never ends.` };
        }
      }
    }
  },
};

/** Where the function of a promise names `resolve` or `reject`. */
function endsIn(program: Program, fn: Node): Node[] {
  const names = parametersOf(fn).map(program.text);
  return findAll(fn, 'VariableName').filter((node) => names.includes(program.text(node)));
}

/** A `.catch(…)` that ends nothing, of a chain in which alone the promise ends. */
function silentCatch(program: Program, fn: Node, ends: Node[]): Node | undefined {
  return findAll(fn, 'CallExpression').find((call) => {
    const callee = calleeOf(call);
    const [handler] = argumentsOf(call);
    if (!callee || !handler || !isFunction(handler) || !program.text(callee).endsWith('.catch')) return false;
    const isWhole = call.parent?.name === 'ExpressionStatement' || contains(call, { from: fn.to, to: fn.to });
    return isWhole && ends.every((end) => contains(callee, end)) && !/\bthrow\b/.test(program.text(handler));
  });
}
