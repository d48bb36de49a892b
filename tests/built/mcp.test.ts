import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openContent } from '../../tools/packages/mcp-content';
import { entriesOf } from '../../packages/mcp/content';
import { longestAnswer } from '../../packages/mcp/limits';
import { openPage, shortLinks } from '../../packages/mcp/pages';
import { decodeShare } from '../../packages/sandbox/tools/share';
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
    expect(text).toMatch(
      /^Nothing in this documentation matches "What is the capital of France\?"\. .*:\n- /,
    );
    expect((await call('search', { query: 'hide a column' })).text).toMatch(/^- /);
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
      const next = /\n\n… \d+ more characters: call again with offset: (\d+)\.$/.exec(part);
      parts.push(next ? part.slice(0, next.index) : part);
      if (!next) break;
      offset = Number(next[1]);
    }
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join('')).toBe(twinOf('docs/known-issues'));
    expect((await call('get_page', { page, offset: 10_000_000 })).isError).toBe(true);
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

  test('an unknown one is an error with the nearest names', async () => {
    const { text, isError } = await call('get_demo', { demo: 'selection/on-row-clik' });
    expect(isError).toBe(true);
    expect(text).toContain('selection/on-row-click');
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

describe('whatever is sent', () => {
  test('null for an argument that can be left out is answered as if it was missing', async () => {
    const code = '<MaterialTable columns={[]} data={[]} />';
    const least: Record<string, string> = {
      query: 'paging',
      name: 'paging',
      page: '/docs',
      demo: 'selection',
      code,
    };
    const { tools } = await client.listTools();
    let nulls = 0;
    for (const { name, inputSchema } of tools) {
      const { properties = {}, required = [] } = inputSchema;
      const needed = Object.fromEntries(required.map((field) => [field, least[field]]));
      const answer = await call(name, needed);
      expect(answer.isError, name).toBe(false);
      for (const field of Object.keys(properties).filter((one) => !required.includes(one))) {
        nulls += 1;
        expect(await call(name, { ...needed, [field]: null }), `${name} ${field}`).toEqual(answer);
      }
    }
    expect(nulls).toBe(6);
  });

  test('code of 100,000 characters is answered, one more is refused, and neither answer is long', async () => {
    const table = "import MaterialTable from '@material-table/core';\n";
    const programs = {
      'one word': 'x'.repeat(100_000),
      'a string': `${table}const a = '${'x'.repeat(99_900)}';`,
      'brackets that never close': table + '('.repeat(99_900),
      'a table in each line': table + '<MaterialTable options={{ sorting: false }} />;\n'.repeat(2000),
    };
    for (const name of ['check_code', 'upgrade_code', 'playground_link'])
      for (const [what, code] of Object.entries(programs)) {
        const whole = code.slice(0, 100_000);
        const answered = await call(name, { code: whole });
        // An upgraded program is returned in full, and a fix may be longer than what it replaces.
        const limit = name === 'check_code' ? longestAnswer + 1000 : 1.1 * whole.length;
        expect(answered.text.length, `${name}, ${what}`).toBeLessThan(limit);
        const refused = await call(name, { code: whole.padEnd(100_001, ' ') });
        expect(refused.isError, `${name}, ${what}`).toBe(true);
        expect(refused.text.length, `${name}, ${what}`).toBeLessThan(600);
      }
  });
});
