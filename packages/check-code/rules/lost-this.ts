import { fix } from '../fixes';
import type { Program } from '../program';
import { around, calleeOf, childrenOf, findAll, functionAround, isFunction, type Node } from '../syntax';
import type { Table } from '../table';
import type { Rule } from '../types';
import { follow } from '../values';
import { wordOf } from '../words';

/** A method that uses `this`, passed without its object. */
export const lostThis: Rule = {
  id: 'lost-this',
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
    const told = new Set<number>();
    for (const given of program.tables.flatMap(givenTo)) {
      const { node } = follow(program, given);
      const [object, , member] = node.name === 'MemberExpression' ? childrenOf(node) : [];
      if (!object || !member || told.has(node.from)) continue;
      const name = program.text(member);
      const method = methodOf(program, object, name);
      if (!method || !usesThis(method) || isBound(program, method, name)) continue;
      told.add(node.from);
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

/** What a table is given that can be a function: its props, and the members of those that hold callbacks. */
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

/** The method of a class, or of an object that is written out, as far as the program shows it. */
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

/** An arrow function keeps its `this`, and a getter gives what it likes. */
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
