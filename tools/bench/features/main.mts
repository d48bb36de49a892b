// npx tsx tools/bench/features/main.mts: the table of docs/guides/performance.mdx: the cost of each feature,
// as a ratio of processor time to the first scenario: the fastest of five rounds, in a production build,
// without the site around the table. MODE=development uses the other build of React, ROWS=100,500 other
// numbers of rows, ONLY=plain,paging fewer features.
import os from 'node:os';
import { build } from 'esbuild';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../chromium.mjs';
import { features, type Scenario } from './scenarios';

const rounds = 5;
const only = process.env.ONLY?.split(',') ?? features;
const rowCounts = (process.env.ROWS ?? '100,500,1000,2000').split(',').map(Number);
const scenarios = rowCounts.flatMap((rows) =>
  features.filter((feature) => only.includes(feature)).map((feature): Scenario => ({ rows, feature })),
);

declare global {
  interface Window {
    runScenario: (scenario: Scenario) => Promise<number>;
  }
}

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.setContent('<!doctype html><div id="stage"></div>');
await page.addScriptTag({ content: await bundle() });
const session = await page.context().newCDPSession(page);
// The thread's own clock: it doesn't run while other programs have the processor.
await session.send('Performance.enable', { timeDomain: 'threadTicks' });

console.log(
  `${browser.version()} on ${os.cpus().length} × ${os.cpus()[0]?.model}, load ${os.loadavg()[0]?.toFixed(1)}`,
);
console.log(['rows', 'table', 'work', 'ms', 'nodes'].join('\t'));
let first = Number.NaN;
for (const scenario of scenarios) {
  // The first round compiles the code and creates the styles.
  const nodes = await page.evaluate((wanted) => window.runScenario(wanted), scenario);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = await workOf();
    await page.evaluate((wanted) => window.runScenario(wanted), scenario);
    times.push((await workOf()) - before);
  }
  const best = Math.min(...times);
  if (Number.isNaN(first)) first = best;
  const figures = [`×${(best / first).toFixed(2)}`, (best * 1000).toFixed(0), nodes];
  console.log([scenario.rows, scenario.feature, ...figures].join('\t'));
}
await browser.close();

/** The page's processor time in s. */
async function workOf(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** The code of a round for a browser, minified and with React's production build. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { runRound } from './tools/bench/features/round';
        window.runScenario = (scenario) => runRound(document.getElementById('stage'), scenario);`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'chrome117',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.MODE ?? 'production') },
  });
  return outputFiles[0]?.text ?? '';
}
