import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json';

const rooms = [
  'docs',
  'demos',
  'examples',
  'src',
  'plugins',
  'plugins/api-reference',
  'tools',
  'tests',
  'examples/server',
  ...fs.readdirSync('packages').map((name) => `packages/${name}`),
].map((folder) => `${folder}/README.md`);

describe.each(['README.md', 'CONTRIBUTING.md', 'tools/deploy/README.md', ...rooms])('%s', (file) => {
  const text = fs.readFileSync(file, 'utf8');

  test('every command that it names exists, with the file that it runs', () => {
    const names = [...text.matchAll(/npm (?:run ([\w-]+)|(start|test)\b)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    const scripts: Record<string, string> = manifest.scripts;
    for (const [, script = ''] of text.matchAll(/npx tsx (\S+\.ts)/g))
      expect(fs.existsSync(script), script).toBe(true);
    for (const name of names) {
      expect(scripts, name).toHaveProperty(name);
      for (const script of scripts[name]?.match(/[\w/-]+\/[\w.-]+\.m?[jt]s/g) ?? [])
        expect(fs.existsSync(script), script).toBe(true);
    }
  });

  test('every picture and file that it links is there', () => {
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      expect(fs.existsSync(path.join(path.dirname(file), target)), target).toBe(true);
  });
});

test('people find a dozen npm commands, not more', () => {
  // Less frequent commands are lines of tools/README.md.
  expect(Object.keys(manifest.scripts).length).toBeLessThanOrEqual(12);
});

test('README fits on a screen or two, and a room’s on one', () => {
  const lines = fs.readFileSync('README.md', 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
  for (const room of rooms) {
    const length = fs.readFileSync(room, 'utf8').trimEnd().split('\n').length;
    expect(length, room).toBeLessThanOrEqual(30);
  }
});

test('README names every npm command', () => {
  const text = fs.readFileSync('README.md', 'utf8');
  for (const name of Object.keys(manifest.scripts))
    expect(text, name).toMatch(new RegExp(`npm (run )?${name}\\b`));
});
