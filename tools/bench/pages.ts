import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launchOptions } from '../chromium.mjs';
import { inTurn, rounds, summary, type Build, type Findings } from './builds';

const pages = [
  '',
  'docs',
  'docs/about',
  'docs/api/props/mt_prop_editable',
  'docs/api/props/options',
  'demos',
  'demos/sort/basic',
  'demos/group/basic',
  'demos/edit/editable',
  'examples',
  'examples/order-desk',
  'playground',
];

/** The reported audits: the digits of a figure, and its factor. */
const audits: [id: string, name: string, digits: number, factor: number][] = [
  ['first-contentful-paint', 'FCP ms', 0, 1],
  ['largest-contentful-paint', 'LCP ms', 0, 1],
  ['total-blocking-time', 'TBT ms', 0, 1],
  ['speed-index', 'Speed Index ms', 0, 1],
  ['cumulative-layout-shift', 'CLS', 3, 1],
  ['total-byte-weight', 'sent kB', 0, 1 / 1000],
];

/** Lighthouse's figures for some pages on its simulated phone. */
export async function measurePages(builds: Build[]): Promise<Findings> {
  const rows: string[][] = [];
  for (const address of pages)
    for (const { build, results } of await inTurn(builds, address, runLighthouse)) {
      const scores = results.map(({ categories }) => (categories.performance?.score ?? Number.NaN) * 100);
      const figures = audits.map(([id, , digits, factor]) =>
        summary(
          results.map((report) => (report.audits[id]?.numericValue ?? Number.NaN) * factor),
          digits,
        ),
      );
      rows.push([`/${address}`, build.name, summary(scores), ...figures]);
      console.log(rows.at(-1)?.join('\t'));
    }
  return {
    title: 'Pages, by Lighthouse',
    explanation: `Medians of ${rounds} runs and their least and greatest values: mobile, simulated slow 4G and 4x CPU, each run in a new browser. TBT is Lighthouse's simulated figure.`,
    columns: ['page', 'build', 'score', ...audits.map(([, name]) => name)],
    rows,
  };
}

/** Run by npx instead of installed: 185 MB in 166 packages, for a benchmark. Version 13 needs Node 22. */
const lighthouse = 'lighthouse@12.8.2';

interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number }>;
  categories: { performance?: { score: number | null } };
}

/** @throws when Lighthouse can't measure the page. */
async function runLighthouse(url: string): Promise<Report> {
  const { executablePath, args } = launchOptions;
  const flags = [
    `--chrome-flags=${['--headless', ...args].join(' ')}`,
    '--only-categories=performance',
    '--disable-full-page-screenshot',
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...flags], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64e6,
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}.`);
  return report;
}
