import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { afterAll, describe, expect, test } from 'vitest';
import { loadHighlighting } from '../code-blocks/highlight';
import { describeDemo } from './describe';
import { findDemos, isDemo } from '../demo-files';
import { createProgramReader, relativeImports } from './read';
import demosRemark from './remark';

loadHighlighting([]);
const siteDir = path.resolve(__dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demos-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}

describe('<Demo> in a page', () => {
  const compile = (text: string) => {
    const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
    demosRemark()(tree, new VFile({ path: path.join(siteDir, 'demos/sort/basic.mdx') }));
    return tree;
  };
  test('becomes an import of its module, once for each demo', () => {
    const tree = compile('<Demo src="./basic.tsx" title="A" />\n\n<Demo src="./basic.tsx" title="B" />');
    const imports = JSON.stringify(tree.children.filter(({ type }) => type === 'mdxjsEsm'));
    expect(imports.match(/"value":"@\w+\/[^"]+"/g)).toEqual([
      '"value":"@site/src/components/Demo"',
      '"value":"@demo/sort/basic"',
    ]);
  });
});

test('a demo is a .tsx file without an underscore before its name or its folder’s', () => {
  expect(isDemo('demos/sort/basic.custom.tsx')).toBe(true);
  expect(isDemo('docs/_first.tsx')).toBe(false);
  expect(isDemo('demos/_home.tsx')).toBe(false);
  expect(isDemo('demos/sort/basic.spec.tsx')).toBe(false);
  expect(findDemos(siteDir).map(({ id }) => id)).toContain('docs/index.first-table');
});

test('of an example only App.tsx is a demo, named by its folder; the other files are parts of it', () => {
  expect(isDemo('examples/order-desk/columns.tsx')).toBe(false);
  const ids = findDemos(siteDir).flatMap(({ id }) => (id.startsWith('examples/') ? [id] : []));
  expect(ids).toContain('examples/order-desk');
  const [first, ...others] = relativeImports(path.join(siteDir, 'examples/order-desk/App.tsx'));
  expect(path.basename(first ?? '')).toBe('App.tsx');
  expect(others.map((file) => path.relative(siteDir, file))).toEqual(
    expect.arrayContaining(['examples/order-desk/columns.tsx', 'examples/server/orders/handler.ts']),
  );
});

test('the files of a demo are those that it imports and that they import, types and re-exports too', () => {
  write('c.ts', 'export const c = 1;');
  write('d.ts', 'export interface D {}');
  write('b.ts', "export { c } from './c';\nexport const text = `import x from './no'`;");
  const a = write(
    'a.tsx',
    "import { c } from './b';\nimport type { D } from './d.ts';\nimport React from 'react';\n// import y from './no'\nexport const A = () => <p>import x from './no'</p>;",
  );
  expect(relativeImports(a).map((file) => path.basename(file))).toEqual(['a.tsx', 'b.ts', 'c.ts', 'd.ts']);
  const broken = write('broken.tsx', "import x from './missing';");
  expect(() => relativeImports(broken)).toThrow(/"\.\/missing" is imported but does not exist .*broken\.tsx/);
});

test('the markup of every demo gives back the bytes of its files', async () => {
  const readProgram = createProgramReader(path.join(siteDir, 'node_modules/.cache/demos'));
  for (const demo of findDemos(siteDir)) {
    const program = await readProgram(demo.file);
    const { files } = describeDemo(program, [], new Set(['columns']), '/');
    expect(load(files[0].typescriptHtml, null, false).text(), demo.id).toBe(
      fs.readFileSync(demo.file, 'utf8'),
    );
    expect(files.map(({ name }) => name)).toEqual(program.files.map(({ name }) => name));
  }
}, 60_000);

test('the members in the marked lines of a demo are links below the base URL', () => {
  const member = {
    group: 'Options',
    name: 'paging',
    href: '/docs/a#paging',
  };
  const text = `<MaterialTable
  options={{ paging: false, search: false }} data={[]}
  // sorting
/>;
`;
  const { usesHtml } = describeDemo(
    { files: [{ name: 'a.tsx', typescript: text, javascript: text }] },
    [
      member,
      { ...member, name: 'search' },
      { ...member, name: 'sorting' },
      { ...member, group: 'Column', name: 'search' },
      { ...member, group: 'MaterialTableProps', name: 'data' },
    ],
    new Set(['paging']),
    '/base/',
  );
  // Not the one in another line, and none of every table.
  expect(
    load(usesHtml)('li')
      .toArray()
      .map((item) => load(item).text()),
  ).toEqual(['paging', 'Options.search', 'Column.search']);
  expect(load(usesHtml)('a').attr('href')).toBe('/base/docs/a#paging');
});
