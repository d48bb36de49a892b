// npm run bench: how fast the built pages are, as ratios of two ways in one run, because machines differ. Run `npm run build` first.
// ROUNDS=3 takes medians of fewer rounds, DEMOS=1 leaves the text pages out. PREVIOUS=<folder or address> compares with another site.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve } from '../scripts/server';
import { cursorBehind, previewOf } from '../tests/playground/playground';
import { cpuSlowdown, launching, paint, timesOfTwoPages, timeToAnswer } from './phone';
import { buildStockSite } from './stock';

const rounds = Number(process.env.ROUNDS ?? 5);
const pages = [
  'docs/about',
  'docs/breaking-changes',
  'docs/api/props/mt_prop_editable',
  'docs/api/props/options',
  '',
];
const demos = ['sort/basic', 'edit/editable', 'group/basic'];
const bare = await serve({ root: cutScripts(pages) });
const site = await serve();
const previous = await previousSite(process.env.PREVIOUS);

console.log(`Medians of ${rounds}, slow 4G and ${cpuSlowdown}x CPU; load of this machine ${load()}.\n`);
if (!process.env.DEMOS) for (const address of pages) await compareWithoutScripts(address);
for (const demo of demos) await compareTables(demo);
await compareSecondPage('sort/basic');
console.log('\nThis machine as it is, scripts in the cache:\n');
await measureFirstEdit();
console.log(`\nLoad at the end ${load()}.`);
await (await launching).close();
await bare.close();
await site.close();
await previous?.close();

/** A page against itself with its scripts cut out. */
async function compareWithoutScripts(address: string): Promise<void> {
  const [whole, cut] = await inTurn(
    () => paint(site.url + address),
    () => paint(bare.url + address),
  );
  const limit = address === '' ? 300 : 100;
  report(`/${address}: LCP, as a part of the page without scripts`, ratioOf(whole, cut, 'lcp'), 1.1);
  report(`/${address}: TBT in ms`, median(whole.map(({ blocked }) => blocked)), limit);
}

/** When the first table of a demo's page answers, against a stock site that imports the same demos in the page. */
async function compareTables(demo: string): Promise<void> {
  const stock = await serve({ root: buildStockSite(demo), basePath: '/stock/' });
  const [ours, theirs, before] = await inTurn(
    () => timeToAnswer(`${site.url}demos/${demo}`),
    () => timeToAnswer(stock.url),
    ...(previous ? [() => timeToAnswer(`${previous.url}demos/${demo}`)] : []),
  );
  await stock.close();
  const name = `/demos/${demo}: the first sort works, ${median(ours).toFixed(0)} ms, as a part of`;
  report(`${name} a stock page that imports the table`, median(ours) / median(theirs), 0.95);
  if (before) report(`${name} the previous site`, median(ours) / median(before), 0.65);
  const [painted] = await inTurn(() => paint(`${site.url}demos/${demo}`));
  report(`/demos/${demo}: TBT in ms`, median(painted.map(({ blocked }) => blocked)), 300);
}

/** The table of a page that is reached by a link, against the page that was opened. */
async function compareSecondPage(demo: string): Promise<void> {
  const [times] = await inTurn(() => timesOfTwoPages(`${site.url}demos/${demo}`));
  const parts = times.map(([first, second]) => second / first);
  report(`the page after /demos/${demo} answers, as a part of that one's time`, median(parts), 0.4);
}

/** From the first keystroke in a demo's code to its result in the table, with everything the editor needs in the cache. */
async function measureFirstEdit(): Promise<void> {
  const context = await (await launching).newContext({ viewport: { width: 1280, height: 800 } });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const page = await context.newPage();
    await page.goto(`${site.url}demos/selection/on-row-click`);
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await previewOf(page).getByText('Click a row').first().waitFor({ timeout: 60_000 });
    await cursorBehind(page, 'Click a row');
    const started = Date.now();
    await page.keyboard.type('!');
    await previewOf(page).getByText('Click a row!').first().waitFor({ timeout: 60_000 });
    // The first round fills the cache.
    if (round > 0) times.push(Date.now() - started);
    await page.close();
  }
  await context.close();
  report(
    '/demos/selection/on-row-click: ms from the first keystroke to the edited result',
    median(times),
    1500,
  );
}

/** A site of the same pages with their scripts cut out. */
function cutScripts(addresses: string[]): string {
  const root = path.resolve('.docusaurus/bench/bare');
  for (const name of ['404.html', 'img'])
    fs.cpSync(path.resolve('build', name), path.join(root, name), { recursive: true });
  for (const address of addresses) {
    const html = fs.readFileSync(path.resolve('build', address, 'index.html'), 'utf8');
    const folder = path.join(root, address);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'index.html'), html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''));
  }
  return root;
}

/** Another site with the same demos: the folder of a build, or where it is served. */
async function previousSite(place: string | undefined) {
  if (!place) return undefined;
  if (!/^https?:/.test(place)) return serve({ root: path.resolve(place) });
  return { url: place.endsWith('/') ? place : `${place}/`, close: () => Promise.resolve() };
}

/** Measure each way once a round, so that what else the machine does hits all of them alike. */
async function inTurn<Ways extends (() => Promise<unknown>)[]>(
  ...ways: Ways
): Promise<{ [Way in keyof Ways]: Awaited<ReturnType<Ways[Way]>>[] }> {
  const results: unknown[][] = ways.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, measure] of ways.entries()) results[index]?.push(await measure());
  return results as never;
}

function ratioOf<Name extends string>(
  ours: Record<Name, number>[],
  theirs: Record<Name, number>[],
  name: Name,
) {
  const of = (all: Record<Name, number>[]) => median(all.map((each) => each[name]));
  return of(ours) / of(theirs);
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(what: string, value: number, limit: number): void {
  const digits = limit < 10 ? 2 : 0;
  console.log(
    `${value <= limit ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(digits)} (at most ${limit.toFixed(digits)})`,
  );
}

function load(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}
