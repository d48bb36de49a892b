import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { writePackage } from '../packages/make';
import { published } from '../packages/manifests';
import type { Findings } from './results';
import { summary } from './statistics';

/** The limit for a start and for the slowest request, in ms. */
const limit = 1000;
const rounds = Number(process.env.ROUNDS ?? 5);

/** How long the bundled docs server takes to start and to answer, in a new process per round. */
export async function measureMcp(): Promise<Findings> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-mcp-'));
  const own = published.find((one) => one.folder === 'mcp');
  if (!own) throw new Error('There is no package mcp to measure.');
  await writePackage(own, folder);
  const starts: number[] = [];
  const times = new Map<string, number[]>(requests.map(([what]) => [what, []]));
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const client = new Client({ name: 'bench', version: '1' });
    const args = [path.join(folder, 'bin.mjs')];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: folder }));
    starts.push(performance.now() - started);
    for (const [what, name, given] of requests) {
      const asked = performance.now();
      await client.callTool({ name, arguments: given });
      times.get(what)?.push(performance.now() - asked);
    }
    await client.close();
  }
  fs.rmSync(folder, { recursive: true });
  const all = [['start', starts] as const, ...times];
  return {
    title: 'Docs server: start and answers',
    explanation: `${rounds} processes of the bundled package; each takes the requests in this order, so the first of a kind reads its files.`,
    columns: ['what', 'ms, median (least-greatest)', 'at most'],
    rows: all.map(([what, list]) => [what, summary(list), String(limit)]),
    over: all
      .filter(([, list]) => Math.max(...list) > limit)
      .map(([what, list]) => `${what}: ${Math.max(...list).toFixed(0)} ms, at most ${limit}.`),
  };
}

const program = (count: number) =>
  `import MaterialTable from '@material-table/core';\n${Array.from(
    { length: count },
    (_none, index) =>
      `export const Table${index} = () => <MaterialTable columns={[{ field: 'a' }]} data={[]} options={{ sorting: false }} />;\n`,
  ).join('')}`;

const requests: [what: string, name: string, given: Record<string, unknown>][] = [
  ['first search', 'search', { query: 'hide column' }],
  ['search', 'search', { query: 'reload remote data' }],
  ['search, 4,000 characters of misspelled words', 'search', { query: 'rwos colunms fliter '.repeat(200) }],
  ['search, one word of 4,000 characters', 'search', { query: 'x'.repeat(4000) }],
  ['get_member', 'get_member', { name: 'Options' }],
  ['get_page, the longest', 'get_page', { page: '/docs/known-issues' }],
  ['get_demo', 'get_demo', { demo: 'edit/editable' }],
  ['first check_code', 'check_code', { code: program(1) }],
  ['check_code, 200 tables', 'check_code', { code: program(200) }],
  ['upgrade_code', 'upgrade_code', { code: program(1).replace('@material-table/core', 'material-table') }],
  ['upgrade_code, 20 tables', 'upgrade_code', { code: program(20), from: '1' }],
  ['playground_link', 'playground_link', { code: program(1) }],
];
