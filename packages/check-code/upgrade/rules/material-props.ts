import { goneProps, renamedProps } from '../../data/old-material-ui';
import { fix, removeAttribute, replace } from '../../fixes';
import type { Program } from '../../program/program';
import { findAll, type Node } from '../../program/syntax';
import { packageName } from '../taken';
import type { Finding, Rule } from '../../types';

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
export const slotProps: Rule = {
  since: '8.0',
  href: '/docs/upgrade#inputprops-inputprops-and-paperprops-are-slotprops',
  *check(program) {
    for (const table of program.tables)
      for (const option of ['selectionProps', 'headerSelectionProps']) {
        const value = table.options?.get(option)?.node;
        for (const property of value ? findAll(value, 'Property') : []) {
          const [, props] = /^inputProps\s*:\s*([^]*)$/.exec(program.text(property)) ?? [];
          if (props !== undefined)
            yield {
              at: property,
              message: '`inputProps` goes into `slotProps`, as `input`.',
              fix: fix('Write slotProps', replace(property, `slotProps: { input: ${props} }`)),
            };
        }
      }
    yield* movedInto(program, 'slotProps', (component, name) => slots[component]?.[name]);
  },
};

/** Props that Material UI 9 ignores. */
export const removedProps: Rule = {
  since: '8.0',
  href: '/docs/material-ui-v5#from-mui-5-6-or-7-to-mui-9',
  *check(program) {
    for (const { component, attributes } of materialTags(program)) {
      const gone = goneProps[component]?.split(' ') ?? [];
      for (const { name, key } of attributes) {
        if (!gone.includes(name) || slots[component]?.[name]) continue;
        const now = renamedProps[name];
        yield now
          ? {
              at: key,
              message: `\`${name}\` of \`${component}\` is \`${now}\`.`,
              fix: fix(`Rename it to ${now}`, replace(key, now)),
            }
          : {
              at: key,
              message: `\`${name}\` of \`${component}\` does nothing in Material UI 9: look up the replacement on its page there.`,
            };
      }
    }
  },
};

/** What `Box` and others took as props, and takes only as `sx` since Material UI 9. */
const styles =
  /^(?:[mp][trblxy]?|(?:margin|padding)(?:[TRBLXY]\w*)?|display|displayPrint|overflow|textOverflow|visibility|whiteSpace|flex(?:Basis|Direction|Wrap|Grow|Shrink)?|justify(?:Content|Items|Self)|align(?:Items|Content|Self)|order|(?:row|column)?[gG]ap|(?:m(?:ax|in))?(?:Width|Height)|width|height|boxSizing|position|zIndex|top|right|bottom|left|border\w*|bgcolor|boxShadow|font(?:Family|Size|Style|Weight)|letterSpacing|lineHeight|textAlign|textTransform)$/;
const styled = /^(?:Box|Grid|Stack|Typography|Link|DialogContentText|DialogTitle)$/;

/** Styles that are props are now in `sx`; `Grid` has no `item` any more, and a single `size`. */
export const styleProps: Rule = {
  since: '8.0',
  href: '/docs/material-ui-v5#coming-from-mui-4',
  *check(program) {
    yield* movedInto(program, 'sx', (component, name) => {
      if (component === 'Grid' && name === 'justify') return 'justifyContent';
      const isStyle =
        (component === 'Box' && name === 'color') || (styled.test(component) && styles.test(name));
      return isStyle ? name : undefined;
    });
    yield* movedInto(program, 'size', (component, name) => {
      if (component !== 'Grid' || !/^(?:item|xs|sm|md|lg|xl)$/.test(name)) return undefined;
      return name === 'item' ? '' : name;
    });
  },
};

/** Props that are now entries of one: it is written, unless the tag has it already, or may have it. */
function* movedInto(
  program: Program,
  prop: string,
  /** The key in `prop`; empty for what was only removed. */
  keyOf: (component: string, name: string) => string | undefined,
): Generator<Finding> {
  for (const { component, attributes, isOpen } of materialTags(program)) {
    const old = attributes.filter(({ name }) => keyOf(component, name) !== undefined);
    const [first, ...others] = old;
    if (!first) continue;
    const moved = old.flatMap(({ name, value = '' }) => {
      const key = keyOf(component, name);
      // A width without a value takes the space that is left.
      return key
        ? { key, value: /^(?:true)?$/.test(value) && prop === 'size' ? "'grow'" : value || 'true' }
        : [];
    });
    const isFree = !isOpen && !attributes.some(({ name }) => name === prop);
    const text = moved.map(({ key, value }) => `${key}: ${value}`).join(', ');
    yield {
      at: first.key,
      message: `${listed(old)} of \`${component}\` ${old.length > 1 ? 'go' : 'goes'} into \`${prop}\`${moved.length > 0 ? `, as ${moved.map(({ key }) => `\`${key}\``).join(', ')}` : ''}.`,
      fix: isFree
        ? fix(
            `Write ${prop}`,
            text ? replace(first.node, `${prop}={{ ${text} }}`) : removeAttribute(program, first.node),
            ...others.map(({ node }) => removeAttribute(program, node)),
          )
        : undefined,
    };
  }
}

const listed = (attributes: Attribute[]) => attributes.map(({ name }) => `\`${name}\``).join(', ');

interface Attribute {
  node: Node;
  key: Node;
  name: string;
  value?: string;
}

interface Tag {
  /** Its name in its package. */
  component: string;
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
      return [{ component: from.name, attributes: attributesOf(program, tag), isOpen }];
    }),
  );
}

/** The attributes of a tag, with their values as text. */
export function attributesOf(program: Program, tag: Node): Attribute[] {
  return tag.getChildren('JSXAttribute').flatMap((node) => {
    const key = node.getChild('JSXIdentifier');
    const [, inBraces, value = inBraces?.trim()] =
      /^[^=]*=\s*(?:\{([^]*)\}|([^]+))$/.exec(program.text(node)) ?? [];
    return key ? [{ node, key, name: program.text(key), ...(value ? { value } : {}) }] : [];
  });
}
