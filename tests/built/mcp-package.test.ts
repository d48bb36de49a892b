import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packServer, type PackedServer } from './packed-server';

// What else the docs server's package has: a command for a clone.
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
