import { findingOf, oldTexts, removedMembers } from '../names';
import type { Rule } from '../types';

/** Names of columns and texts that later versions took out. */
export const oldNames: Rule = {
  id: 'old-names',
  reason: {
    href: '/docs/errors/console#the-prop-labelrowsselect-was-renamed-to-labeldisplayedrows-please-rename-the-prop-accordingly-httpsmuicommaterial-uiapitable-paginationmain-content',
    says: 'The word behind the number of rows is labelRows today.',
    proof: ['labelRowsSelect of earlier versions is shown nowhere'],
    severity: 'warning',
  },
  bad: `<MaterialTable columns={columns} data={people} localization={{ pagination: { labelRowsSelect: 'Zeilen' } }} />`,
  good: `<MaterialTable columns={columns} data={people} localization={{ pagination: { labelRows: 'Zeilen' } }} />`,
  *check(program, facts) {
    for (const table of program.tables) {
      for (const column of table.columns) yield* removedMembers(facts, 'Column', column);
      for (const old of oldTexts(program, facts, table)) yield findingOf(old);
    }
  },
};
