import fs from 'node:fs';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openContent } from '../../tools/packages/mcp-content';
import { entriesOf } from '../../packages/mcp/content';
import { longestAnswer } from '../../packages/mcp/limits';
import { openPage, readPage, shortLinks } from '../../packages/mcp/pages';
import { decodeShare } from '../../packages/sandbox/tools/share';
import { setOfQuery, queries } from '../questions/queries';
import { createEngine } from '../../packages/search/engine';
import type { TextsFile } from '../../packages/search/entry';
import { groupByPage } from '../../packages/search/groups';
import { packServer, type PackedServer } from './packed-server';

// The packed package, unpacked into an empty folder, with the official client. tests/registry installs it.
const root = path.resolve(__dirname, '../..');
const content = openContent(root);
const site = 'https://material-table-core.github.io/material-table-core-website';
let server: PackedServer;
let client: Client;

beforeAll(async () => {
  server = await packServer();
  client = await server.connect();
});
afterAll(() => server.end());

const call: PackedServer['call'] = (name, given) => server.call(name, given);

const twinOf = (page: string) => shortLinks(content.read(`${page}.md`));

test('an assistant is told the tools, the release and how to use them', async () => {
  const { tools } = await client.listTools();
  const fields = tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]);
  // Assistants and their settings use these names.
  expect(fields).toEqual([
    ['search', ['query', 'limit']],
    ['get_member', ['name']],
    ['get_page', ['page', 'section', 'offset']],
    ['get_demo', ['demo']],
    ['check_code', ['code', 'fileName']],
    ['upgrade_code', ['code', 'fileName', 'from']],
    ['playground_link', ['code']],
  ]);
  for (const { description, annotations } of tools) {
    expect(description?.length).toBeGreaterThan(50);
    expect(annotations?.readOnlyHint).toBe(true);
  }
  expect(client.getServerVersion()?.version).toMatch(/^8\.0\./);
  expect(client.getInstructions()).toContain('Search before you write code');
  expect(client.getInstructions()).toContain(site);
});

describe('search', () => {
  test('finds what the dialog finds, in its order', async () => {
    const engine = createEngine(entriesOf(content));
    engine.addTexts(JSON.parse(content.read('search/texts.json')) as TextsFile);
    const asked = queries.filter((query) => setOfQuery(query) === 'open').slice(0, 25);
    for (const { query } of asked) {
      const dialog = groupByPage(engine.search(query, 40)).flat().slice(0, 8);
      const { text } = await call('search', { query });
      const paths = [...text.matchAll(/^- .*: \/(\S+)$/gm)].map(([, address]) => address);
      expect(paths, query).toEqual(dialog.map(({ href }) => href));
    }
  });

  test('gives members their type and default, and whole first paragraphs without links', async () => {
    const { text } = await call('search', { query: 'maxColumnSort' });
    expect(text).toMatch(
      /^- Options\.maxColumnSort, option, `.+`, default `1`: \/docs\/api\/props\/options#maxcolumnsort\n {2}\w/m,
    );
    expect(text).not.toMatch(/\]\(|material-table-core-website/);
    const { text: issue } = await call('search', { query: 'onRowSelected is never called' });
    expect(issue).toMatch(/^ {2}\*\*Workaround:.*onSelectionChange.*\.$/m);
  });

  test('says so when nothing fits, and lists what has some of the words', async () => {
    const { text } = await call('search', { query: 'What is the capital of France?' });
    expect(text).toMatch(/^Nothing in this documentation fits "What is the capital of France\?"\. .*:\n- /);
    expect((await call('search', { query: 'hide a column' })).text).toMatch(/^- /);
  });

  test('says the nearest names when nothing is found', async () => {
    expect((await call('search', { query: 'kangaroo xylophone' })).text).toContain(
      'Nothing found for "kangaroo xylophone"',
    );
  });
});

