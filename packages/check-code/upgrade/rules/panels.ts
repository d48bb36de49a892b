import { panelsOf } from '../../find';
import { fix, replace } from '../../fixes';
import { parametersOf } from '../../functions';
import { itemsOf, readObject } from '../../objects';
import type { Program } from '../../program';
import { childrenOf, findAll, isFunction, type Node } from '../../syntax';
import type { Table } from '../../table';
import { follow, functionOf } from '../../values';
import type { Finding, UpgradeRule } from '../types';

/** Detail panels whose use of the row shows none of its members; the advice covers those with `row.name`. */
export const wholeRowPanels: UpgradeRule = {
  line: '3.1',
  href: '/docs/upgrade#detailpanel-gets-an-object-with-rowdata',
  *check(program) {
    for (const table of program.tables) {
      for (const panel of panelsOf(program, table)) yield* parameter(program, panel);
      for (const given of givenPanels(program, table)) yield* elsewhere(program, given);
    }
  },
};

const message =
  'The panel gets `{ rowData }`, not the row: take `rowData` out of what it gets, such as `({ rowData }) => show(rowData)`.';

/** `({ name }) => …`, and `(row) => <Details row={row} />`. */
function* parameter(program: Program, panel: Node): Generator<Finding> {
  const [taken] = parametersOf(panel);
  if (!taken) return;
  const text = program.text(taken);
  if (taken.name === 'ObjectPattern') {
    const keys = taken.getChildren('PatternProperty').map((one) => program.text(childrenOf(one)[0] ?? one));
    // `{ rowData }` is the new form; a rest element is ambiguous.
    if (!keys.includes('rowData') && !text.includes('...'))
      yield { at: taken, message, fix: fix('Take rowData out', replace(taken, `{ rowData: ${text} }`)) };
    return;
  }
  const uses = findAll(panel, 'VariableName').filter((node) => program.text(node) === text);
  const isWhole = uses.some(({ parent }) => parent?.name !== 'MemberExpression');
  const isNew = uses.some(
    ({ parent }) =>
      parent?.name === 'JSXSpreadAttribute' || program.text(parent ?? taken).endsWith('.rowData'),
  );
  if (taken.name !== 'VariableDefinition' || !isWhole || isNew) return;
  const isBare =
    panel.name === 'ArrowFunction' && !program.source.slice(panel.from, taken.from).includes('(');
  const pattern = text === 'rowData' ? '{ rowData }' : `{ rowData: ${text} }`;
  yield {
    at: taken,
    message,
    fix: fix('Take rowData out', replace(taken, isBare ? `(${pattern})` : pattern)),
  };
}

/** A method of the class, or a function that the text doesn't show. */
function* elsewhere(program: Program, given: Node): Generator<Finding> {
  const { node, createdIn } = follow(program, given);
  if (isFunction(node)) return;
  const method = functionOf(program, given);
  const [taken] = method ? parametersOf(method) : [];
  if (method && taken && !/^\{[^]*\browData\b/.test(program.text(taken))) yield { at: given, message };
  else if (!method && (/^(?:import|parameter)$/.test(createdIn) || node.name === 'MemberExpression'))
    yield { at: given, message, isUnsure: true };
}

/** The functions in `detailPanel`, and the `render` of each of its panels. */
function givenPanels(program: Program, table: Table): Node[] {
  const value = table.prop('detailPanel');
  const given = table.given('detailPanel');
  if (!value || !given) return [];
  if (value.node.name !== 'ArrayExpression') return [given];
  return itemsOf(value.node).items.flatMap((item) => {
    const { node } = follow(program, item);
    const render =
      node.name === 'ObjectExpression'
        ? readObject(program, node).properties.find(({ name }) => name === 'render')
        : undefined;
    return render ? [render.value] : [];
  });
}
