import { eachColumn, panelsOf } from '../find';
import { fix } from '../fixes';
import { bodyOf, inOwnCode, isAsync, returnsOf } from '../functions';
import { isFunction, unwrap, type Node } from '../syntax';
import type { Fix, Rule } from '../types';

/** A `detailPanel` or `render` in braces, without `return`. */
export const nothingReturned: Rule = {
  id: 'nothing-returned',
  reason: {
    href: '/docs/api/props/mt_prop_detailPanel',
    says: 'With braces the function needs a `return`: without one the panel, like a cell whose `render` has none, is empty',
    proof: ['With braces the function needs a return'],
    severity: 'error',
  },
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
    const told = new Set<number>();
    for (const fn of [...panels, ...cells]) {
      if (told.has(fn.from) || !returnsNothing(fn)) continue;
      told.add(fn.from);
      const change = addReturn(fn);
      yield {
        at: { from: fn.from, to: bodyOf(fn)?.from ?? fn.to },
        message: `This function returns nothing, so the ${panels.includes(fn) ? 'panel' : 'cell'} is empty.`,
        ...(change ? { fix: change } : {}),
      };
    }
  },
};

/** An empty body is meant to be empty, and what throws or waits is another matter. */
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

/** `return` before an element that is the last thing the function makes. */
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
