import { literalOf } from '../objects';
import { isFunction } from '../syntax';
import { Literal } from '../table';
import type { Rule } from '../types';

const labels = [
  ['toolbar', 'nRowsSelected'],
  ['pagination', 'labelDisplayedRows'],
] as const;

/** Texts with places for numbers that aren't texts. */
export const labelText: Rule = {
  id: 'label-text',
  reason: { issue: 'label-must-be-string' },
  bad: `<MaterialTable columns={columns} data={people} localization={{ pagination: { labelDisplayedRows: ({ from, to }) => from + ' - ' + to } }} />`,
  good: `<MaterialTable columns={columns} data={people} localization={{ pagination: { labelDisplayedRows: '{from} - {to}' } }} />`,
  *check(program) {
    for (const table of program.tables) {
      for (const [part, name] of labels) {
        const object = table.object('localization')?.get(part);
        if (object?.node.name !== 'ObjectExpression') continue;
        const texts = new Literal(object.node, program);
        const value = texts.get(name);
        const property = texts.property(name);
        if (!value || !property) continue;
        const isWrong =
          value.node.name === 'JSXElement' ||
          (name === 'labelDisplayedRows' && isFunction(value.node)) ||
          typeof (literalOf(program, value.node)?.value ?? '') === 'number';
        if (isWrong) yield { at: property.node, message: `\`${name}\` is no text.` };
      }
    }
  },
};
