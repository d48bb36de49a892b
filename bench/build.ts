import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySite } from '../scripts/copy-site';
import { emptyCaches } from './cold';
import type { Findings } from './findings';
import { costOfEach } from './growth';
import { writeMorePages } from './more-pages';
import { layOutStockSite, stockBuild, stockPage } from './stock';

/** A build that takes longer is ended, in s. */
const patience = 1200;
/** How much longer than the stock generator ours may take for the same pages. */
const allowed = 2;

interface Taken {
  /** By the clock, and by all processors together, in s. */
  wall: number;
  cpu: number;
}

/**
 * Build the site and a stock site of the same pages, as they are and with more demo pages, each with cold caches.
 * @param sizes how many pages are added; 0 always comes first.
 */
export function measureBuilds(sizes: number[]): Promise<Findings> {
  const added = [...new Set([0, ...(sizes.length > 0 ? sizes : [200, 1000])])].sort((a, b) => a - b);
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
  try {
    const site = copySite(path.join(root, 'site'));
    const tmp = path.join(root, 'tmp');
    const found = added.map((count) => {
      const more = writeMorePages(site, count);
      const stock = path.resolve('.docusaurus/bench/stock-of-all');
      layOutStockSite(stock, { ...stockDocs(), ...stockDemos(site, more) });
      emptyCaches(site, tmp);
      const theirs = build(stockBuild(stock), process.cwd(), tmp);
      const ours = build(['docusaurus', 'build'], site, tmp);
      console.log(`${count} pages more: ours ${inWords(ours)}, stock ${inWords(theirs)}`);
      return { count, ours, theirs };
    });
    return Promise.resolve(describe(found));
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

function describe(found: { count: number; ours: Taken; theirs: Taken }[]): Findings {
  const over: string[] = [];
  const rows: Findings['table']['rows'] = found.map(({ count, ours, theirs }) => {
    const [wall, cpu] = [ours.wall / theirs.wall, ours.cpu / theirs.cpu];
    if (!(wall < allowed))
      over.push(
        `with ${count} pages more, ours takes ${wall.toFixed(2)} times as long, less than ${allowed} wanted.`,
      );
    const cells = [ours.wall, theirs.wall, wall, ours.cpu, theirs.cpu, cpu];
    return [`${count} pages more`, ...cells.map((value) => value.toFixed(value < 10 ? 2 : 0))];
  });
  const growth = (who: 'ours' | 'theirs', what: keyof Taken) =>
    costOfEach(
      found.map(({ count }) => count),
      found.map((one) => one[who][what]),
    );
  const [wall, theirWall] = [growth('ours', 'wall'), growth('theirs', 'wall')];
  const [cpu, theirCpu] = [growth('ours', 'cpu'), growth('theirs', 'cpu')];
  const each = [wall, theirWall, wall / theirWall, cpu, theirCpu, cpu / theirCpu];
  rows.push(['each page more', ...each.map((value) => value.toFixed(3))]);
  if (!(wall <= theirWall))
    over.push(
      `a page more costs ${(wall * 1000).toFixed(0)} ms, with the stock generator ${(theirWall * 1000).toFixed(0)} ms.`,
    );
  return {
    title: 'Build time and its growth',
    explanation:
      'Seconds by the clock and by all processors together, cold caches, one build each. "Stock" has the same pages without our plugins: the demos imported in theirs, all others as Markdown. The pages more have a demo each.',
    table: { columns: ['site', 'ours', 'stock', 'ratio', 'ours, CPU', 'stock, CPU', 'ratio'], rows },
    over,
  };
}

/** The pages without demos as plain Markdown, from the twins of the last build. @throws when there is none. */
function stockDocs(): Record<string, string> {
  const twins = fs
    .readdirSync('build/docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'));
  if (twins.length < 50)
    throw new Error(
      `build/docs has ${twins.length} Markdown files. The stock site would lack pages. Run "npm run build" first.`,
    );
  const docs = Object.fromEntries(
    twins.map((name) => [`docs/${name}`, fs.readFileSync(path.join('build/docs', name), 'utf8')]),
  );
  return { ...docs, 'index.md': '# The same pages\n' };
}

function stockDemos(site: string, more: string[]): Record<string, string> {
  const pages = fs
    .readdirSync('demos', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
    .map((name) => path.join(site, 'demos', name));
  return Object.fromEntries(
    [...pages, ...more].map((page) => [path.relative(site, page), stockPage(page)] as const),
  );
}

/** Build by `npx`. @throws with what the build said when it fails or takes too long. */
function build(command: string[], cwd: string, tmp: string): Taken {
  const script = 'TIMEFORMAT="%R %U %S"; time timeout --kill-after=10 "$0" npx "$@" 2>&1';
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script, String(patience), ...command], {
    cwd,
    env: { ...process.env, TMPDIR: tmp },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const [wall, user, system] = stderr.trim().split(/\s+/).map(Number);
  if (status !== 0 || wall === undefined || user === undefined || system === undefined)
    throw new Error(
      `npx ${command.join(' ')} failed or took over ${patience} s:\n${stdout.slice(-3000)}${stderr}`,
    );
  return { wall, cpu: user + system };
}

function inWords({ wall, cpu }: Taken): string {
  return `${wall.toFixed(1)} s (${cpu.toFixed(0)} s of all processors)`;
}
