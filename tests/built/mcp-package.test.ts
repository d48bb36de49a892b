import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { version } from '../../tools/packages/manifests';
import { packageSpec } from '../../site-path';
import { packServer, type PackedServer } from './packed-server';

// What else the docs server's package has: a command for people.
const root = path.resolve(__dirname, '../..');
let server: PackedServer;
let client: Client;

beforeAll(async () => {
  server = await packServer();
  client = await server.connect();
});
afterAll(() => server.end());

test('npm run mcp, in a clone, starts the same server', async () => {
  const clone = await server.connect('npm', '--silent', '--prefix', root, 'run', 'mcp');
  expect(clone.getInstructions()).toBe(client.getInstructions());
  const answer = await clone.callTool({ name: 'get_demo', arguments: { demo: 'edit/editable' } });
  expect(JSON.stringify(answer.content)).toContain('demos/edit/editable.tsx');
  await clone.close();
});

describe('in a terminal', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [server.bin, ...args], { cwd: server.emptyFolder, encoding: 'utf8' });

  test('search, member, page and demo print their answer', () => {
    const found = run('search', 'hide', 'column');
    expect(found).toMatchObject({ status: 0, stderr: '' });
    expect(found.stdout).toContain('/demos/columns/hide');
    expect(run('member', 'Options.paging').stdout).toContain('# Options.paging');
    expect(run('page', '/docs/upgrade#to-80').stdout).toMatch(/^## To 8\.0\n/);
    expect(run('demo', 'edit/editable').stdout).toContain('```tsx');
  });

  test('--help, --version, and exit codes', () => {
    expect(run('--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
    for (const name of ['--help', '-h', 'help'])
      expect(run(name)).toMatchObject({
        status: 0,
        stdout: expect.stringContaining(`npx -y --prefer-offline ${packageSpec('mcp')} [command]`),
      });
    expect(run('toString', 'a')).toMatchObject({ status: 2, stderr: expect.stringContaining('no command') });
    expect(run('search')).toMatchObject({ status: 2 });
    expect(run('member', 'nothing')).toMatchObject({ status: 1, stdout: '' });
  });
});
