import { findAll } from '../syntax';
import type { Rule } from '../types';

/** Elements in `localization` that are made inside of a component. */
export const elementTexts: Rule = {
  id: 'element-texts',
  reason: { issue: 'element-texts' },
  bad: `function People() {
  return <MaterialTable columns={columns} data={people} localization={{ body: { emptyDataSourceMessage: <b>Nobody</b> } }} />;
}`,
  good: `function People() {
  return <MaterialTable columns={columns} data={people} localization={{ body: { emptyDataSourceMessage: 'Nobody' } }} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const texts = table.prop('localization');
      if (texts?.node.name !== 'ObjectExpression' || texts.home === 'module') continue;
      for (const element of findAll(texts.node, 'JSXElement')) {
        if (element.parent?.name === 'Property')
          yield { at: element, message: 'This text is an element made inside of a component.' };
      }
    }
  },
};
