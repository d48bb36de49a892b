import { componentName } from '../../program/components';
import { attributesOf } from './material-props';
import type { Rule } from '../../types';

/** Props under their old names that a component of this file passes on to its table. */
export const wrapperProps: Rule = {
  since: '3.1',
  href: '/docs/upgrade#onchangepage-and-onchangerowsperpage-are-renamed',
  *check(program, { names }) {
    const wrappers = program.tables
      .filter(({ tag }) => tag.getChild('JSXSpreadAttribute'))
      .flatMap(({ tag }) => {
        const component = program.componentOf(tag);
        return (component && componentName(component, program.text)) || [];
      });
    for (const tag of program.tags(...wrappers))
      for (const { name, key } of attributesOf(program, tag)) {
        const change = names.MaterialTableProps?.[name];
        if (change?.to)
          yield {
            since: change.line,
            at: key,
            message: `\`<${program.text(tag.getChild('JSXIdentifier') ?? tag)}>\` passes its props to the table: \`${name}\` is \`${change.to}\`.`,
          };
      }
  },
};
