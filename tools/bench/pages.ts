import { freePort } from '../free-port';
import { withBrowser } from './browser';
import { inTurn, rounds, withBuilds } from './builds';
import type { Findings } from './results';
import { summary } from './statistics';

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
  'playground',
];

/** The audits that are reported: the digits of a figure, and what it is multiplied with. */
const audits: [id: string, name: string, digits: number, factor: number][] = [
  ['first-contentful-paint', 'FCP ms', 0, 1],
  ['largest-contentful-paint', 'LCP ms', 0, 1],
  ['total-blocking-time', 'TBT ms', 0, 1],
  ['speed-index', 'Speed Index ms', 0, 1],
  ['cumulative-layout-shift', 'CLS', 3, 1],
  ['total-byte-weight', 'sent kB', 0, 1 / 1000],
];

interface Measured {
  score: number;
  values: number[];
}

/** What Lighthouse says of ten pages on its simulated phone. */
export async function measurePages(others: string[]): Promise<Findings> {
  const rows = await withBuilds(others, async (builds) => {
    const found: string[][] = [];
    for (const address of pages)
      for (const { build, results } of await inTurn(builds, address, runLighthouse)) {
        const figures = audits.map(([, , digits], index) =>
          summary(
            results.map(({ values }) => values[index] ?? Number.NaN),
            digits,
          ),
        );
        const scores = results.map(({ score }) => score * 100);
        found.push([`/${address}`, build.name, summary(scores), ...figures]);
        console.log(found.at(-1)?.join('\t'));
      }
    return found;
  });
  return {
    title: 'Pages, by Lighthouse',
    explanation: `Medians of ${rounds} runs and their least and greatest values: mobile, simulated slow 4G and 4x CPU, each run in a new browser. TBT is Lighthouse's simulated figure.`,
    columns: ['page', 'build', 'score', ...audits.map(([, name]) => name)],
    rows,
    over: [],
  };
}

/** @throws when Lighthouse can't measure the page. */
async function runLighthouse(url: string): Promise<Measured> {
  // An ES module, loaded when it is needed: it takes a second.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  return withBrowser(async () => {
    const flags = {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
      disableFullPageScreenshot: true,
    };
    const result = await lighthouse(url, flags as Parameters<typeof lighthouse>[1]);
    const report = result?.lhr;
    if (!report || report.runtimeError)
      throw new Error(
        `Lighthouse could not measure ${url}: ${report?.runtimeError?.message ?? 'no report'}.`,
      );
    const values = audits.map(([id, , , factor]) => (report.audits[id]?.numericValue ?? Number.NaN) * factor);
    return { score: report.categories.performance?.score ?? Number.NaN, values };
  }, port);
}
