import fs from 'node:fs';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { version } from '../../tools/packages/manifests';
import { packServer, type PackedServer } from './packed-server';

// What else the docs server's package has: a command for a clone, and an entry for the registry.
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

test('the registry entry fits the package', () => {
  const read = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(path.dirname(server.bin), name), 'utf8'));
  const entry = read('server.json');
  expect(entry.name).toBe(read('package.json').mcpName);
  // The registry's limit.
  expect(entry.description.length).toBeLessThanOrEqual(100);
  expect(entry.packages[0]).toMatchObject({ identifier: read('package.json').name, version });
});
