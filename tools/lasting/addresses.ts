import fs from 'node:fs';
import path from 'node:path';
import { movedDemos } from '../../plugins/demos/moved';
import { redirectsByPage } from '../../plugins/redirects/table';
import { hashLinks } from '../built-site/hash-links';
import { builtPages } from '../built-site/pages';
import { parsePage } from '../built-site/parsed';

const root = path.resolve(__dirname, '../../build');

/** Every address of this build that others may link, below the base path; the home page is `./`. */
export function builtAddresses(): string[] {
  const named = builtPages.map((page) => page || './');
  const headings = builtPages.flatMap((page) =>
    parsePage(page)('main :is(h1, h2, h3, h4, h5, h6)[id]')
      .toArray()
      .map((heading) => `${page || './'}#${heading.attribs['id']}`),
  );
  const linked = hashLinks().map((target) => decodeURIComponent(target.replace(/^#/, './#')));
  const files = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(?:md|json|xml|txt|d\.ts)$/.test(name) && !/^(?:assets|editor-types|sandbox|search)\//.test(name),
    );
  return [...new Set([...named, ...headings, ...linked.filter(answers), ...files, ...queries()])].sort();
}

/** The addresses of demos in the playground and in full screen, and of programs. */
function queries(): string[] {
  return builtPages.flatMap((page) => {
    const $ = parsePage(page);
    const demos = $('[data-demo]').toArray();
    const programs = $('a[href*="/playground?program="]').toArray();
    return [
      ...demos.flatMap(({ attribs }) =>
        ['fullscreen', 'playground'].map((place) => `${place}?demo=${attribs['data-demo']}`),
      ),
      ...programs.map(({ attribs }) => `playground${new URL(attribs['href'] ?? '', 'http://site').search}`),
    ];
  });
}

let known: Set<string> | undefined;
const ids = new Map<string, Set<string>>();

function idsOf(page: string): Set<string> {
  const own =
    ids.get(page) ??
    new Set(
      parsePage(page)('[id]')
        .toArray()
        .map(({ attribs }) => attribs['id'] ?? ''),
    );
  ids.set(page, own);
  return own;
}

/** Whether this build has a page, an id of a page, a file, a demo or a program at an address. */
function answers(address: string): boolean {
  if (address.includes('?')) {
    const [place, demo = ''] = address.split('?demo=');
    return (known ??= new Set(queries())).has(
      demo in movedDemos ? `${place}?demo=${movedDemos[demo]}` : address,
    );
  }
  const [name = '', id] = address.split('#');
  const page = name.replace(/^\.\/$/, '');
  if (id !== undefined) return builtPages.includes(page) && idsOf(page).has(id);
  return builtPages.includes(page) || (path.extname(name) !== '' && fs.existsSync(path.join(root, name)));
}

/** Whether an address exists or redirects to one that does (plugins/redirects). */
export function isReachable(address: string): boolean {
  if (answers(address)) return true;
  const [page = '', id = ''] = address.split('#');
  const rows = redirectsByPage().get(page.replace(/^\.\/$/, '')) ?? {};
  const target = rows[id] ?? rows[''];
  if (target === undefined) return false;
  return answers(target.includes('#') || !id ? target : `${target}#${id}`);
}

/** The format of the list: anchors below their page. */
export function formatAddresses(addresses: string[]): string {
  const sorted = addresses
    .map((address) => address.split('#'))
    .sort(([one = '', id = ''], [other = '', otherId = '']) =>
      one === other ? compare(id, otherId) : compare(one, other),
    );
  return sorted.map(([page, id]) => `${id === undefined ? page : `  #${id}`}\n`).join('');
}

export function parseAddresses(text: string): string[] {
  let page = '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      if (line.startsWith('  #')) return page + line.trim();
      page = line;
      return line;
    });
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
