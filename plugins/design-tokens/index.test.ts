import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { colors, radius, space, type } from '../../packages/kit/tokens';
import { tokensCss } from '.';

/** The declarations of the rule with exactly this selector. */
function rule(selector: string): Map<string, string> {
  const body = tokensCss().split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return new Map(
    body
      .split(';')
      .map((declaration) => declaration.split(':').map((part) => part.trim()))
      .map(([name = '', ...value]) => [name, value.join(':')]),
  );
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each([
  ['light', ":root, [data-theme='light']"],
  ['dark', "\n[data-theme='dark']"],
] as const)('every color of the %s theme is a property under its selector', (theme, selector) => {
  const properties = rule(selector);
  for (const [name, value] of Object.entries(colors[theme]))
    expect(properties.get(`--mt-color-${kebab(name)}`), name).toBe(value);
  expect(properties.get('color-scheme')).toBe(theme);
});

test('both themes name the same colors, so that none falls back to the other theme', () => {
  expect(Object.keys(colors.dark).sort()).toEqual(Object.keys(colors.light).sort());
});

test('sizes are properties once, whatever the theme', () => {
  const properties = rule(':root');
  for (const [group, values] of Object.entries({ space, radius, size: type.size, line: type.line }))
    for (const [name, value] of Object.entries(values))
      expect(properties.get(`--mt-${group}-${kebab(name)}`), `${group} ${name}`).toBe(value);
  expect(properties.get('--mt-font-mono')).toBe(type.mono);
});

test('each property that a style sheet reads is set somewhere', () => {
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx?)$/.test(name))
    .map((name) => ({ name, text: fs.readFileSync(path.join('src', name), 'utf8') }));
  const all = [tokensCss(), ...files.map(({ text }) => text)];
  const isSet = (property: string) =>
    /^--(ifm|mui|docusaurus)-/.test(property) ||
    all.some((text) => new RegExp(`${property}['"]?\\s*[:\\]]`).test(text));
  const read = files
    .filter(({ name }) => name.endsWith('.css'))
    .flatMap(({ name, text }) =>
      Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, property = '']) => ({ name, property })),
    );
  expect(read.filter(({ property }) => !isSet(property))).toEqual([]);
});
