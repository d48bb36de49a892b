// npm run engines -- firefox [title]: every page, a demo of each topic, editing, a shared link and the search in Debian's Firefox.
// Needs `npm run build`. HOST=nginx serves what `npm run precompress` laid out, with its headers. RECORD=1 writes bench/RESULTS.md.
import fs from 'node:fs';
import path from 'node:path';
import { recordResult } from '../bench/results';
import { startNginx, whyNoNginx } from '../deploy/nginx';
import { basePath } from '../site-path';
import { answersClick, checks, openPage, type Check } from '../tests/engines/checks';
import type { Driver } from '../tests/engines/driver';
import { startFirefox } from '../tests/engines/firefox';
import { run } from './install.mjs';
import { serve } from './server';

const engines = {
  firefox: { start: startFirefox, program: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
};
type Name = keyof typeof engines;

interface Result {
  engine: string;
  what: string;
  passed: number;
  faults: string[];
}

async function main(): Promise<void> {
  const names = process.argv[2] ? [process.argv[2]] : Object.keys(engines);
  const unknown = names.find((name) => !(name in engines));
  if (unknown) throw new Error(`No engine is called ${unknown}. Known: ${Object.keys(engines).join(', ')}.`);
  const results: Result[] = [];
  for (const name of names as Name[]) results.push(...(await tryEngine(name)));
  const table = tableOf(results);
  console.log(table);
  if (process.env.RECORD) recordResult('Other engines', 'npm run engines', table);
  process.exitCode = results.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

async function tryEngine(name: Name): Promise<Result[]> {
  install(engines[name]);
  const server = await startServer();
  const driver = await engines[name].start();
  const version = String(await driver.run('return navigator.userAgent'))
    .split(' ')
    .pop();
  const engine = `${name} (${version})`;
  const attempt = async (what: string, list: [string, Check][]): Promise<Result> => {
    const faults: string[] = [];
    const chosen = list.filter(([title]) => new RegExp(process.argv[3] ?? '').test(title));
    for (const [title, check] of chosen) {
      const fault = await tryOnce(driver, server.url, check);
      if (fault) faults.push(`${title}: ${fault}`);
    }
    console.log(`${engine}, ${what}: ${chosen.length - faults.length} of ${chosen.length}`);
    for (const fault of faults) console.log(`  ${fault}`);
    return { engine, what, passed: chosen.length - faults.length, faults };
  };
  try {
    return [
      await attempt(
        'every page comes to life',
        pages().map((page) => [`/${page}`, (it, site) => openPage(it, site + page)]),
      ),
      await attempt(
        'a table of each topic answers a click',
        topics().map((page) => [page, answersClick(page)]),
      ),
      await attempt('tools', Object.entries(checks)),
    ];
  } finally {
    await driver.close();
    await server.close();
  }
}

/** What is wrong, or undefined. */
async function tryOnce(driver: Driver, site: string, check: Check): Promise<string | undefined> {
  try {
    await check(driver, site);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function install({ program, packages }: { program: string; packages: string[] }): void {
  if (fs.existsSync(program)) return;
  if (process.getuid?.() !== 0)
    throw new Error(`There is no ${program}. Run "sudo apt-get install -y ${packages.join(' ')}" first.`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

async function startServer(): Promise<{ url: string; close: () => Promise<void> }> {
  if (process.env.HOST !== 'nginx') return serve();
  const problem = whyNoNginx();
  if (problem) throw new Error(problem);
  const nginx = await startNginx();
  return { url: nginx.origin + basePath, close: nginx.close };
}

function pages(): string[] {
  return fs
    .readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => name.replace(/index\.html$/, ''))
    .sort();
}

/** The first page with a table of each topic. */
function topics(): string[] {
  const withTables = pages().filter(
    (page) =>
      /^demos\/[^/]+\/./.test(page) &&
      fs.readFileSync(path.join('build', page, 'index.html'), 'utf8').includes('data-island'),
  );
  const topicOf = (page: string) => page.split('/')[1];
  return withTables.filter(
    (page, index) => withTables.findIndex((other) => topicOf(other) === topicOf(page)) === index,
  );
}

function tableOf(results: Result[]): string {
  const rows = results.map(
    ({ engine, what, passed, faults }) => `| ${engine} | ${what} | ${passed} | ${faults.length} |`,
  );
  const faults = results.flatMap((result) => result.faults.map((fault) => `- ${result.engine}, ${fault}`));
  return ['| engine | what | passed | failed |', '| --- | --- | ---: | ---: |', ...rows, '', ...faults]
    .join('\n')
    .trim();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
