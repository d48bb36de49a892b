import { addProperties, fix, removeAttribute, replace } from '../../fixes';
import { readObject } from '../../objects';
import type { Program } from '../../program';
import { childrenOf, findAll, type Node } from '../../syntax';
import type { Edit } from '../../types';
import type { Finding, UpgradeRule } from '../types';

/** Props that Material UI 9 removed, and the slot that replaces them. */
const slots: Record<string, Record<string, string>> = {
  TextField: {
    inputProps: 'htmlInput',
    InputProps: 'input',
    InputLabelProps: 'inputLabel',
    SelectProps: 'select',
    FormHelperTextProps: 'formHelperText',
  },
  Checkbox: { inputProps: 'input' },
  Radio: { inputProps: 'input' },
  Switch: { inputProps: 'input' },
  Dialog: { PaperProps: 'paper', BackdropProps: 'backdrop' },
  Menu: { PaperProps: 'paper', MenuListProps: 'list' },
  Popover: { PaperProps: 'paper' },
  Drawer: { PaperProps: 'paper' },
};

/** `inputProps` and `PaperProps` are now in `slotProps`. */
export const slotProps: UpgradeRule = {
  line: '8.0',
  href: '/docs/upgrade#inputprops-inputprops-and-paperprops-are-slotprops',
  *check(program) {
    for (const table of program.tables)
      for (const option of ['selectionProps', 'headerSelectionProps']) {
        const value = table.options?.get(option)?.node;
        for (const property of value ? findAll(value, 'Property') : [])
          if (/^inputProps\s*:/.test(program.text(property))) yield inObject(program, property);
      }
    for (const tag of tagsOf(program, Object.keys(slots))) {
      const known = slots[program.text(tag.name)] ?? {};
      const old = tag.attributes.filter(({ name }) => Object.hasOwn(known, name));
      const [first] = old;
      if (!first) continue;
      const entries = old.map(({ name, value }) => `${known[name]}: ${value ?? 'true'}`);
      const edits = old.every(({ value }) => value !== undefined)
        ? intoSlots(program, tag.attributes, old, entries, known)
        : undefined;
      yield {
        at: first.node,
        message: `${old.map(({ name }) => `\`${name}\``).join(', ')} of \`${program.text(tag.name)}\` ${old.length > 1 ? 'are' : 'is'} \`slotProps\`.`,
        ...(edits ? { fix: fix('Write slotProps', ...edits) } : {}),
      };
    }
  },
};

/** The edits that move props into `slotProps`, which the tag may already have for other slots. */
function intoSlots(
  program: Program,
  attributes: Attribute[],
  old: Attribute[],
  entries: string[],
  slotOf: Record<string, string>,
): Edit[] | undefined {
  const given = attributes.find(({ name }) => name === 'slotProps');
  const [first, ...others] = old;
  if (!first) return undefined;
  if (!given)
    return [
      replace(first.node, `slotProps={{ ${entries.join(', ')} }}`),
      ...others.map(({ node }) => removeAttribute(program, node)),
    ];
  const value = given.node.getChild('JSXEscape')?.getChild('ObjectExpression');
  const { properties, isOpen } = value ? readObject(program, value) : { properties: [], isOpen: true };
  if (!value || isOpen || properties.some(({ name }) => old.some((one) => slotOf[one.name] === name)))
    return undefined;
  return [
    addProperties(program, value, entries.join(', ')),
    ...old.map(({ node }) => removeAttribute(program, node)),
  ];
}

/** What a `Grid` accepted as props, and the equivalent style. */
const alignments: Record<string, string> = {
  justify: 'justifyContent',
  justifyContent: 'justifyContent',
  alignItems: 'alignItems',
  alignContent: 'alignContent',
};

/** `Grid` has no `item` any more, a single `size` for its breakpoints, and its alignment in `sx`. */
export const gridProps: UpgradeRule = {
  line: '8.0',
  href: '/docs/material-ui-v5#coming-from-mui-4',
  *check(program) {
    for (const tag of tagsOf(program, ['Grid'])) {
      const aligned = tag.attributes.filter(({ name }) => Object.hasOwn(alignments, name));
      const [align] = aligned;
      if (align && !tag.attributes.some(({ name }) => name === 'sx')) {
        const styles = aligned.map(({ name, value }) => `${alignments[name]}: ${value ?? 'true'}`);
        yield {
          at: align.key,
          message: `${aligned.map(({ name }) => `\`${name}\``).join(', ')} of \`Grid\` ${aligned.length > 1 ? 'are styles' : 'is a style'}.`,
          fix: fix(
            'Write sx',
            replace(align.node, `sx={{ ${styles.join(', ')} }}`),
            ...aligned.slice(1).map(({ node }) => removeAttribute(program, node)),
          ),
        };
      } else if (align)
        yield {
          at: align.key,
          message: `\`${align.name}\` of \`Grid\` is a style: write \`${alignments[align.name]}\` into its \`sx\`.`,
        };
      const item = tag.attributes.find(({ name }) => name === 'item');
      const sizes = tag.attributes.filter(({ name }) => /^(?:xs|sm|md|lg|xl)$/.test(name));
      const [first] = [...(item ? [item] : []), ...sizes];
      if (!first || tag.attributes.some(({ name }) => name === 'size')) continue;
      const entries = sizes.map(({ name, value }) => `${name}: ${value ?? "'grow'"}`).join(', ');
      const others = [...(item ? [item] : []), ...sizes].filter((one) => one !== first);
      yield {
        at: first.node,
        message: 'A `Grid` takes its widths as `size`, and `item` was removed.',
        fix: fix(
          'Write size',
          sizes.length > 0
            ? replace(first.node, `size={{ ${entries} }}`)
            : removeAttribute(program, first.node),
          ...others.map(({ node }) => removeAttribute(program, node)),
        ),
      };
    }
  },
};

function inObject(program: Program, property: Node): Finding {
  const value = property.getChild(':')?.nextSibling;
  return {
    at: property,
    message: '`inputProps` is `slotProps.input`.',
    fix: value
      ? fix('Write slotProps', replace(property, `slotProps: { input: ${program.text(value)} }`))
      : undefined,
  };
}

/** An attribute of a tag, and its expression as text. */
interface Attribute {
  node: Node;
  key: Node;
  name: string;
  value?: string | undefined;
}

/** The tags with one of these names, and their attributes. */
export function tagsOf(program: Program, names: string[]) {
  return program.find('JSXSelfClosingTag', 'JSXOpenTag').flatMap((tag) => {
    const name = tag.getChild('JSXIdentifier');
    if (!name || !names.includes(program.text(name))) return [];
    const attributes = tag.getChildren('JSXAttribute').flatMap((node) => {
      const key = node.getChild('JSXIdentifier');
      return key ? [{ node, key, name: program.text(key), value: valueOf(program, node) }] : [];
    });
    return [{ name, attributes }];
  });
}

/** The expression of an attribute, as text. */
function valueOf(program: Program, attribute: Node): string | undefined {
  const given = childrenOf(attribute).at(-1);
  if (given?.name === 'JSXEscape') return program.text(given).slice(1, -1).trim();
  return given?.name === 'JSXAttributeValue' ? program.text(given) : undefined;
}
