import fs from 'node:fs';
import path from 'node:path';
import { serve } from '../scripts/server';
import { cursorBehind, previewOf } from '../tests/playground/playground';
import { limits, type Findings } from './findings';
import { timesOfTwoPages } from './first-sort';
import { inTurn, rounds } from './in-turn';
import { cpuSlowdown, launch, paint } from './phone';
import { median, spread } from './statistics';

const pages = [
  'docs/about',
  'docs/breaking-changes',
  'docs/api/props/mt_prop_editable',
  'docs/api/props/options',
  '',
];

/** How fast the built pages are painted, as a part of the same pages without scripts; the second page; the first edit. */
export async function measurePages(): Promise<Findings> {
  const bare = await serve({ root: cutScripts(pages) });
  const site = await serve();
  const { add, over, table } = limits();
  for (const address of pages) {
    const [whole, cut] = await inTurn(
      () => paint(site.url + address),
      () => paint(bare.url + address),
    );
    const parts = whole.map(({ lcp }, round) => lcp / (cut[round]?.lcp ?? Number.NaN));
    const ratio = median(whole.map(({ lcp }) => lcp)) / median(cut.map(({ lcp }) => lcp));
    add(`/${address}: LCP, as a part of the page without scripts`, ratio, 1.1, spread(parts, 2));
    const blocked = whole.map((one) => one.blocked);
    add(`/${address}: TBT in ms`, median(blocked), address === '' ? 300 : 100, spread(blocked));
    const blockedCut = cut.map((one) => one.blocked);
    add(
      `/${address}: TBT of the page without scripts, in ms`,
      median(blockedCut),
      undefined,
      spread(blockedCut),
    );
  }
  const [times] = await inTurn(() => timesOfTwoPages(`${site.url}demos/sort/basic`));
  const parts = times.map(([first, second]) => second / first);
  add(
    "the page after /demos/sort/basic answers, as a part of that one's time",
    median(parts),
    0.4,
    spread(parts, 2),
  );
  const edits = await timesOfFirstEdit(site.url);
  add(
    'full speed, all in the cache: ms from the first key in a demo to its result',
    median(edits),
    1500,
    spread(edits),
  );
  await Promise.all([bare.close(), site.close()]);
  return {
    title: 'Pages',
    explanation: `Medians of ${rounds}, slow 4G and ${cpuSlowdown}x CPU but for the last row.`,
    table,
    over,
  };
}

/** From the first keystroke in a demo's code to its result in the table, with everything the editor needs in the cache. */
async function timesOfFirstEdit(url: string): Promise<number[]> {
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const page = await context.newPage();
    await page.goto(`${url}demos/selection/on-row-click`);
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
  return times;
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
