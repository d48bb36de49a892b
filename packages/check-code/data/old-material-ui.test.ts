import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { goneExports, goneProps, iconNow, renamedExports, renamedProps } from './old-material-ui';

const folder = (name: string) => path.join(import.meta.dirname, '../../../node_modules', name);
const throwing = [
  'makeStyles',
  'withStyles',
  'withTheme',
  'createStyles',
  'unstable_createMuiStrictModeTheme',
];

test('Material UI exports each new name, and none of the old ones but those that throw', async () => {
  const now: object = await import('@mui/material');
  const values = Object.entries(renamedExports).filter(([, to]) => !/(?:Props|PaletteMode)$/.test(to));
  expect(values.filter(([, to]) => !(to in now))).toEqual([]);
  expect(values.filter(([old]) => old in now)).toEqual([]);
  expect(Object.keys(goneExports).filter((old) => old in now && !throwing.includes(old))).toEqual([]);
});

test('an old icon is no file of Material UI any more, and its new name is one', () => {
  const has = (name: string) => fs.existsSync(path.join(folder('@mui/icons-material'), `${name}.js`));
  const outlines = fs
    .readdirSync(folder('@mui/icons-material'))
    .flatMap((file) => /^([A-Z]\w+?)Outlined\.js$/.exec(file)?.[1] ?? []);
  const renamed = outlines.map((name) => `${name}Outline`).filter((name) => iconNow(name) !== name);
  expect(renamed).toHaveLength(23);
  expect(renamed.filter((name) => has(name) || !has(iconNow(name) ?? ''))).toEqual([]);
  for (const name of ['Eco', 'PolymerSharp', 'ExposureNeg1TwoTone'])
    expect([iconNow(name), has(name)]).toEqual([undefined, false]);
  for (const name of ['Add', 'DeleteOutlined', 'FilterList', 'EcoFriendly']) expect(iconNow(name)).toBe(name);
});

test('a prop that is named as gone is in no type of its component', () => {
  const found = Object.entries(goneProps).flatMap(([component, props]) => {
    const file = path.join(folder('@mui/material'), component, `${component}.d.ts`);
    const types = fs.readFileSync(file, 'utf8');
    return props
      .split(' ')
      .filter((prop) => new RegExp(`^  ${prop}\\?:`, 'm').test(types))
      .map((prop) => `${component}.${prop}`);
  });
  expect(found).toEqual([]);
});

test('a prop that only has another name is in the types of its component', () => {
  for (const [old, now] of Object.entries(renamedProps)) {
    const owners = Object.keys(goneProps).filter((one) => goneProps[one]?.split(' ').includes(old));
    expect(owners.length).toBeGreaterThan(0);
    for (const component of owners) {
      const files = ['.d.ts', '.types.d.ts'].map((ending) =>
        path.join(folder('@mui/material'), component, `${component}${ending}`),
      );
      const types = files.filter((file) => fs.existsSync(file)).map((file) => fs.readFileSync(file, 'utf8'));
      expect(types.join('\n'), `${component}.${now}`).toMatch(new RegExp(`^  ${now}\\?:`, 'm'));
    }
  }
});
