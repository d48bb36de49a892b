import { canRenderAgain } from '../components';
import { columnName } from '../find';
import { callsIn, inOwnCode, parametersOf, returnsOf } from '../functions';
import { memoize } from '../memoize';
import type { Program } from '../program';
import { stateProp, type StateProp } from '../state-props';
import { argumentsOf, around, calleeOf, findAll, functionAround, isFunction, type Node } from '../syntax';
import type { Table } from '../table';
import type { Rule } from '../types';
import { follow } from '../values';
import { wordOf } from '../scopes';

/** An array of rows that is changed and passed again. */
export const changedArray: Rule = {
  id: 'changed-array',
  title: '`data` changed in place',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#the-table-shows-old-data',
    says: "aren't seen, because the array is compared with itself. Nor does a copy of the changed array help, since it equals that array",
    proof: ["aren't seen, because the array is compared with itself"],
    severity: 'error',
    cure: 'Pass a new array with a new object for the changed row.',
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
      if (!given || !name || data?.createdIn !== 'state' || !program.lookUp(name, given)?.pattern) continue;
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

/** Rows or columns that a component copies from its props into state, and never again. */
export const copiedProps: Rule = {
  id: 'copied-props',
  title: 'Props copied into state once',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#the-table-shows-old-data',
    says: 'Rows or columns copied into state once, with `useState(props.rows)` or an effect behind `if (!loaded)`, stay as they were',
    proof: ['Rows or columns copied into state once, with useState(props.rows)'],
    severity: 'warning',
  },
  bad: `function People(props) {
  const [rows] = useState(props.rows);
  return <MaterialTable columns={columns} data={rows} />;
}`,
  good: `function People({ rows }) {
  return <MaterialTable columns={columns} data={rows} />;
}`,
  *check(program) {
    const told = new Set<number>();
    for (const table of program.tables) {
      for (const kind of ['columns', 'data']) {
        const copied = stateProp(program, table, kind);
        if (!copied || told.has(copied.at.from) || !isStale(program, table, copied)) continue;
        told.add(copied.at.from);
        yield {
          at: copied.at,
          message: `\`${copied.name}\` is copied into state once: what comes later isn't shown.`,
        };
      }
    }
  },
};

/** Nothing takes the prop over again, and nothing mounts the component again for it. */
function isStale(program: Program, table: Table, { name, component }: StateProp): boolean {
  // Whoever calls it so means the first one.
  if (/^(?:initial|default|start)/i.test(name)) return false;
  const own = [...around(table.tag)].find(({ name: kind }) => kind === 'ClassDeclaration') ?? component;
  const called = own.getChild('VariableDefinition') ?? own.parent?.getChild('VariableDefinition');
  const isKeyed =
    called !== null &&
    called !== undefined &&
    new RegExp(`<${wordOf(program.text(called))}[^<]*\\skey=`).test(program.source);
  return !isKeyed && !takesOver(program, own, name);
}

/** An effect or a method of the life cycle reads the prop again, or a setter gets it. */
function takesOver(program: Program, component: Node, name: string): boolean {
  const later = /^(?:componentDidUpdate|(?:UNSAFE_)?componentWillReceiveProps|getDerivedStateFromProps)$/;
  const methods = findAll(component, 'PropertyDefinition').some((key) => later.test(program.text(key)));
  const says = new RegExp(wordOf(name));
  return (
    methods ||
    callsIn(component, program.text, /^(?:React\.)?(?:use\w*Effect\w*|set[A-Z]\w*)$/).some((call) =>
      says.test(program.text(call)),
    )
  );
}

/** Columns with a function, written inside of a component. */
export const newColumns: Rule = {
  id: 'new-columns',
  title: 'New columns on every render',
  reason: { issue: 'new-columns-forget' },
  bad: `function People() {
  const [people, setPeople] = useState(loaded);
  const columns = [{ title: 'City', field: 'city', render: (row) => <b>{row.city}</b> }];
  return <MaterialTable columns={columns} data={people} options={{ filtering: true }} />;
}`,
  good: `function People() {
  const [people, setPeople] = useState(loaded);
  const columns = useMemo(() => [{ title: 'City', field: 'city', render: (row) => <b>{row.city}</b> }], []);
  return <MaterialTable columns={columns} data={people} options={{ filtering: true }} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const columns = table.prop('columns');
      const component = program.componentOf(table.tag);
      if (columns?.createdIn !== 'render' || !component || !canRenderAgain(component, program.text)) continue;
      if (!hasMuchToLose(table)) continue;
      for (const column of table.columns) {
        const made = column.properties.find(({ name }) => {
          const value = column.get(name);
          return value?.createdIn === 'render' && isFunction(value.node);
        });
        if (!made) continue;
        const change = memoize(program, columns.node, component);
        yield {
          at: made.key,
          message: `The columns are recreated on each render, because \`${made.name}\` of ${columnName(column)} is another function each time.`,
          ...(change ? { fix: change } : {}),
        };
        break;
      }
    }
  },
};

/** Columns keep filters, order, groups and what is hidden; new ones close the row that is being edited, too. */
function hasMuchToLose(table: Table): boolean {
  if (table.hasOpenOptions || table.has('editable') || table.has('cellEditable')) return true;
  return (
    table.option('draggable') !== false ||
    ['filtering', 'columnsButton', 'grouping'].some((name) => table.options?.has(name)) ||
    table.columns.some((column) => column.has('defaultGroupOrder'))
  );
}

/** Options with a function, written inside of a component, in a table whose rows are edited. */
export const newOptions: Rule = {
  id: 'new-options',
  title: 'New options on every render close the edited row',
  reason: { issue: 'open-row-closes' },
  bad: `function People() {
  const [text, setText] = useState('');
  const options = { rowStyle: (row) => ({ fontWeight: row.isNew ? 600 : 400 }) };
  return <MaterialTable columns={columns} data={people} options={options} editable={{ onRowUpdate: async () => {} }} />;
}`,
  good: `function People() {
  const [text, setText] = useState('');
  const options = useMemo(() => ({ rowStyle: (row) => ({ fontWeight: row.isNew ? 600 : 400 }) }), []);
  return <MaterialTable columns={columns} data={people} options={options} editable={{ onRowUpdate: async () => {} }} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const value = table.prop('options');
      const component = program.componentOf(table.tag);
      if (
        value?.createdIn !== 'render' ||
        !component ||
        !canRenderAgain(component, program.text, table.prop('data')?.variable)
      )
        continue;
      if (!table.object('editable')?.has('onRowUpdate')) continue;
      const made = table.options?.properties.find(({ name }) => {
        const member = table.options?.get(name);
        return member?.createdIn === 'render' && isFunction(member.node);
      });
      if (!made) continue;
      const change = memoize(program, value.node, component);
      yield {
        at: made.key,
        message: `The options are recreated on each render, because \`${made.name}\` is another function each time.`,
        ...(change ? { fix: change } : {}),
      };
    }
  },
};
