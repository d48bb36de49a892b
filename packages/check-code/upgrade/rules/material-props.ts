import { goneProps, renamedProps } from '../../data/old-material-ui';
import { addProperties, fix, removeAttribute, replace } from '../../fixes';
import { readObject } from '../../objects';
import type { Program } from '../../program';
import { childrenOf, findAll, type Node } from '../../syntax';
import type { Edit } from '../../types';
import { packageName } from '../taken';
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
    for (const { component, attributes } of materialTags(program)) {
      const known = slots[component] ?? {};
      const old = attributes.filter(({ name }) => Object.hasOwn(known, name));
      const [first] = old;
      if (!first) continue;
      const entries = old.map(({ name, value }) => `${known[name]}: ${value ?? 'true'}`);
      const edits = old.every(({ value }) => value !== undefined)
        ? intoSlots(program, attributes, old, entries, known)
        : undefined;
      yield {
        at: first.node,
        message: `${listed(old)} of \`${component}\` ${old.length > 1 ? 'are' : 'is'} \`slotProps\`.`,
        ...(edits ? { fix: fix('Write slotProps', ...edits) } : {}),
      };
    }
  },
};

/** Props that Material UI 9 ignores. */
export const removedProps: UpgradeRule = {
  line: '8.0',
  href: '/docs/material-ui-v5#from-mui-5-6-or-7-to-mui-9',
  *check(program) {
    for (const { component, attributes } of materialTags(program)) {
      const gone = goneProps[component]?.split(' ') ?? [];
      const all = attributes.filter(
        ({ name }) => gone.includes(name) && !Object.hasOwn(slots[component] ?? {}, name),
      );
      for (const { name, key } of all) {
        const now = renamedProps[name];
        if (now)
          yield {
            at: key,
            message: `\`${name}\` of \`${component}\` is \`${now}\`.`,
            fix: fix(`Rename it to ${now}`, replace(key, now)),
          };
      }
      const old = all.filter(({ name }) => !renamedProps[name]);
      const [first] = old;
      if (first)
        yield {
          at: first.key,
          message: `${listed(old)} of \`${component}\` ${old.length > 1 ? 'do' : 'does'} nothing in Material UI 9: look up the replacement on its page there.`,
        };
    }
  },
};

const listed = (attributes: Attribute[]) => attributes.map(({ name }) => `\`${name}\``).join(', ');

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

/** What `Box` and others took as props, and takes only as `sx` since Material UI 9. */
const styles =
  /^(?:[mp][trblxy]?|(?:margin|padding)(?:[TRBLXY]\w*)?|display|displayPrint|overflow|textOverflow|visibility|whiteSpace|flex(?:Basis|Direction|Wrap|Grow|Shrink)?|justify(?:Content|Items|Self)|align(?:Items|Content|Self)|order|(?:row|column)?[gG]ap|(?:m(?:ax|in))?(?:Width|Height)|width|height|boxSizing|position|zIndex|top|right|bottom|left|border\w*|bgcolor|boxShadow|font(?:Family|Size|Style|Weight)|letterSpacing|lineHeight|textAlign|textTransform)$/;
const styled = /^(?:Box|Grid|Stack|Typography|Link|DialogContentText|DialogTitle)$/;

/** The style that a prop is. */
function styleOf(component: string, name: string): string | undefined {
  if (component === 'Grid' && name === 'justify') return 'justifyContent';
  if (component === 'Box' && name === 'color') return name;
  return styled.test(component) && styles.test(name) ? name : undefined;
}

/** Styles that are props are now in `sx`. */
export const styleProps: UpgradeRule = {
  line: '8.0',
  href: '/docs/material-ui-v5#coming-from-mui-4',
  *check(program) {
    for (const { component, attributes, isOpen } of materialTags(program)) {
      const old = attributes.filter(({ name }) => styleOf(component, name) !== undefined);
      const [first, ...others] = old;
      if (!first) continue;
      const entries = old.map(({ name, value }) => `${styleOf(component, name)}: ${value ?? 'true'}`);
      // Props that are spread could hold a `sx`, too.
      const canMove = !isOpen && !attributes.some(({ name }) => name === 'sx');
      yield {
        at: first.key,
        message: `${listed(old)} of \`${component}\` ${old.length > 1 ? 'are styles' : 'is a style'}: write ${old.length > 1 ? 'them' : 'it'} into its \`sx\`.`,
        fix: canMove
          ? fix(
              'Write sx',
              replace(first.node, `sx={{ ${entries.join(', ')} }}`),
              ...others.map(({ node }) => removeAttribute(program, node)),
            )
          : undefined,
      };
    }
  },
};

/** `Grid` has no `item` any more, and a single `size` for its breakpoints. */
export const gridProps: UpgradeRule = {
  line: '8.0',
  href: '/docs/material-ui-v5#coming-from-mui-4',
  *check(program) {
    for (const { component, attributes } of materialTags(program)) {
      if (component !== 'Grid') continue;
      const item = attributes.find(({ name }) => name === 'item');
      const sizes = attributes.filter(({ name }) => /^(?:xs|sm|md|lg|xl)$/.test(name));
      const old = [...(item ? [item] : []), ...sizes];
      const [first, ...others] = old;
      if (!first || attributes.some(({ name }) => name === 'size')) continue;
      const entries = sizes.map(({ name, value }) => `${name}: ${sizeOf(value)}`).join(', ');
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

/** A width without a value, or `true`, took the space that was left. */
const sizeOf = (value: string | undefined) => (value === undefined || value === 'true' ? "'grow'" : value);

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

interface Attribute {
  node: Node;
  key: Node;
  name: string;
  value: string | undefined;
}

interface Tag {
  /** Its name in its package. */
  component: string;
  name: Node;
  attributes: Attribute[];
  /** Others are spread into it. */
  isOpen: boolean;
}

/** The tags of components that the program imports from Material UI, or the table, under any name. */
export function materialTags(program: Program): Tag[] {
  return program.once('material tags', () =>
    program.find('JSXSelfClosingTag', 'JSXOpenTag').flatMap((tag) => {
      const name = tag.getChild('JSXIdentifier') ?? tag.getChild('JSXMemberExpression');
      const from = name && packageName(program, name);
      if (
        !from ||
        !/^(?:@material-ui\/|@mui\/material\b|@material-table\/core$|material-table$)/.test(from.source)
      )
        return [];
      const isOpen = tag.getChild('JSXSpreadAttribute') !== null;
      return [{ component: from.name, name, attributes: attributesOf(program, tag), isOpen }];
    }),
  );
}

/** The attributes of a tag. */
export function attributesOf(program: Program, tag: Node): Attribute[] {
  return tag.getChildren('JSXAttribute').flatMap((node) => {
    const key = node.getChild('JSXIdentifier');
    return key ? [{ node, key, name: program.text(key), value: valueOf(program, node) }] : [];
  });
}

/** The expression of an attribute, as text. */
function valueOf(program: Program, attribute: Node): string | undefined {
  const given = childrenOf(attribute).at(-1);
  if (given?.name === 'JSXEscape') return program.text(given).slice(1, -1).trim();
  return given?.name === 'JSXAttributeValue' ? program.text(given) : undefined;
}
