import { columnName, eachColumn } from '../find';
import { removedMembers } from '../names';
import { rowsOf } from '../rows';
import { Literal } from '../table';
import type { Rule } from '../types';
import { follow } from '../values';

/** Arrays and dates in a CSV file. */
export const exportedLists: Rule = {
  id: 'exported-lists',
  title: 'Arrays or dates in the CSV export',
  reason: { issue: 'csv-arrays-dates' },
  bad: `<MaterialTable columns={[{ title: 'Labels', field: 'labels' }]} data={[{ id: 1, labels: ['bug', 'speed'] }]}
  options={{ exportMenu: [{ label: 'CSV', exportFunc: (columns, rows) => ExportCsv(columns, rows, 'file') }] }} />`,
  good: `<MaterialTable columns={[{ title: 'Labels', field: 'labels', customExport: (row) => row.labels.join(', ') }]} data={[{ id: 1, labels: ['bug', 'speed'] }]}
  options={{ exportMenu: [{ label: 'CSV', exportFunc: (columns, rows) => ExportCsv(columns, rows, 'file') }] }} />`,
  *check(program) {
    if (!program.source.includes('ExportCsv')) return;
    for (const { table, column } of eachColumn(program)) {
      const field = column.literal('field');
      if (!table.options?.has('exportMenu') || typeof field !== 'string') continue;
      if (column.has('customExport') || column.literal('export') === false) continue;
      const row = rowsOf(table).items.find((one) => {
        const property = one.property(field);
        const node = property && follow(program, property.value).node;
        return (
          node?.name === 'ArrayExpression' ||
          (node?.name === 'NewExpression' && /^new Date\b/.test(program.text(node)))
        );
      });
      if (row)
        yield {
          at: column.node,
          message: `${columnName(column)} holds lists or dates, which a CSV file can’t.`,
        };
    }
  },
};

/** Texts of an export menu that is gone. */
export const exportNames: Rule = {
  id: 'export-names',
  title: 'Texts of the export menu of version 1',
  reason: { issue: 'export-names' },
  bad: `<MaterialTable columns={columns} data={people} localization={{ toolbar: { exportCSVName: 'Als CSV' } }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ exportMenu: [{ label: 'Als CSV', exportFunc }] }} />`,
  *check(program) {
    for (const table of program.tables) {
      const toolbar = table.object('localization')?.get('toolbar');
      if (toolbar?.node.name !== 'ObjectExpression') continue;
      for (const property of new Literal(toolbar.node, program).properties)
        if (/^export(?:CSV|PDF)Name$/.test(property.name))
          yield { at: property.node, message: `The text \`${property.name}\` is shown nowhere.` };
    }
  },
};

/** Options of the export menu of version 1. */
export const oldExport: Rule = {
  id: 'old-export',
  title: 'Export options of version 1',
  reason: {
    href: '/docs/upgrade#exportbutton-exportcsv-and-exportfilename-are-gone',
    says: 'Setting the old ones does nothing.',
    proof: ['the options of the old export menu add no button'],
    severity: 'warning',
    cure: 'options.exportMenu, a list of { label, exportFunc }, replaces exportButton',
  },
  bad: `<MaterialTable columns={columns} data={people} options={{ exportButton: true }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ exportMenu: [{ label: 'CSV', exportFunc }] }} />`,
  *check(program, facts) {
    for (const { options } of program.tables) {
      if (!options) continue;
      for (const finding of removedMembers(facts, 'Options', options, ['exportPdf'])) {
        const property = options.properties.find(({ key }) => key.from === finding.at.from);
        // What was turned off is not missed.
        if (!property || options.literal(property.name) !== false) yield finding;
      }
    }
  },
};
