/**
 * Run the hostile operations and the runaway programs in Firefox and WebKitGTK: `tsx scripts/sandbox-engines.ts [firefox|webkit] [title]`.
 * Needs Debian's firefox-esr, or webkit2gtk-driver with xvfb. The page runs the programs by itself and posts what it saw, so no
 * driver is needed. Exits with 1 on any escape, foreign request, or page that stood still for more than 2.5 s.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hostileOperations, hostileProgram } from '../tests/sandbox/hostile-operations';
import { otherEnds, runaways } from '../tests/sandbox/runaway-programs';
import { startSandboxServer } from '../tests/sandbox/server';

interface Engine {
  command: string;
  args: (url: string, profile: string) => string[];
}

/** Inside one call of the browser's own nothing of ours is asked: where the frame shares the page's process, the browser has to end it. */
const nativeCalls = ['a huge native call', 'a catastrophic regular expression'];

/** Runs that hang longer than the page's own watch are the browser's to end. */
const isUnguarded = (title: string) =>
  otherEnds[title]?.source.includes('silent') && !otherEnds[title].test('loop');
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const engines: Record<string, Engine> = {
  firefox: {
    command: 'firefox-esr',
    args: (url, profile) => ['--headless', '--no-remote', '--profile', profile, url],
  },
  webkit: { command: 'xvfb-run', args: (url) => ['-a', miniBrowser, '--private', url] },
};

async function main(): Promise<void> {
  const names = process.argv[2] ? [process.argv[2]] : Object.keys(engines);
  for (const name of names) {
    const engine = engines[name];
    if (!engine) throw new Error(`No engine is called ${name}. Known: ${Object.keys(engines).join(', ')}.`);
    const faults = await check(name, engine);
    console.log(
      faults.length === 0 ? `${name}: no faults.` : `${name}: ${faults.length} faults:\n${faults.join('\n')}`,
    );
    if (faults.length > 0) process.exitCode = 1;
  }
}

async function check(name: string, engine: Engine): Promise<string[]> {
  const server = await startSandboxServer();
  const operations = hostileOperations(`http://127.0.0.1:${server.canary.port}`, server.canary.udpPort);
  const programs = [
    ...Object.entries(operations).map(([title, body]) => ({
      title,
      source: hostileProgram(body),
      isHostile: true,
    })),
    ...Object.entries(runaways)
      .filter(([title]) => !isUnguarded(title))
      .map(([title, source]) => ({ title, source, isHostile: false })),
  ];
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), `sandbox-${name}-`));
  let latest = 'none';
  const only = new RegExp(process.argv[3] ?? '');
  const chosen = programs.filter(({ title }) => only.test(title));
  const report = server.askPage(chosen, (title) => (latest = title));
  const browser = spawn(engine.command, engine.args(`${server.url}#auto`, profile), {
    stdio: 'ignore',
    detached: true,
  });
  const timeout = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`${name} sent no report. The last program that ended: ${latest}.`));
    setTimeout(giveUp, 15 * 60_000).unref();
  });
  try {
    const results = await Promise.race([report, timeout]);
    const slowest = results.reduce((most, { gap }) => Math.max(most, gap), 0);
    const alive = results.flatMap(({ end, title }) => (end === 'alive' ? [title] : []));
    console.log(
      `${name}: ${results.length} programs; longest stand-still of the page ${Math.round(slowest)} ms.`,
    );
    if (alive.length > 0) console.log(`Still running, with the page alive: ${alive.join(', ')}.`);
    const native = results.filter(({ title }) => nativeCalls.includes(title));
    for (const { title, gap } of native)
      console.log(`Known, for the browser to end: ${title}, page still for ${Math.round(gap)} ms.`);
    return [
      ...results
        .filter((result) => !native.includes(result))
        .flatMap(({ title, end, got, gap }) => [
          ...(end === 'late' ? [`${title}: it did not end`] : []),
          ...(got ? [`${title}: ${got}`] : []),
          ...(gap > 2500 ? [`${title}: the page stood still for ${Math.round(gap)} ms`] : []),
        ]),
      ...server.canary.hits.map((hit) => `foreign request: ${hit}`),
    ];
  } finally {
    if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
    await server.close();
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

void main();
