import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emptyCaches } from './cold';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'cold-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

test('nothing of a build is left for the next, and its sources and packages are', () => {
  const [site, tmp] = [path.join(root, 'site'), path.join(root, 'tmp')];
  const kept = ['site/docs/about.mdx', 'site/node_modules/react/index.js'];
  const gone = [
    'site/node_modules/.cache/brotli-sizes/a',
    'site/.docusaurus/sandbox/static/frame.js',
    'site/.docusaurus/editor-types/built.json',
    'tmp/jiti/config.cjs',
  ];
  for (const name of [...kept, ...gone]) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), 'x');
  }
  emptyCaches(site, tmp);
  const isThere = (name: string) => fs.existsSync(path.join(root, name));
  expect([kept.filter(isThere), gone.filter(isThere)]).toEqual([kept, []]);
  expect(fs.readdirSync(tmp)).toEqual([]);
});
