import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, test } from 'vitest';
import { createServer } from './mcp/server';
import { openSite, routeOf } from './mcp/site';

async function ask(siteDir: string) {
  const client = new Client({ name: 'test', version: '1' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([createServer(openSite(siteDir)).connect(theirs), client.connect(ours)]);
  const { content, isError } = await client.callTool({ name: 'get_member', arguments: { name: 'paging' } });
  await client.close();
  return { isError, text: JSON.stringify(content) };
}

test('before a build, a tool says to run it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  const empty = await ask(folder);
  expect(empty.isError).toBe(true);
  expect(empty.text).toContain(`Run \\"npm run build\\" first in ${folder}`);
  fs.mkdirSync(path.join(folder, 'build'));
  expect((await ask(folder)).text).toContain('the build is older than this tool');
  fs.rmSync(folder, { recursive: true });
});

test.each([
  [
    'https://material-table-core.github.io/material-table-core-website/docs/api/props/options#paging',
    'docs/api/props/options',
  ],
  ['/docs/upgrade/', 'docs/upgrade'],
  ['docs/upgrade.md', 'docs/upgrade'],
  ['/docs/errors/index', 'docs/errors'],
  ['/', ''],
])('%s means the page "%s"', (given, route) => {
  expect(routeOf(given)).toBe(route);
});
