import { addProperties, fix, removeProperties } from '../../fixes';
import { literal } from '../../table';
import type { UpgradeRule } from '../types';

/** The date pickers' language was in `body`; it has no effect there since the texts have their own store. */
export const pickerLanguage: UpgradeRule = {
  line: '5.0',
  href: '/docs/known-issues#picker-locale-place',
  *check(program) {
    for (const table of program.tables) {
      const texts = table.object('localization');
      const body = texts?.get('body')?.node;
      if (!texts || body?.name !== 'ObjectExpression') continue;
      const property = literal(program, body).property('dateTimePickerLocalization');
      if (!property || texts.has('dateTimePickerLocalization')) continue;
      const isInside = texts.node.from < body.from && body.to < texts.node.to;
      yield {
        at: property.key,
        message: '`dateTimePickerLocalization` stands beside `body`, not in it.',
        fix: isInside
          ? fix(
              'Move it up',
              ...removeProperties(program, [property]),
              addProperties(program, texts.node, program.text(property.node)),
            )
          : undefined,
      };
    }
  },
};
