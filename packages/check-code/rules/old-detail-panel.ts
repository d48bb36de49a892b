import { panelsOf } from '../find';
import { fix, replace } from '../fixes';
import { parametersOf } from '../functions';
import { findAll } from '../syntax';
import type { Rule } from '../types';

/** A `detailPanel` that takes the row itself, as up to version 3.0. */
export const oldDetailPanel: Rule = {
  id: 'old-detail-panel',
  reason: {
    href: '/docs/upgrade#detailpanel-gets-an-object-with-rowdata',
    says: 'detailPanel gets an object with rowData',
    proof: ['a function of the row itself, as before 3.1, gets an object without the fields of the row'],
    severity: 'error',
    cure: 'put braces around the parameter',
  },
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
          message: `\`${name}\` isn’t the row, but an object that holds it as \`rowData\`.`,
          fix: fix('Take rowData out', replace(parameter, isBare ? `(${pattern})` : pattern)),
        };
      }
    }
  },
};
