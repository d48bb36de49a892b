import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.resolve(__dirname, '../..');
const leaf = 'export const a = 1;';

/** A tree that breaks each rule once, and follows one. */
const files: Record<string, string> = {
  'demos/copied.tsx': "import '../src/leaf';",
  'package.json': '{ "imports": { "#kit/a": "./packages/kit/a.ts" } }',
  'packages/kit/a.ts': "export const load = () => import('../../src/leaf'); import '../search/leaf';",
  'packages/search/by-path.ts': "import '../kit/a';",
  'packages/search/leaf.ts': leaf,
  'plugins/leaf.ts': leaf,
  'plugins/tooled.ts': "import '../tools/leaf';",
  'src/leaf.ts': leaf,
  'src/around.ts': "import './back';",
  'src/back.ts': "import './around';",
  'src/built.ts': "import '../plugins/leaf';",
  'src/by-door.ts': "import '#kit/a';",
  'src/by-path.ts': "import '../packages/kit/a';",
  'tests/leaf.ts': leaf,
  'tools/leaf.ts': leaf,
  'tools/tested.ts': "import '../tests/leaf';",
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'walls-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
for (const [name, text] of Object.entries(files)) {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
}

const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const rooms = ['demos', 'packages', 'plugins', 'src', 'tests', 'tools'];
const { stdout, status } = spawnSync(
  process.execPath,
  [program, ...rooms, '--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'err'],
  { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
);

test('a broken wall fails the check', () => expect(status).toBeGreaterThan(0));

test.each([
  ['a package that loads a part of the site', 'packages-know-no-site: packages/kit/a.ts → src/leaf.ts'],
  ['a package that kit may not use', 'kit-uses: packages/kit/a.ts → packages/search/leaf.ts'],
  ['a package that is not used by its door', 'packages-by-their-doors: src/by-path.ts → packages/kit/a.ts'],
  [
    'a package that another one does not use by its door',
    'packages-by-their-doors-within: packages/search/by-path.ts → packages/kit/a.ts',
  ],
  ['a page that takes code from a plugin', 'browser-uses-no-build: src/built.ts → plugins/leaf.ts'],
  ['a plugin that uses a tool', 'plugins-use-no-tools: plugins/tooled.ts → tools/leaf.ts'],
  ['a demo that takes code from the site', 'samples-stand-alone: demos/copied.tsx → src/leaf.ts'],
  ['code that depends on a test', 'no-tests: tools/tested.ts → tests/leaf.ts'],
  ['a circle', 'no-circle: src/'],
])('%s is named with its rule', (_what, message) => expect(stdout).toContain(`error ${message}`));

test('a package that is used by its door is fine', () => expect(stdout).not.toContain('by-door.ts →'));
