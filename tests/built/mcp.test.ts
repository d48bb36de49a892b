import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setOfQuery, queries } from '../questions/queries';
import { createEngine } from '../../packages/search/engine';
import { readNames, type NamesFile, type TextsFile } from '../../packages/search/entry';
import { groupByPage } from '../../packages/search/groups';
import { openSite } from '../../tools/mcp/site';

const root = path.resolve(__dirname, '../..');
const client = new Client({ name: 'test', version: '1' });

// The command of /docs/for-ai-assistants.
beforeAll(async () => {
  const args = ['--silent', '--prefix', root, 'run', 'mcp'];
  await client.connect(new StdioClientTransport({ command: 'npm', args, cwd: '/', stderr: 'ignore' }));
});

afterAll(() => client.close());

async function call(
  name: string,
  given: Record<string, unknown>,
): Promise<{ text: string; isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const parts = content as { type: string; text: string }[];
  return { text: parts.map(({ text }) => text).join('\n'), isError: isError === true };
}

test('an assistant is told the tools, the release and how to use them', async () => {
  const { tools } = await client.listTools();
  const fields = tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]);
  // Assistants and their settings name them.
  expect(fields).toEqual([
    ['search', ['query', 'limit']],
    ['get_member', ['name']],
    ['get_page', ['page']],
    ['get_demo', ['demo']],
    ['check_code', ['code', 'fileName']],
  ]);
  for (const { description, annotations } of tools) {
    expect(description?.length).toBeGreaterThan(50);
    expect(annotations?.readOnlyHint).toBe(true);
  }
  expect(client.getServerVersion()?.version).toMatch(/^8\.0\./);
  expect(client.getInstructions()).toContain('Search before you write code');
});

describe('search', () => {
  test('finds what the dialog finds, in its order', async () => {
    const site = openSite(root);
    const engine = createEngine(readNames(JSON.parse(site.read('search/names.json')) as NamesFile));
    engine.addTexts(JSON.parse(site.read('search/texts.json')) as TextsFile);
    const asked = queries.filter((query) => setOfQuery(query) === 'open').slice(0, 25);
    for (const { query } of asked) {
      const dialog = groupByPage(engine.search(query, 40)).flat().slice(0, 8);
      const { text } = await call('search', { query });
      const addresses = [...text.matchAll(/https:\S+$/gm)].map(([address]) => new URL(address));
      expect(
        addresses.map(({ pathname, hash }) => pathname.replace('/material-table-core-website/', '') + hash),
        query,
      ).toEqual(dialog.map(({ href }) => href));
    }
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
});

describe('get_page', () => {
  test.each([
    '/docs/upgrade',
    'docs/upgrade.md',
    'https://material-table-core.github.io/material-table-core-website/docs/upgrade#steps',
  ])('%s is the Markdown twin', async (page) => {
    expect((await call('get_page', { page })).text).toBe(openSite(root).read('docs/upgrade.md'));
  });

  test('an unknown one is an error with the nearest addresses, and what has no twin is unknown', async () => {
    const { text, isError } = await call('get_page', { page: '/docs/api/option' });
    expect(isError).toBe(true);
    expect(text).toContain('/docs/api/props/options');
    expect((await call('get_page', { page: '../package.json' })).isError).toBe(true);
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
  });

  test('says so when nothing is found', async () => {
    expect((await call('check_code', { code: program('paging: false') })).text).toContain(
      'table.tsx: checked 1 table, nothing breaks a rule.',
    );
  });

  test('says where code can’t be parsed, that there is no table, and what no rule looks at', async () => {
    const textOn = async (code: string) => (await call('check_code', { code })).text;
    const whole = program('sorting: false');
    expect(await textOn(whole.slice(0, 80))).toMatch(/can't be parsed at 2:\d+: The code ends too early/);
    expect(await textOn('export const a = 1;')).toContain('no table of @material-table/core');
    expect(await textOn('```tsx\n' + whole + '```')).toContain('(sorting-option)');
    expect(
      await textOn(`import MaterialTable from '@material-table/core';\ncreateElement(MaterialTable, {});`),
    ).toContain('2:15 note: `createElement(MaterialTable)`');
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
});

test('the types and the data can be read as files', async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ name }) => name)).toEqual(['types', 'reference']);
  for (const { uri } of resources) {
    const [file] = (await client.readResource({ uri })).contents;
    expect(file && 'text' in file && file.text).toContain('maxColumnSort');
  }
});
