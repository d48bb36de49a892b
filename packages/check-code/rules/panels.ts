import { eachColumn, hookIn, panelsOf } from '../program/find';
import { fix, replace } from '../fixes';
import { bodyOf, inOwnCode, isAsync, parametersOf, returnsOf } from '../program/functions';
import { findAll, isFunction, type Node, unwrap } from '../program/syntax';
import type { Fix, NamedRule } from '../types';

/** A hook in `detailPanel`. */
export const hooksInPanel: NamedRule = {
  id: 'hooks-in-panel',
  title: 'Hook in a detail panel',
  bad: `<MaterialTable columns={columns} data={people} detailPanel={({ rowData }) => {
  const [isOpen, setIsOpen] = useState(false);
  return <button onClick={() => setIsOpen(!isOpen)}>{rowData.name}</button>;
}} />`,
  good: `function Panel({ person }) {
  const [isOpen, setIsOpen] = useState(false);
  return <button onClick={() => setIsOpen(!isOpen)}>{person.name}</button>;
}
<MaterialTable columns={columns} data={people} detailPanel={({ rowData }) => <Panel person={rowData} />} />`,
  *check(program) {
    for (const table of program.tables) {
      for (const panel of panelsOf(program, table)) {
        const hook = hookIn(program, panel);
        if (hook) yield { at: hook, message: 'The table calls this function itself, so it can’t use Hooks.' };
      }
    }
  },
};

/** A `detailPanel` or `render` in braces, without `return`. */
export const nothingReturned: NamedRule = {
  id: 'nothing-returned',
  title: '`render` or `detailPanel` without `return`',
  severity: 'error',
  bad: `const columns = [{ title: 'City', field: 'city', render: (row) => { <b>{row.city}</b>; } }];
<MaterialTable columns={columns} data={people} detailPanel={({ rowData }) => {
  <p>{rowData.name}</p>
}} />`,
  good: `const columns = [{ title: 'City', field: 'city', render: (row) => { return <b>{row.city}</b>; } }];
<MaterialTable columns={columns} data={people} detailPanel={({ rowData }) => {
  return <p>{rowData.name}</p>
}} />`,
  *check(program) {
    const panels = program.tables.flatMap((table) => panelsOf(program, table));
    const cells = [...eachColumn(program)].flatMap(({ column }) => {
      const render = column.get('render');
      return render && isFunction(render.node) ? [render.node] : [];
    });
    const named = new Set<number>();
    for (const fn of [...panels, ...cells]) {
      if (named.has(fn.from) || !returnsNothing(fn)) continue;
      named.add(fn.from);
      yield {
        at: { from: fn.from, to: bodyOf(fn)?.from ?? fn.to },
        message: `This function returns nothing, so the ${panels.includes(fn) ? 'panel' : 'cell'} is empty.`,
        fix: addReturn(fn),
      };
    }
  },
};

/** An empty body is empty on purpose, and what throws or waits is another matter. */
function returnsNothing(fn: Node): boolean {
  const body = bodyOf(fn);
  return (
    body?.name === 'Block' &&
    statementsOf(body).length > 0 &&
    !isAsync(fn) &&
    returnsOf(fn).length === 0 &&
    inOwnCode(fn, 'ThrowStatement').length === 0
  );
}

/** `return` before an element that is the function's last statement. */
function addReturn(fn: Node): Fix | undefined {
  const body = bodyOf(fn);
  const last = body && statementsOf(body).at(-1);
  const made = last?.name === 'ExpressionStatement' && last.firstChild ? unwrap(last.firstChild) : undefined;
  return last && made?.name === 'JSXElement'
    ? fix('Add return', { from: last.from, to: last.from, insert: 'return ' })
    : undefined;
}

function statementsOf(block: Node): Node[] {
  const statements: Node[] = [];
  for (let at = block.firstChild; at; at = at.nextSibling)
    if (!/^[{};]$|Comment$/.test(at.name)) statements.push(at);
  return statements;
}

/** A `detailPanel` that takes the row itself, as up to version 3.0. */
export const oldDetailPanel: NamedRule = {
  id: 'old-detail-panel',
  since: '3.1',
  title: '`detailPanel` gets `{ rowData }`, not the row',
  severity: 'error',
  bad: `<MaterialTable columns={columns} data={people} detailPanel={(rowData) => <p>{rowData.name}</p>} />`,
  good: `<MaterialTable columns={columns} data={people} detailPanel={({ rowData }) => <p>{rowData.name}</p>} />`,
  *check(program) {
    for (const table of program.tables) {
      for (const render of panelsOf(program, table)) {
        const [parameter] = parametersOf(render);
        if (parameter?.name !== 'VariableDefinition') continue;
        const name = program.text(parameter);
        const list = render.getChild('ParamList');
        const isBare = render.name === 'ArrowFunction' && !(list && program.text(list).startsWith('('));
        const members = findAll(render, 'MemberExpression').filter(
          (node) => program.text(node.firstChild ?? node) === name,
        );
        // `(props) => props.rowData.name` is the new form.
        if (members.length === 0 || members.some((node) => /\browData$/.test(program.text(node)))) continue;
        const pattern = name === 'rowData' ? '{ rowData }' : `{ rowData: ${name} }`;
        yield {
          at: parameter,
          message: `\`${name}\` isn’t the row but an object with the row as \`rowData\`.`,
          fix: fix('Destructure rowData', replace(parameter, isBare ? `(${pattern})` : pattern)),
        };
      }
    }
  },
};
