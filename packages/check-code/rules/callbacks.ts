import { fix } from '../fixes';
import { bodyOf, functionArgument, isAsync, parametersOf, returnsOf } from '../functions';
import type { Program } from '../program';
import {
  argumentsOf,
  around,
  calleeOf,
  childrenOf,
  contains,
  findAll,
  functionAround,
  isFunction,
  type Node,
} from '../syntax';
import type { Table } from '../table';
import type { Finding, Rule } from '../types';
import { follow } from '../values';
import { wordOf } from '../scopes';

/** A `data` function that returns nothing: what its `.then` returns goes nowhere. */
export const dataWithoutPromise: Rule = {
  id: 'data-without-promise',
  title: '`data` function that returns no promise',
  reason: {
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-then',
    says: 'A function that must return a promise returned nothing: onRowAdd, onRowUpdate, onRowDelete, onBulkUpdate, onCellEditApproved, or the data function.',
    proof: ["Cannot read properties of undefined (reading 'then')"],
    severity: 'error',
  },
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
export const endlessSave: Rule = {
  id: 'endless-save',
  title: 'Save that never ends',
  reason: {
    href: '/docs/guides/editing#show-an-error-when-saving-fails',
    says: 'A loading overlay covers the table until the promise settles.',
    proof: ['A loading overlay covers the table until the promise settles.'],
    severity: 'error',
    cure: 'Call resolve or reject even after an error.',
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

/** A method that uses `this`, passed without its object. */
export const lostThis: Rule = {
  id: 'lost-this',
  title: 'Method passed without its object',
  reason: {
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-setstate',
    says: 'A method was passed without its object',
    proof: ["Cannot read properties of undefined (reading 'setState')"],
    severity: 'error',
  },
  bad: `class PeopleService {
  cache = new Map();
  async load(query) {
    return this.cache.get(query.page);
  }
}
const service = new PeopleService();
<MaterialTable columns={columns} data={service.load} />;
class People extends React.Component {
  select(event, row) {
    this.setState({ name: row.name });
  }
  render() {
    return <MaterialTable columns={columns} data={people} onRowClick={this.select} />;
  }
}`,
  good: `class PeopleService {
  cache = new Map();
  async load(query) {
    return this.cache.get(query.page);
  }
}
const service = new PeopleService();
<MaterialTable columns={columns} data={(query) => service.load(query)} />;
class People extends React.Component {
  select = (event, row) => {
    this.setState({ name: row.name });
  };
  render() {
    return <MaterialTable columns={columns} data={people} onRowClick={this.select} />;
  }
}`,
  *check(program) {
    const named = new Set<number>();
    for (const given of program.tables.flatMap(givenTo)) {
      const { node } = follow(program, given);
      const [object, , member] = node.name === 'MemberExpression' ? childrenOf(node) : [];
      if (!object || !member || named.has(node.from)) continue;
      const name = program.text(member);
      const method = methodOf(program, object, name);
      if (!method || !usesThis(method) || isBound(program, method, name)) continue;
      named.add(node.from);
      yield {
        at: node,
        message: `\`${name}\` uses \`this\`, and the table calls it without \`${program.text(object)}\`.`,
        fix: fix(
          'Call it on its object',
          { from: node.from, to: node.from, insert: '(...args) => ' },
          { from: node.to, to: node.to, insert: '(...args)' },
        ),
      };
    }
  },
};

/** What a table receives that can be a function: its props, and the members of those that hold callbacks. */
function givenTo(table: Table): Node[] {
  const literals = [
    ...['editable', 'cellEditable', 'options'].flatMap((name) => table.object(name) ?? []),
    ...table.columns,
    ...table.list('actions').items,
  ];
  return [
    ...table.names.flatMap((name) => table.given(name) ?? []),
    ...literals.flatMap(({ properties }) => properties.map(({ value }) => value)),
  ].filter(({ name }) => name === 'MemberExpression' || name === 'VariableName');
}

/** The method of a class or of an object literal, as far as the program shows it. */
function methodOf(program: Program, object: Node, name: string): Node | undefined {
  if (object.name === 'this') {
    const body = [...around(object)].find((at) => at.name === 'ClassBody');
    return body && methodIn(program, body, name);
  }
  const { node } = follow(program, object);
  if (node.name === 'ObjectExpression') return methodIn(program, node, name);
  const made = node.name === 'NewExpression' ? calleeOf(node) : undefined;
  const binding = made && program.lookUp(program.text(made), made);
  const body = binding?.kind === 'class' ? binding.node?.getChild('ClassBody') : undefined;
  return body ? methodIn(program, body, name) : undefined;
}

/** An arrow function keeps its `this`, and a getter may return anything. */
function methodIn(program: Program, body: Node, name: string): Node | undefined {
  const member = childrenOf(body).find((at) => {
    const key = at.getChild('PropertyDefinition');
    return key !== null && program.text(key) === name;
  });
  if (!member || member.getChild('get') || member.getChild('static')) return undefined;
  return isFunction(member) ? member : (member.getChild('FunctionExpression') ?? undefined);
}

function usesThis(method: Node): boolean {
  return findAll(method, 'this').some((at) => {
    let fn = functionAround(at);
    while (fn?.name === 'ArrowFunction') fn = functionAround(fn);
    return fn?.from === method.from && fn.to === method.to;
  });
}

/** Whether the program may bind it: by name, with a decorator, or with a helper that binds all methods. */
function isBound({ source }: Program, method: Node, name: string): boolean {
  const isDecorated = [method, ...around(method)].some((at) => at.getChild('Decorator') !== null);
  return (
    isDecorated ||
    /auto-?bind|bindAll|bindMethods|\bbound\b/i.test(source) ||
    new RegExp(`\\.${wordOf(name)}\\s*=[^=]|${wordOf(name)}\\.bind\\(|['"\`]${wordOf(name)}['"\`]`).test(
      source,
    )
  );
}

const saveCallbacks: Record<string, string[]> = {
  editable: ['onRowAdd', 'onRowUpdate', 'onRowDelete', 'onBulkUpdate'],
  cellEditable: ['onCellEditApproved'],
};

/** A save function that returns nothing. */
export const saveWithoutPromise: Rule = {
  id: 'save-without-promise',
  title: 'Save function that returns no promise',
  reason: { issue: 'save-without-promise' },
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
