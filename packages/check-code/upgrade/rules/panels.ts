import { panelsOf } from '../../program/find';
import { parametersOf } from '../../program/functions';
import { itemsOf } from '../../program/objects';
import type { Program } from '../../program/program';
import { findAll, type Node } from '../../program/syntax';
import { literal, type Table } from '../../program/table';
import { follow, functionOf } from '../../program/values';
import type { Rule } from '../../types';

/** Detail panels that take the row itself; the advice covers those of this file that read `row.name`. */
export const wholeRowPanels: Rule = {
  since: '3.1',
  href: '/docs/upgrade#detailpanel-gets-an-object-with-rowdata',
  *check(program) {
    for (const table of program.tables)
      for (const given of givenPanels(program, table)) {
        const panel = functionOf(program, given);
        const { node, createdIn } = follow(program, given);
        const isUnread = /^(?:import|parameter)$/.test(createdIn) || node.name === 'MemberExpression';
        const isAdvised = panelsOf(program, table).some(({ from }) => from === panel?.from);
        if (panel ? takesRow(program, panel, isAdvised) : isUnread)
          yield {
            at: (panel && parametersOf(panel)[0]) ?? given,
            message:
              'The panel gets `{ rowData }`, not the row: take `rowData` out of what it gets, such as `({ rowData }) => show(rowData)`.',
            ...(panel ? {} : { isUnsure: true }),
          };
      }
  },
};

/** `({ name }) => …`, and `(row) => <Details row={row} />`. */
function takesRow(program: Program, panel: Node, isAdvised: boolean): boolean {
  const [taken] = parametersOf(panel);
  const text = taken ? program.text(taken) : '';
  // `{ rowData }` is the new form; a rest element and a spread are ambiguous.
  if (taken?.name === 'ObjectPattern') return !/\browData\b|\.{3}/.test(text);
  const uses = findAll(panel, 'VariableName').filter((node) => program.text(node) === text);
  const members = uses.flatMap(({ parent }) => (parent?.name === 'MemberExpression' ? parent : []));
  return (
    uses.some(({ parent }) => parent?.name !== 'JSXSpreadAttribute') &&
    !(isAdvised ? members.length > 0 : members.some((node) => program.text(node).endsWith('.rowData')))
  );
}

/** The functions in `detailPanel`, and the `render` of each of its panels. */
function givenPanels(program: Program, table: Table): Node[] {
  const value = table.prop('detailPanel');
  const given = table.given('detailPanel');
  if (!value || !given) return [];
  if (value.node.name !== 'ArrayExpression') return [given];
  return itemsOf(value.node).items.flatMap((item) => {
    const { node } = follow(program, item);
    return node.name === 'ObjectExpression' ? (literal(program, node).property('render')?.value ?? []) : [];
  });
}
