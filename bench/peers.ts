import fs from 'node:fs';
import path from 'node:path';
import { serve } from '../scripts/server';
import { basePathOf, type Peer } from './arguments';
import type { Findings } from './findings';
import { timeToSort } from './first-sort';
import { inTurn, rounds } from './in-turn';
import { cpuSlowdown, paintAndBytes } from './phone';
import { median, spread } from './statistics';
import { buildStockSite } from './stock';

const demos = ['sort/basic', 'edit/editable', 'group/basic'];
/** The first sort, as a part of the same on a stock page that imports the table; and TBT in ms. */
const allowed = { sort: 0.95, blocked: 300 };

interface Contender {
  name: string;
  url: string;
  close: () => Promise<void>;
}

/** Pages of demos against a stock site of the same demos, and against other sites: bytes, LCP, TBT, and the first sort that works. */
export async function measurePeers(peers: Peer[]): Promise<Findings> {
  const rows: Findings['table']['rows'] = [];
  const over: string[] = [];
  let best = 0;
  for (const demo of demos) {
    const [ours, stock] = [await ourPage(demo), await stockPage(demo)];
    const others = await Promise.all(peers.map((peer) => openPeer(peer, demo)));
    const found = await compare([ours, stock, ...others]);
    for (const { name, close } of [ours, stock, ...others]) {
      const figures = found.get(name);
      if (figures) rows.push([`${demo}: ${name}`, ...figures.cells]);
      await close();
    }
    const [own, other] = [found.get(ours.name), found.get(stock.name)];
    if (!own || !other) throw new Error(`${demo} was not measured.`);
    const part = own.sort / other.sort;
    best = Math.max(best, part);
    if (!(part <= allowed.sort))
      over.push(
        `${demo}: the first sort takes ${part.toFixed(2)} times that of the stock page, at most ${allowed.sort}.`,
      );
    if (!(own.blocked <= allowed.blocked))
      over.push(`${demo}: TBT is ${own.blocked.toFixed(0)} ms, at most ${allowed.blocked}.`);
  }
  return {
    title: 'Pages of demos against others',
    explanation: `Medians of ${rounds} and their spread, slow 4G and ${cpuSlowdown}x CPU, in turn. Folders are served alike, by brotli; "stock" is a Docusaurus site without our plugins that imports the same demos in its page.`,
    table: {
      columns: ['page', 'sent', 'scripts', 'LCP ms', 'spread', 'TBT ms', 'spread', 'first sort ms', 'spread'],
      rows,
    },
    over,
    headlines: { sortAgainstStock: best },
  };
}

async function compare(contenders: Contender[]) {
  const paints = await inTurn(
    ...contenders.map(
      ({ url }) =>
        () =>
          paintAndBytes(url),
    ),
  );
  const sorts = await inTurn(
    ...contenders.map(
      ({ url }) =>
        () =>
          timeToSort(url),
    ),
  );
  return new Map(
    contenders.map(({ name }, index) => {
      const loads = paints[index] ?? [];
      const times = sorts[index] ?? [];
      const of = (part: 'total' | 'scripts' | 'lcp' | 'blocked') => loads.map((load) => load[part]);
      const cells = [
        ...[of('total'), of('scripts')].map((bytes) => `${(median(bytes) / 1000).toFixed(0)} kB`),
        ...[of('lcp'), of('blocked'), times].flatMap((values) => [median(values).toFixed(0), spread(values)]),
      ];
      return [name, { cells, sort: median(times), blocked: median(of('blocked')) }] as const;
    }),
  );
}

async function ourPage(demo: string): Promise<Contender> {
  const { url, close } = await serve();
  return { name: 'this site', url: `${url}demos/${demo}`, close };
}

async function stockPage(demo: string): Promise<Contender> {
  const { url, close } = await serve({ root: buildStockSite(demo), basePath: '/stock/' });
  return { name: 'stock', url, close };
}

/** The page that a peer names, or the one of the same demo. */
async function openPeer({ name, place, page }: Peer, demo: string): Promise<Contender> {
  const address = page || `demos/${demo}`;
  if (/^https?:/.test(place))
    return { name, url: place.replace(/\/?$/, '/') + address, close: () => Promise.resolve() };
  const root = builtFolder(name, place);
  const basePath = basePathOf(fs.readFileSync(path.join(root, 'index.html'), 'utf8'));
  const { url, close } = await serve({ root, basePath });
  return { name, url: url + address, close };
}

/** The folder itself or the one that generators build into. @throws when none has a home page. */
function builtFolder(name: string, place: string): string {
  const folders = ['.', 'build', 'out', 'dist', 'public'].map((folder) => path.resolve(place, folder));
  const root = folders.find((folder) => fs.existsSync(path.join(folder, 'index.html')));
  if (!root)
    throw new Error(
      `There is no built site for "${name}" in ${path.resolve(place)}. It can't be compared. Build it there, or serve it and give its address.`,
    );
  return root;
}
