import { basePath } from '../../site-path';
import { readNames, type Entry, type NamesFile } from '#search/entry.ts';
import { echo } from './limits';

/** The files that the server reads. `tools/packages/mcp-content.ts` collects them from the built site. */
export interface Content {
  has(name: string): boolean;
  /** @throws when there is no such file, with what to do. */
  read(name: string): string;
}

const known = new WeakMap<Content, Map<string, unknown>>();

/** Derive something from the content, once for each key. */
export function once<Made>(content: Content, key: string, make: () => Made): Made {
  const own = known.get(content) ?? new Map<string, unknown>();
  known.set(content, own);
  if (!own.has(key)) own.set(key, make());
  return own.get(key) as Made;
}

/** A JSON file of the content. */
export function parsed<Data>(content: Content, name: string): Data {
  return once<Data>(content, name, () => JSON.parse(content.read(name)));
}

/** The pages and headings of the site. */
export function entriesOf(content: Content): Entry[] {
  return once(content, 'entries', () => readNames(parsed<NamesFile>(content, 'search/names.json')));
}

/**
 * The route of an address, a link or a path, without slashes at its ends (`docs/upgrade`), and its anchor.
 * @throws when it is no address.
 */
export function readAddress(given: string): { route: string; anchor: string } {
  const origin = `https://site${basePath}`;
  if (!URL.canParse(given.trim(), origin))
    throw new Error(
      `"${echo(given)}" is no address. Write a page such as "/docs/guides/remote-data", with an anchor for a section of it.`,
    );
  const { pathname, hash } = new URL(given.trim(), origin);
  const below = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  const route = below
    .replace(/^\/|\/$/g, '')
    .replace(/(^|\/)index$/, '')
    .replace(/\.mdx?$/, '');
  return { route, anchor: hash.slice(1) };
}
