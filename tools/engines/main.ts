// npx tsx tools/engines/main.ts "share": the steps of tools/engines/walk.ts in Debian's Firefox, or only those
// with a matching title. Needs `npm run build`. Exits with 1 on any fault.
import fs from 'node:fs';
import { startFirefox } from './firefox';
import type { Outcome } from './programs';
import { walk } from './walk';
import { runAgainWithWebSocket } from './web-socket';
import { run } from '../install.mjs';
import { serve } from '../server';

interface Result {
  engine: string;
  what: string;
  outcomes: readonly Outcome[];
}

async function main(): Promise<void> {
  if (runAgainWithWebSocket()) return;
  installFirefox();
  const only = new RegExp(process.argv[2] ?? '', 'i');
  const server = await serve();
  const driver = await startFirefox();
  const engine = `Firefox ${driver.version}`;
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
  } finally {
    await driver.close();
    await server.close();
  }
  console.log(tableOf(results));
  process.exitCode = results.some(({ outcomes }) => faultsIn(outcomes).length > 0) ? 1 : 0;
}

function installFirefox(): void {
  if (fs.existsSync('/usr/bin/firefox-esr')) return;
  if (process.getuid?.() !== 0)
    throw new Error('There is no firefox-esr in /usr/bin. Run "sudo apt-get install -y firefox-esr" first.');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'firefox-esr'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
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
