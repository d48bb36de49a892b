import { fix } from '../fixes';
import { bodyOf, functionArgument, isAsync, parametersOf, returnsOf } from '../program/functions';
import type { Program } from '../program/program';
import {
  argumentsOf,
  calleeOf,
  contains,
  findAll,
  functionAround,
  isFunction,
  type Node,
} from '../program/syntax';
import type { Finding, NamedRule } from '../types';

/** A `data` function that returns nothing: what its `.then` returns goes nowhere. */
export const dataWithoutPromise: NamedRule = {
  id: 'data-without-promise',
  title: '`data` function that returns no promise',
  severity: 'error',
  bad: `<MaterialTable columns={columns} data={(query) => {
  load(query).then((answer) => ({ data: answer.rows, page: query.page, totalCount: answer.total }));
}} />`,
  good: `<MaterialTable columns={columns} data={(query) => {
  return load(query).then((answer) => ({ data: answer.rows, page: query.page, totalCount: answer.total }));
}} />`,
  *check(program) {
    for (const table of program.tables) {
      const given = table.given('data');
      const load = table.prop('data')?.node;
      if (!given || !load || !isFunction(load) || !load.getChild('Block')) continue;
      if (isAsync(load) || returnsOf(load).length > 0) continue;
      // If a chain is its only statement, it was meant to be returned.
      const [statement, ...others] = (
        load.getChild('Block')?.getChildren('ExpressionStatement') ?? []
      ).filter((one) => functionAround(one)?.from === load.from);
      const chain =
        statement && others.length === 0 && program.text(statement).includes('.then(')
          ? statement
          : undefined;
      yield {
        at: given,
        message: 'This function returns nothing, so the table throws.',
        fix: chain && fix('Return the promise', { from: chain.from, to: chain.from, insert: 'return ' }),
      };
    }
  },
};

const saves = ['onRowAdd', 'onRowUpdate', 'onRowDelete', 'onBulkUpdate'];

/** A promise of a save function that never ends, always or after an error. */
export const endlessSave: NamedRule = {
  id: 'endless-save',
  title: 'Save that never ends',
  severity: 'error',
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
          if (!end) yield { at: made, message: `This promise of \`${name}\` never settles.` };
          const silent = end && silentCatch(program, fn, ends);
          if (silent) yield { at: silent, message: `After an error, \`${name}\` never settles.` };
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

/** A `.catch(…)` that doesn't settle the promise, of a chain that alone settles it. */
function silentCatch(program: Program, fn: Node, ends: Node[]): Node | undefined {
  return findAll(fn, 'CallExpression').find((call) => {
    const callee = calleeOf(call);
    const [handler] = argumentsOf(call);
    if (!callee || !handler || !isFunction(handler) || !program.text(callee).endsWith('.catch')) return false;
    const isWhole = call.parent?.name === 'ExpressionStatement' || contains(call, { from: fn.to, to: fn.to });
    return isWhole && ends.every((end) => contains(callee, end)) && !/\bthrow\b/.test(program.text(handler));
  });
}

const saveCallbacks: Record<string, string[]> = {
  editable: ['onRowAdd', 'onRowUpdate', 'onRowDelete', 'onBulkUpdate'],
  cellEditable: ['onCellEditApproved'],
};

/** A save function that returns nothing. */
export const saveWithoutPromise: NamedRule = {
  id: 'save-without-promise',
  title: 'Save function that returns no promise',
  bad: `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: (row) => { remove(row.id); } }} />`,
  good: `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (row) => { remove(row.id); } }} />`,
  *check(program) {
    for (const table of program.tables) {
      for (const [prop, names] of Object.entries(saveCallbacks)) {
        const object = table.object(prop);
        for (const name of names) {
          const property = object?.property(name);
          const value = object?.get(name);
          if (!property || !value || !isFunction(value.node) || returnsSomething(value.node)) continue;
          yield finding(program, property.key, name, value.node);
        }
      }
    }
  },
};

/** Whether a function returns something, or an expression body that can be a promise. */
function returnsSomething(fn: Node): boolean {
  const body = bodyOf(fn);
  return (
    !body ||
    isAsync(fn) ||
    returnsOf(fn).some(({ name }) => !/^(?:null|BooleanLiteral|Number|String)$/.test(name))
  );
}

function finding(program: Program, at: Node, name: string, fn: Node): Finding {
  const isProperty = fn.name === 'Property' || fn.name === 'MethodDeclaration';
  const from = isProperty ? at.from : fn.from;
  return {
    at: isProperty && program.text(fn).startsWith('async') ? fn : at,
    message: `\`${name}\` returns no promise.`,
    fix: fix('Make it async', { from, to: from, insert: 'async ' }),
  };
}
