import { componentName } from '../../components';
import { fix, replace } from '../../fixes';
import { tagsOf } from './material-props';
import type { UpgradeRule } from '../types';

/** Props under their old names that a component of this file passes on to its table. */
export const wrapperProps: UpgradeRule = {
  line: '3.1',
  href: '/docs/upgrade#onchangepage-and-onchangerowsperpage-are-renamed',
  *check(program, { names }) {
    const wrappers = program.tables
      .filter(({ tag }) => tag.getChild('JSXSpreadAttribute'))
      .flatMap(({ tag }) => {
        const component = program.componentOf(tag);
        return (component && componentName(component, program.text)) ?? [];
      });
    for (const { name: tag, attributes } of tagsOf(program, wrappers))
      for (const { name, key } of attributes) {
        const change = names.MaterialTableProps?.[name];
        const to = change?.to;
        if (change && to)
          yield {
            line: change.line,
            at: key,
            message: `\`<${program.text(tag)}>\` passes its props to the table: \`${name}\` is \`${to}\`.`,
            fix: fix(`Rename it to ${to}`, replace(key, to)),
          };
      }
  },
};
