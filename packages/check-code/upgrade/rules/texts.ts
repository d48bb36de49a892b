import { literal } from '../../program/table';
import type { Rule } from '../../types';

/** The date pickers' language was in `body`; it has no effect there since the texts have their own store. */
export const pickerLanguage: Rule = {
  since: '5.0',
  href: '/docs/known-issues#picker-locale-place',
  *check(program) {
    for (const table of program.tables) {
      const texts = table.object('localization');
      const body = texts?.get('body')?.node;
      if (!texts || body?.name !== 'ObjectExpression') continue;
      const property = literal(program, body).property('dateTimePickerLocalization');
      if (!property || texts.has('dateTimePickerLocalization')) continue;
      yield {
        at: property.key,
        message: 'Write `dateTimePickerLocalization` beside `body`, not in it.',
      };
    }
  },
};
