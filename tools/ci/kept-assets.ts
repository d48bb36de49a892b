import fs from 'node:fs';
import path from 'node:path';

/** The address of the list, below the site's: `{ file: day of the last release that had it }`. */
const listFile = 'kept-assets.json';
const keptDays = 30;

interface Kept {
  own: number;
  kept: number;
  dropped: number;
}

/**
 * Fetch the files of older releases into `folder`, and write the new list.
 * @throws when the live site doesn't answer: a release without the old files would break open tabs. A site
 * without a list is a first release.
 */
export async function keepAssets(address: string, folder: string, today: Date): Promise<Kept> {
  const day = today.toISOString().slice(0, 10);
  const own = hashedFiles(folder);
  const old = await readList(address);
  const others = Object.entries(old).filter(([file]) => !own.includes(file));
  const kept = others.filter(([, last]) => daysBetween(last, day) <= keptDays);
  const waiting = kept.map(([file]) => file);
  await Promise.all(Array.from({ length: 8 }, () => fetchFrom(waiting, address, folder)));
  const list = { ...Object.fromEntries(kept), ...Object.fromEntries(own.map((file) => [file, day])) };
  fs.writeFileSync(path.join(folder, listFile), JSON.stringify(list, Object.keys(list).sort()));
  return { own: own.length, kept: kept.length, dropped: others.length - kept.length };
}

function hashedFiles(folder: string): string[] {
  return fs
    .readdirSync(path.join(folder, 'assets'), { recursive: true, encoding: 'utf8' })
    .map((name) => `assets/${name}`)
    .filter(isHashed);
}

/** Also prevents a manipulated list from writing elsewhere. */
function isHashed(file: string): boolean {
  return /^assets\/(?:[\w~-]+\/)*[\w~-]+(?:\.[\w~-]+)*\.[0-9a-f]{8}\.\w+$/.test(file);
}

async function readList(address: string): Promise<Record<string, string>> {
  const response = await ask(address + listFile);
  if (response.status === 404) return {};
  const list: unknown = await response.json();
  if (typeof list !== 'object' || list === null)
    throw new Error(`${address}${listFile} is not a list of files. Open tabs would lose their scripts.`);
  const entries = Object.entries(list).filter(
    (entry): entry is [string, string] => isHashed(entry[0]) && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

async function fetchFrom(waiting: string[], address: string, folder: string): Promise<void> {
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const response = await ask(address + file);
    const type = response.headers.get('content-type') ?? '';
    if (response.status === 404 || type.startsWith('text/html'))
      throw new Error(
        `${address}${file} is on the list of kept files but no longer on the site. Delete the list from the live site, or restore the file.`,
      );
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), Buffer.from(await response.arrayBuffer()));
  }
}

/** A live site may fail temporarily: try three times before stopping a release. */
async function ask(url: string, tries = 3): Promise<Response> {
  const answer = await fetch(url, { headers: { 'Cache-Control': 'no-cache' } }).catch((error: unknown) =>
    String(error),
  );
  if (typeof answer !== 'string' && (answer.ok || answer.status === 404)) return answer;
  if (tries > 1) return ask(url, tries - 1);
  throw new Error(
    `${url} answers ${typeof answer === 'string' ? answer : answer.status}. Without the files of older releases open tabs would break, so nothing is released. Try again.`,
  );
}

function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / 86_400_000;
}
