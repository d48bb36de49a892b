import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(__dirname, '../../docs/guides');
const guides = fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, 'index.mdx')));

test('the list of guides has all of them', () => {
  const list = fs.readFileSync(path.resolve(folder, '../guides.mdx'), 'utf8');
  const linked = [...list.matchAll(/\(\/docs\/guides\/([\w-]+)\)/g)].map(([, name]) => name);
  expect(linked.sort()).toEqual(guides.sort());
});
