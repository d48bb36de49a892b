import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import type { Content } from './content';
import { createServer } from './server';

const folder = path.dirname(fileURLToPath(import.meta.url));

/** The files in the package, each read when needed. */
const content: Content = {
  has: (name) => fs.existsSync(path.join(folder, 'content', name)),
  read: (name) => fs.readFileSync(path.join(folder, 'content', name), 'utf8'),
};

const { version } = readJsonFile<{ version: string }>(path.join(folder, 'package.json'));
if (process.stdin.isTTY) process.stderr.write('An MCP server: it waits for an assistant.\n');
await createServer(content, version).connect(new StdioServerTransport());
