import { fix, replace } from '../../fixes';
import { readObject } from '../../program/objects';
import type { Program } from '../../program/program';
import { argumentsOf, findAll, isFunction, type Node } from '../../program/syntax';
import { literal } from '../../program/table';
import { follow } from '../../program/values';
import { callsOf } from '../taken';
import type { Rule } from '../../types';

/** The parts of Material UI 4's `createTheme` by component, and their names in `components`. */
const parts: Record<string, string> = { overrides: 'styleOverrides', props: 'defaultProps' };

/** A theme of Material UI 4: 5 silently ignores its component settings and its dark mode. */
export const themeParts: Rule = {
  since: '6.0',
  href: '/docs/material-ui-v5#coming-from-mui-4',
  *check(program) {
    const palettes: Node[] = [];
    for (const { call, name, given } of themesOf(program)) {
      const options = given[0] && follow(program, given[0]).node;
      if (options?.name === 'ObjectExpression') {
        for (const { name: part, key } of readObject(program, options).properties)
          if (Object.hasOwn(parts, part))
            yield {
              at: key,
              message: `\`${part}\` of a theme is in \`components\`: for each component, write \`${parts[part]}\` there.`,
            };
      } else if (options)
        yield {
          at: call,
          isUnsure: true,
          message: `The options of \`${name}\` aren’t in sight: Material UI ignores \`overrides\`, \`props\` and \`palette.type\` in them, so look for those.`,
        };
      const palette = options && literal(program, options).get('palette')?.node;
      if (palette?.name === 'ObjectExpression') palettes.push(palette);
    }
    // Options that another file passes to `createTheme`: nothing else has a `type` of this kind.
    for (const property of program.find('Property')) {
      const value = property.getChild('ObjectExpression');
      const isKnown = palettes.some(({ from }) => from === value?.from);
      const type = value && literal(program, value).property('type')?.value;
      if (value && type && !isKnown && /^palette\s*:/.test(program.text(property)) && isMode(program, type))
        palettes.push(value);
    }
    for (const palette of palettes) {
      const type = readObject(program, palette).properties.find(({ name }) => name === 'type');
      if (type)
        yield {
          at: type.node,
          message: '`palette.type` is `palette.mode`.',
          fix: fix('Rename it to mode', replace(type.key, type.value === type.key ? 'mode: type' : 'mode')),
        };
    }
  },
};

/** Functions for single properties, which JSS called and Emotion writes into the style sheet as text. */
export const styledProperties: Rule = {
  since: '6.0',
  href: '/docs/material-ui-v5#coming-from-mui-4',
  *check(program) {
    const isStyled = ({ name, source }: { name: string; source: string }) =>
      name === 'styled' && /^@(?:material-ui|mui)\//.test(source);
    for (const { call } of callsOf(program, isStyled)) {
      const [styles] = call.parent ? argumentsOf(call.parent) : [];
      const property =
        styles && findAll(styles, 'Property').find(({ lastChild }) => lastChild && isFunction(lastChild));
      if (property)
        yield {
          at: property,
          message:
            'A function for one property isn’t called any more: pass a function of the props that returns all styles.',
        };
    }
  },
};

const isMode = (program: Program, type: Node) => /^['"](?:dark|light)['"]$/.test(program.text(type));

/** The calls that create themes. */
const themesOf = (program: Program) =>
  callsOf(
    program,
    ({ name, source }) =>
      /^@(?:material-ui|mui)\//.test(source) &&
      /^(?:unstable_)?create(?:Mui)?(?:StrictMode)?Theme$/.test(name),
  );
