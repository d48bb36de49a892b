import { literalOf } from '../objects';
import { Literal } from '../table';
import type { Rule } from '../types';

/** The language of the date pickers in `localization.body`. */
export const pickerLocale: Rule = {
  id: 'picker-locale',
  reason: { issue: 'picker-locale-place' },
  bad: `<MaterialTable columns={columns} data={people} localization={{ body: { dateTimePickerLocalization: de } }} />`,
  good: `<MaterialTable columns={columns} data={people} localization={{ dateTimePickerLocalization: de }} />`,
  *check(program) {
    for (const table of program.tables) {
      const body = table.object('localization')?.get('body');
      if (body?.node.name !== 'ObjectExpression') continue;
      const property = new Literal(body.node, program).property('dateTimePickerLocalization');
      if (property && !literalOf(program, property.value))
        yield { at: property.key, message: 'Here the date pickers don’t see it.' };
    }
  },
};
