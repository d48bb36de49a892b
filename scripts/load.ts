// npm run load: ask nginx for all pages and what they need, by 1 to 256 connections, 20 s in all. Needs `npm run build` and `npm run precompress`.
// RECORD=1 writes the figures into bench/RESULTS.md. nginx and the asking program share this machine, so it is a lower bound.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { recordResult } from '../bench/results';
import { readWrk, type LoadFigures } from '../deploy/load-figures';
import { siteFolder } from '../deploy/lay-out';
import { startNginx, whyNoNginx } from '../deploy/nginx';
import { basePath } from '../site-path';
import { run } from './install.mjs';
import { filesBelow } from '../plugins/files-below';

const connections = [1, 16, 64, 256];
const seconds = 20 / connections.length;

async function main(): Promise<void> {
  const problem = whyNoNginx();
  if (problem) throw new Error(problem);
  installWrk();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'load-'));
  const script = path.join(folder, 'addresses.lua');
  fs.writeFileSync(script, luaOf(addresses()));
  const nginx = await startNginx();
  try {
    const rows = connections.map((count) => ask(nginx.origin, count, script));
    const table = tableOf(rows);
    console.log(table);
    if (process.env.RECORD) recordResult('Load of one nginx', 'npm run load', `${explanation}\n\n${table}`);
    process.exitCode = rows.some(({ errors }) => errors > 0) ? 1 : 0;
  } finally {
    await nginx.close();
    fs.rmSync(folder, { recursive: true });
  }
}

const explanation =
  'All pages and all scripts of the site in turn, by brotli, each for its share of 20 s. nginx and the asking program share the machine.';

function installWrk(): void {
  if (spawnSync('wrk', ['--version']).error === undefined) return;
  if (process.getuid?.() !== 0)
    throw new Error('There is no program wrk to ask with. Run "sudo apt-get install -y wrk" first.');
  run('apt-get', ['install', '-y', '--no-install-recommends', 'wrk']);
}

function addresses(): string[] {
  const root = path.join(siteFolder, basePath);
  return filesBelow(root)
    .map((file) => path.relative(root, file))
    .filter((name) => name.endsWith('index.html') || /^assets\/js\/.*\.js$/.test(name))
    .map((name) => basePath + name.replace(/index\.html$/, ''));
}

function luaOf(list: string[]): string {
  return `local list = { ${list.map((address) => JSON.stringify(address)).join(', ')} }
local at = 0
request = function()
  at = at % #list + 1
  return wrk.format("GET", list[at], { ["Accept-Encoding"] = "br" })
end
`;
}

function ask(origin: string, count: number, script: string): LoadFigures {
  const threads = Math.min(2, count);
  const args = [`-t${threads}`, `-c${count}`, `-d${seconds}s`, '--latency', '-s', script, origin];
  return readWrk(count, execFileSync('wrk', args, { encoding: 'utf8' }));
}

function tableOf(rows: LoadFigures[]): string {
  const lines = rows.map((row) =>
    [row.connections, row.perSecond.toFixed(0), row.p50, row.p99, row.transfer, row.errors].join(' | '),
  );
  return [
    '| connections | requests/s | p50 | p99 | sent per second | errors |',
    '| ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