describe('get_member', () => {
  test.each(['Options.sorting', 'options.SORTING'])(
    '%s has its facts, words and known issues',
    async (name) => {
      const { text } = await call('get_member', { name });
      expect(text).toContain('# Options.sorting (@material-table/core 8.0.3)');
      expect(text).toContain('- Type: `boolean`');
      expect(text).toContain('Use Options.maxColumnSort.');
      expect(text).toContain('Workaround: set `maxColumnSort: 0`');
    },
  );

  test('a wrong type comes with the right one', async () => {
    const { text } = await call('get_member', { name: 'Options.padding' });
    expect(text).toContain("- The type is wrong. What holds: `'normal' | 'dense'`");
    expect((await call('get_member', { name: 'onRowSelected' })).text).toContain('nothing reads it');
  });

  test('a name that several types have is told for each', async () => {
    const { text } = await call('get_member', { name: 'sorting' });
    expect(text.match(/^# \S+/gm)).toEqual(['# Options.sorting', '# Column.sorting']);
  });

  test('an unknown name is an error with the nearest names', async () => {
    const { text, isError } = await call('get_member', { name: 'options.pageSizes' });
    expect(isError).toBe(true);
    expect(text).toMatch(/has no member "options\.pageSizes".*Options\.pageSize/);
  });

  test('a type is answered with its members, a line each', async () => {
    const { text } = await call('get_member', { name: 'Column' });
    expect(text).toMatch(/^# Column \(@material-table\/core 8\.0\.3\): \d+ members$/m);
    expect(text).toMatch(/^- cellStyle\?: `.+` .+/m);
    expect((await call('get_member', { name: 'Query' })).text).toMatch(/^- page: `number` /m);
    const { text: options } = await call('get_member', { name: 'options' });
    expect(options).toContain('# MaterialTableProps.options');
    expect(options).toMatch(/^- paging\?: `boolean = true` /m);
  });
});

describe('get_page', () => {
  test.each([
    '/docs/nextjs',
    'docs/nextjs.md',
    'https://material-table-core.github.io/material-table-core-website/docs/nextjs#steps',
  ])('%s is the Markdown twin', async (page) => {
    expect((await call('get_page', { page })).text).toBe(twinOf('docs/nextjs'));
  });

  test('an anchor gives its section alone', async () => {
    const { text } = await call('get_page', { page: '/docs/known-issues#row-selected-never' });
    expect(text).toMatch(/^### .*onRowSelected/);
    expect(text.length).toBeLessThan(2000);
    const page = '/docs/api/props/options';
    const byTitle = await call('get_page', { page, section: 'Toolbar and title' });
    expect(byTitle.text).toMatch(/^## Toolbar and title\n[^]*### showTitle/);
    expect(byTitle.text).not.toContain('\n## ');
    const unknown = await call('get_page', { page, section: 'pagin' });
    expect(unknown.text).toMatch(/no section "pagin".*paging/);
    expect(unknown.isError).toBe(true);
  });

  test('each heading that the search knows is a section of its page', () => {
    const missing = entriesOf(content).flatMap(({ href }) => {
      const [route = '', anchor = ''] = href.split('#');
      return openPage(content, route).sections.some((one) => one.anchor === anchor) ? [] : [href];
    });
    expect(missing).toEqual([]);
  });

  test('a long page is read in parts', async () => {
    const page = '/docs/known-issues';
    const parts: string[] = [];
    for (let offset = 0; ;) {
      const part = (await call('get_page', { page, offset })).text;
      const next = /\n\n… \d+ more characters: ask again with offset: (\d+)\.$/.exec(part);
      parts.push(next ? part.slice(0, next.index) : part);
      if (!next) break;
      offset = Number(next[1]);
    }
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join('')).toBe(twinOf('docs/known-issues'));
    expect((await call('get_page', { page, offset: 10_000_000 })).isError).toBe(true);
  });

  test('no answer is longer than its limit', () => {
    for (const route of new Set(entriesOf(content).map(({ href }) => href.split('#')[0] ?? '')))
      expect(readPage(content, route).length, route).toBeLessThan(longestAnswer + 100);
  });

  test('an unknown one is an error with the nearest addresses, and what has no twin is unknown', async () => {
    const { text, isError } = await call('get_page', { page: '/docs/api/option' });
    expect(isError).toBe(true);
    expect(text).toContain('/docs/api/props/options');
    for (const outside of [
      '../package.json',
      '../../../etc/passwd',
      '%2e%2e/%2e%2e/etc/passwd',
      '..\\..\\package.json',
      'file:///etc/passwd',
      '/docs/upgrade\0.json',
      'content/demos.json',
    ]) {
      expect(await call('get_page', { page: outside }), outside).toMatchObject({ isError: true });
      expect(await call('get_demo', { demo: outside }), outside).toMatchObject({ isError: true });
    }
  });
});

describe('check_code', () => {
  const program = (options: string) =>
    `import MaterialTable from '@material-table/core';\nexport default () => <MaterialTable columns={[]} data={[]} options={{ ${options} }} />;\n`;

  test('names the line, the reason and the fix', async () => {
    const { text } = await call('check_code', { code: program('sorting: false') });
    expect(text).toMatch(
      /^- table\.tsx:2:\d+ warning: .* \(sorting-option\)\n .*Fix: Set `maxColumnSort: 0`.*\n .*#sorting-option$/m,
    );
    expect(text).toMatch(/^-export default .*sorting: false.*\n\+export default .*maxColumnSort: 0/m);
  });

  test('says so when nothing is found', async () => {
    expect((await call('check_code', { code: program('paging: false') })).text).toContain(
      'table.tsx: checked 1 table, nothing breaks a rule.',
    );
  });

  test('says where code can’t be read, and that there is no table', async () => {
    const textOn = async (code: string) => (await call('check_code', { code })).text;
    const whole = program('sorting: false');
    expect(await textOn(whole.slice(0, 80))).toMatch(/can't be read at 2:\d+: The code ends too early/);
    expect(await textOn('export const a = 1;')).toContain('no table of @material-table/core');
    expect(await textOn('```tsx\n' + whole + '```')).toContain('(sorting-option)');
  });
});

describe('get_demo', () => {
  test('gives the source, and the files that it imports', async () => {
    const { text } = await call('get_demo', {
      demo: 'https://material-table-core.github.io/material-table-core-website/demos/selection/on-row-click',
    });
    expect(text).toContain('`demos/selection/on-row-click.tsx`');
    expect(text).toMatch(/^```tsx\nimport /m);
  });

  test('a demo of a docs page is found by its page', async () => {
    expect((await call('get_demo', { demo: '/docs' })).text).toContain('`docs/index.first-table.tsx`');
  });

  test('an unknown one is an error with the nearest names', async () => {
    const { text, isError } = await call('get_demo', { demo: 'selection/on-row-clik' });
    expect(isError).toBe(true);
    expect(text).toContain('selection/on-row-click');
  });

  test('a topic lists its demos, and the last parts of a name do', async () => {
    const { text } = await call('get_demo', { demo: 'selection' });
    expect(text).toMatch(/^- selection\/on-row-click: Select by a click on the row$/m);
    expect((await call('get_demo', { demo: '/demos/editable/basic' })).text).toContain(
      '`demos/edit/editable.tsx`',
    );
    expect((await call('get_demo', { demo: 'guides/rows-and-ids' })).isError).toBe(false);
    // All nine would be too long for an answer.
    const { text: first } = await call('get_demo', { demo: 'edit/editable' });
    expect(first).toMatch(
      /^8 more demos are on that page\. Ask for one of them:\n- edit\/editable\.bulk: Editing$/m,
    );
  });
});

describe('upgrade_code', () => {
  const code = `import MaterialTable from 'material-table';\nexport default () => <MaterialTable columns={[]} data={[]} onDoubleRowClick={(event, row) => alert(row.id)} onChangePage={setPage} />;\n`;

  test('gives the new code, the version and what is left', async () => {
    const { text } = await call('upgrade_code', { code });
    expect(text).toContain('Upgraded from material-table 1, guessed from the code.');
    expect(text).toContain("import MaterialTable from '@material-table/core';");
    expect(text).toContain('onPageChange={setPage}');
    expect((await call('upgrade_code', { code, from: '1.69.2' })).text).toMatch(
      /^Upgraded from material-table 1\.\n/,
    );
    expect((await call('upgrade_code', { code, from: 'latest' })).text).toContain('"latest" is no version');
  });

  test('a step that is left has its line in the new code', async () => {
    const old = fs.readFileSync(path.join(root, 'tests/samples/upgrade/1-theme.jsx'), 'utf8');
    const { text } = await call('upgrade_code', { code: old, fileName: '1-theme.jsx', from: '1' });
    expect(text).toMatch(/No step is left|Left for you, in that code:\n- \d+:\d+ \(changed in \d/);
  });

  test('what can’t be read is a step', async () => {
    const { text } = await call('upgrade_code', { code: code.slice(0, 70) });
    expect(text).toMatch(/^- 2:\d+ The syntax here, .*can’t be read/m);
  });
});

test('a playground link holds the program', async () => {
  const code = 'export default () => <p>Größe 😀</p>;\n';
  const { text } = await call('playground_link', { code });
  expect(text).toMatch(new RegExp(`^${site}/playground#code=`));
  expect(await decodeShare(new URL(text).hash)).toMatchObject({ ok: true, code });
  const random = Array.from({ length: 8000 }, (_none, index) => Math.sin(index))
    .join(' ')
    .slice(0, 99_000);
  expect(await call('playground_link', { code: random })).toMatchObject({
    isError: true,
    text: expect.stringContaining('too long'),
  });
});

// The calls of an assistant for "make an editable table from this REST API"; each answer costs tokens.
test('a session of 12 calls costs less than 12,000 tokens', async () => {
  const written = `import { useMemo, useRef } from 'react';
import MaterialTable, { type Column, type Query } from '@material-table/core';

interface User { id: string; name: string; age: number }

async function send(path: string, method: string, body?: User): Promise<void> {
  const response = await fetch(\`/api/users\${path}\`, { method, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
}

export default function Users() {
  const tableRef = useRef(null);
  const columns = useMemo<Column<User>[]>(() => [{ title: 'Name', field: 'name' }, { title: 'Age', field: 'age', type: 'numeric' }], []);
  return (
    <MaterialTable
      title="Users"
      tableRef={tableRef}
      columns={columns}
      data={async (query: Query<User>) => {
        const response = await fetch(\`/api/users?page=\${query.page + 1}&size=\${query.pageSize}\`);
        const { items, total } = await response.json();
        return { data: items, page: query.page, totalCount: total };
      }}
      options={{ sorting: false }}
      editable={{
        onRowAdd: (row) => send('', 'POST', row),
        onRowUpdate: (row) => send(\`/\${row.id}\`, 'PUT', row),
        onRowDelete: (row) => send(\`/\${row.id}\`, 'DELETE'),
      }}
    />
  );
}
`;
  const session: [string, Record<string, unknown>][] = [
    ['search', { query: 'editable table with data from a REST API', limit: 5 }],
    ['get_page', { page: '/docs/guides/remote-data' }],
    ['get_member', { name: 'editable' }],
    ['get_member', { name: 'Query' }],
    ['get_demo', { demo: 'remote-data/basic' }],
    ['search', { query: 'reload remote data after editing', limit: 3 }],
    ['get_member', { name: 'editable.onRowUpdate' }],
    ['search', { query: 'disable sorting', limit: 3 }],
    ['get_member', { name: 'Options.maxColumnSort' }],
    ['check_code', { code: written, fileName: 'Users.tsx' }],
    ['check_code', { code: written.replace('sorting: false', 'maxColumnSort: 0'), fileName: 'Users.tsx' }],
    ['playground_link', { code: written.replace('sorting: false', 'maxColumnSort: 0') }],
  ];
  const rows: string[] = [];
  let sum = 0;
  for (const [name, given] of session) {
    const { text, isError } = await call(name, given);
    expect(isError, `${name}: ${text}`).toBe(false);
    const tokens = Math.ceil(text.length / 4);
    sum += tokens;
    rows.push(
      `${String(tokens).padStart(6)} ${name} ${Object.values(given).join(' ').slice(0, 60).split('\n')[0]}`,
    );
  }
  const tools = Math.ceil(JSON.stringify(await client.listTools()).length / 4);
  console.log(
    `${rows.join('\n')}\n${String(sum).padStart(6)} tokens in answers, and once ${tools} for the tools`,
  );
  expect(session).toHaveLength(12);
  expect(sum).toBeLessThan(12_000);
});

test('the types and the data can be read as files', async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ name }) => name)).toEqual(['types', 'reference']);
  for (const { uri } of resources) {
    const [file] = (await client.readResource({ uri })).contents;
    expect(file && 'text' in file && file.text).toContain('maxColumnSort');
  }
});
