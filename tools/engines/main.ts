// npx tsx tools/engines/main.ts webkit "share": the same steps (tools/engines/walk.ts) in Debian's Firefox
// and WebKitGTK, or in one of them, or only those with a matching title. Needs `npm run build`. HOST=nginx
// serves the output of `npx tsx tools/precompress.ts` with its headers. RECORD=1 writes
// tools/bench/RESULTS.md. Exits with 1 on any fault.
import fs from 'node:fs';
import { recordResult } from '../bench/results';
import { startNginx, whyNoNginx } from '../deploy/nginx';
import { basePath } from '../../site-path';
import { startFirefox } from './firefox';
import type { Outcome } from './programs';
import { walk } from './walk';
import { runAgainWithWebSocket } from './web-socket';
import { startWebKit } from './webkit';
import { run } from '../install.mjs';
import { serve } from '../server';

const engines = {
  Firefox: { start: startFirefox, programs: ['firefox-esr'], packages: ['firefox-esr'] },
  WebKitGTK: {
    start: startWebKit,
    programs: ['WebKitWebDriver', 'xvfb-run', 'xauth'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
};
type Name = keyof typeof engines;

interface Result {
  engine: string;
  what: string;
  outcomes: readonly Outcome[];
}

async function main(): Promise<void> {
  const [wanted = '', title = ''] = process.argv.slice(2);
  const names = (Object.keys(engines) as Name[]).filter((name) =>
    name.toLowerCase().startsWith(wanted.toLowerCase()),
  );
  if (names.length === 0)
    throw new Error(`There is no engine "${wanted}". Known: ${Object.keys(engines).join(', ')}.`);
  if (names.includes('Firefox') && runAgainWithWebSocket()) return;
  const results: Result[] = [];
  for (const name of names) results.push(...(await walkThrough(name, new RegExp(title, 'i'))));
  const table = tableOf(results);
  console.log(table);
  if (process.env.RECORD) recordResult('Other engines', 'npx tsx tools/engines/main.ts', table);
  process.exitCode = results.some(({ outcomes }) => faultsIn(outcomes).length > 0) ? 1 : 0;
}

async function walkThrough(name: Name, only: RegExp): Promise<Result[]> {
  install(engines[name]);
  const server = await startServer();
  const driver = await engines[name].start();
  const engine = `${name} ${driver.version}`;
  const results: Result[] = [];
  try {
    for (const { what, run: runPart } of walk) {
      const outcomes = await runPart(driver, server.url, only).catch((error: unknown) => [
        { title: 'all of it', fault: String(error) },
      ]);
      if (outcomes.length === 0) continue;
      results.push({ engine, what, outcomes });
      console.log(`${engine}, ${what}: ${outcomes.length - faultsIn(outcomes).length} of ${outcomes.length}`);
      for (const line of remarksOn(outcomes)) console.log(`  ${line}`);
    }
    return results;
  } finally {
    await driver.close();
    await server.close();
  }
}

function install({ programs, packages }: { programs: string[]; packages: string[] }): void {
  const missing = programs.filter((program) => !fs.existsSync(`/usr/bin/${program}`));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0)
    throw new Error(
      `There is no ${missing.join(', ')} in /usr/bin. Run "sudo apt-get install -y ${packages.join(' ')}" first.`,
    );
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

function faultsIn(outcomes: readonly Outcome[]): readonly Outcome[] {
  return outcomes.filter(({ fault }) => fault !== undefined);
}

function remarksOn(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ title, fault, note }) => {
    if (fault) return [`${title}: ${fault}`];
    return note ? [`${title} (known): ${note}`] : [];
  });
}

function tableOf(results: Result[]): string {
  const rows = results.map(({ engine, what, outcomes }) => {
    const failed = faultsIn(outcomes).length;
    return `| ${engine} | ${what} | ${outcomes.length - failed} | ${failed} |`;
  });
  const remarks = results.flatMap(({ engine, outcomes }) =>
    remarksOn(outcomes).map((line) => `- ${engine}, ${line}`),
  );
  return ['| engine | what | passed | failed |', '| --- | --- | ---: | ---: |', ...rows, '', ...remarks]
    .join('\n')
    .trim();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
