import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json';
import prettier from '../../.prettierrc.json';

const read = (file: string) => fs.readFileSync(file, 'utf8');

test('.nvmrc, engines and the words of README name one version of Node', () => {
  const version = read('.nvmrc').trim();
  expect(manifest.engines.node).toBe(`>=${version}`);
  expect(read('README.md')).toContain(`You need Node ${version} or newer.`);
  expect(read('tools/install.mjs')).toContain(`the generator needs ${version} or newer`);
  // Types of a newer Node would allow what this one lacks.
  expect(manifest.devDependencies['@types/node'].split('.')[0]).toBe(version.split('.')[0]);
});

test('editors and the formatter agree', () => {
  const setting = (name: string) => new RegExp(`^${name} = (.*)$`, 'm').exec(read('.editorconfig'))?.[1];
  expect(Number(setting('max_line_length'))).toBe(prettier.printWidth);
  expect(setting('indent_style')).toBe('space');
  expect(setting('end_of_line')).toBe('lf');
});

test('Dependabot leaves no direct dependency out of its groups, and asks for what belongs together at once', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; groups?: Record<string, { patterns: string[] }> }[];
  };
  expect(updates.map((update) => update['package-ecosystem']).sort()).toEqual(['github-actions', 'npm']);
  const groups = Object.values(updates.find((update) => update['package-ecosystem'] === 'npm')?.groups ?? {});
  const patterns = groups.flatMap((group) => group.patterns);
  const covers = (pattern: string, name: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
  const names = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
  expect(names.filter((name) => !patterns.some((pattern) => covers(pattern, name)))).toEqual([]);
});
