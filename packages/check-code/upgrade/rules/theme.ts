import { fix, replace } from '../../fixes';
import { readObject, type Property } from '../../objects';
import type { Program } from '../../program';
import { argumentsOf, calleeOf, type Node } from '../../syntax';
import { literal } from '../../table';
import { follow } from '../../values';
import type { Finding, UpgradeRule } from '../types';
import { removeProperties } from './properties';

/** The parts of Material UI 4's `createTheme` by component, and their names in `components`. */
const parts: Record<string, string> = { overrides: 'styleOverrides', props: 'defaultProps' };

/** A theme of Material UI 4: 5 silently ignores its component settings and its dark mode. */
export const themeParts: UpgradeRule = {
  line: '6.0',
  href: '/docs/material-ui-v5#coming-from-mui-4',
  *check(program) {
    const themes = themesOf(program);
    for (const theme of themes) yield* componentParts(program, theme);
    const palettes = themes.flatMap((theme) => objectIn(program, theme, 'palette') ?? []);
    for (const property of program.find('Property')) {
      const value = property.getChild('ObjectExpression');
      const isKnown = palettes.some(({ from }) => from === value?.from);
      if (value && !isKnown && /^palette\s*:/.test(program.text(property))) palettes.push(value);
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

function* componentParts(program: Program, theme: Node): Generator<Finding> {
  const { properties } = readObject(program, theme);
  const old = properties.filter(({ name }) => Object.hasOwn(parts, name));
  const [first] = old;
  if (!first) return;
  const text = properties.some(({ name }) => name === 'components') ? undefined : byComponent(program, old);
  const names = old.map(({ name }) => `\`${name}\` → \`${parts[name]}\``).join(', ');
  yield {
    at: first.key,
    message: `A theme has one list of \`components\` (${names} of each).`,
    fix: text
      ? fix(
          'Write components',
          replace(first.node, `components: { ${text} }`),
          ...removeProperties(program, theme, old.slice(1)),
        )
      : undefined,
  };
}

/** The old parts, component by component; undefined if one of them isn't a literal. */
function byComponent(program: Program, old: Property[]): string | undefined {
  const components = new Map<string, string[]>();
  for (const { name, value } of old) {
    if (value.name !== 'ObjectExpression') return undefined;
    const { properties, isOpen } = readObject(program, value);
    if (isOpen) return undefined;
    for (const one of properties) {
      const said = `${parts[name]}: ${program.text(one.value)}`;
      components.set(one.name, [...(components.get(one.name) ?? []), said]);
    }
  }
  return [...components].map(([name, said]) => `${name}: { ${said.join(', ')} }`).join(', ');
}

/** The objects that themes are created from. */
function themesOf(program: Program): Node[] {
  const makers = program.imports
    .filter(
      ({ name, source }) =>
        /^@(?:material-ui|mui)\//.test(source) &&
        /(?:^|\/)create(?:Mui)?Theme$/.test(name === 'default' ? source : name),
    )
    .map(({ local }) => local);
  return program.find('CallExpression').flatMap((call) => {
    const [given] = makers.includes(program.text(calleeOf(call) ?? call)) ? argumentsOf(call) : [];
    const theme = given && follow(program, given).node;
    return theme?.name === 'ObjectExpression' ? [theme] : [];
  });
}

function objectIn(program: Program, object: Node, name: string): Node | undefined {
  const value = literal(program, object).get(name)?.node;
  return value?.name === 'ObjectExpression' ? value : undefined;
}
