import type { Program } from '../program';
import { stateProp, type StateProp } from '../state-props';
import { callsIn } from '../functions';
import { around, findAll, type Node } from '../syntax';
import type { Table } from '../table';
import type { Rule } from '../types';
import { wordOf } from '../words';

/** Rows or columns that a component copies from its props into state, and never again. */
export const copiedProps: Rule = {
  id: 'copied-props',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#the-table-shows-old-data',
    says: 'Rows or columns that you copied into state once, by `useState(props.rows)` or an effect behind `if (!loaded)`, stay as they were',
    proof: ['Rows or columns that you copied into state once, by useState(props.rows)'],
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

/** Nothing takes the prop over again, and nothing mounts the component anew for it. */
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
