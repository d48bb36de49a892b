// npm run bench-features: what rows and features cost, as ratios of processor time to the first scenario, for one round of
// rendering, sorting, selecting and searching. The figures of docs/guides/performance.mdx come from here. It runs the code of the
// page's lab in a production build, without the site around it. The ms are the fastest of five runs.
// MODE=development takes the other build of React, ROWS=100,500 measures other numbers of rows, ONLY=plain,paging fewer features.
import os from 'node:os';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { launchOptions } from '../scripts/chromium.mjs';
import { features, runsOfEach } from '../src/components/PerformanceLab/features';
import { measures, type Result, type Scenario } from '../src/components/PerformanceLab/types';

const only = process.env.ONLY?.split(',') ?? features.map(({ id }) => id);
const rowCounts = (process.env.ROWS ?? '100,500,1000,2000').split(',').map(Number);
const scenarios = rowCounts.flatMap((rows) =>
  features.filter(({ id }) => only.includes(id)).map(({ id }): Scenario => ({ rows, feature: id })),
);

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.setContent('<!doctype html><div id="stage"></div>');
await page.addScriptTag({ content: await bundle() });
const results: Result[] = [];
const warnings: string[] = [];
await page.exposeFunction('onResult', (result: Result) => results.push(result));
await page.exposeFunction('onWarning', (warning: string) => warnings.push(warning));
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
const rounds: number[] = [];
for (const scenario of scenarios) {
  const before = await workOf();
  await page.evaluate((wanted) => window.measureAll([wanted]), scenario);
  rounds.push(((await workOf()) - before) / (runsOfEach + 1));
}
console.log(
  `${await browser.version()} on ${os.cpus().length} × ${os.cpus()[0]?.model}, load ${os.loadavg()[0]?.toFixed(1)}`,
);
await browser.close();

for (const warning of warnings) console.log(`Warning: ${warning}`);
console.log(['rows', 'table', 'work', ...measures.map((name) => `${name} (ms)`), 'nodes'].join('\t'));
for (const [index, { scenario, times, nodes }] of results.entries()) {
  const work = (rounds[index] ?? Number.NaN) / (rounds[0] ?? Number.NaN);
  const cells = measures.map((name) => times[name].least.toFixed(0));
  console.log(
    [
      scenario.rows,
      scenario.feature,
      `×${work.toFixed(2)} (${((rounds[index] ?? 0) * 1000).toFixed(0)} ms)`,
      ...cells,
      nodes,
    ].join('\t'),
  );
}

/** The processor time in s that the page has taken: it doesn't grow while other programs have the processor. */
async function workOf(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

declare global {
  interface Window {
    measureAll: (scenarios: Scenario[]) => Promise<void>;
    onResult: (result: Result) => void;
    onWarning: (warning: string) => void;
  }
}

/** The lab's code for a browser, minified and with React's production build. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { runLab } from './src/components/PerformanceLab/run';
        window.measureAll = (scenarios) => runLab({
          stage: document.getElementById('stage'), scenarios, signal: new AbortController().signal,
          onStart() {}, onResult: (result) => window.onResult(result), onWarning: (text) => window.onWarning(text),
        });`,
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
