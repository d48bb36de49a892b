import { spawn } from 'node:child_process';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestAnswer } from '../../packages/mcp/limits';
import { queries } from '../questions/queries';
import { packServer, type PackedServer } from './packed-server';

// Invalid and excessive input for the docs server.
let packed: PackedServer;
let client: Client;

beforeAll(async () => {
  packed = await packServer();
  client = await packed.connect();
});
afterAll(() => packed.end());

const call: PackedServer['call'] = (name, given) => packed.call(name, given);

describe('whatever is sent', () => {
  test('malformed calls are errors that say what is wrong', async () => {
    for (const [name, given] of [
      ['search', {}],
      ['search', { query: 1 }],
      ['search', { query: '' }],
      ['search', { query: 'a', limit: 0 }],
      ['search', { query: 'a', limit: 1e9 }],
      ['get_member', { name: null }],
      ['get_page', { page: ['a'] }],
      ['get_page', { page: '/docs', offset: -1 }],
      ['check_code', { code: { a: 1 } }],
      ['upgrade_code', { code: '' }],
      ['nothing', {}],
    ] as const)
      expect(await call(name, given), name).toMatchObject({ isError: true });
    expect((await call('get_page', { page: 'http://[bad' })).text).toContain('is no address');
    await expect(client.readResource({ uri: 'material-table://nothing' })).rejects.toThrow('not found');
  });

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

  test('a word of 100,000 characters is refused, one of 4,000 finds nothing, and errors repeat 80 characters', async () => {
    const word = 'xylophone'.repeat(12_000).slice(0, 100_000);
    for (const [name, field] of [
      ['search', 'query'],
      ['get_member', 'name'],
      ['get_page', 'page'],
      ['get_demo', 'demo'],
    ] as const) {
      const long = await call(name, { [field]: word });
      expect(long.isError, name).toBe(true);
      expect(long.text.length, name).toBeLessThan(600);
      const shorter = await call(name, { [field]: word.slice(0, 4000) });
      expect(shorter.text, name).toMatch(/xylophone/);
      expect(shorter.text.length, name).toBeLessThan(600);
    }
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

  test('no path leads out of the content', async () => {
    for (const outside of ['../package.json', '..%2f..%2fpackage.json', '%2e%2e/bin.mjs', '/etc/passwd']) {
      const code = 'const = 1;';
      const fileName = `${outside}.tsx`;
      expect((await call('check_code', { code, fileName })).text).toContain(
        `${fileName} can't be read at 1:7`,
      );
      expect((await call('upgrade_code', { code, fileName })).text).toContain('- 1:7 The syntax here');
      expect(await call('get_page', { page: '/docs', section: outside })).toMatchObject({ isError: true });
    }
  });

  test('lines that are no requests are passed over, and the next request is answered', async () => {
    const server = spawn(process.execPath, [packed.bin], { cwd: packed.emptyFolder });
    const request = (id: number, method: string, params: object) =>
      `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
    const clientInfo = { name: 'raw', version: '1' };
    server.stdin.write(
      request(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }),
    );
    server.stdin.write('no JSON\n{"jsonrpc":"2.0"}\n[]\nnull\n\u0000\n');
    server.stdin.write(request(2, 'nothing', {}));
    server.stdin.end(request(3, 'tools/call', { name: 'search', arguments: { query: 'hide column' } }));
    let out = '';
    for await (const part of server.stdout) out += String(part);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; error?: object });
    expect(Object.fromEntries(answers.map(({ id, error }) => [id, error === undefined]))).toEqual({
      1: true,
      2: false,
      3: true,
    });
    expect(out).toContain('/demos/columns/hide');
  });

  test('50 calls at once, of all tools, are all answered as one by one', async () => {
    const code = "import MaterialTable from 'material-table';\nexport default () => <MaterialTable />;\n";
    const kinds = [
      (index: number) => call('search', { query: queries[index]?.query ?? 'sort' }),
      () => call('get_member', { name: 'Options.paging' }),
      () => call('get_page', { page: '/docs/nextjs' }),
      () => call('get_demo', { demo: 'edit/editable' }),
      () => call('check_code', { code }),
      () => call('upgrade_code', { code }),
      () => call('playground_link', { code }),
    ];
    const made = Array.from({ length: 50 }, (_none, index) => kinds[index % kinds.length]);
    const together = await Promise.all(made.map(async (one, index) => one?.(index)));
    expect(together.filter((answer) => answer?.isError !== false)).toEqual([]);
    for (const [index, one] of made.entries()) expect(await one?.(index)).toEqual(together[index]);
  });
});
