import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tokensCss } from '.';

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
