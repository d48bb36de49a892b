/** A site to compare with, and the page of it that is measured. */
export interface Peer {
  name: string;
  /** The folder of a built site, or the address under which one is served. */
  place: string;
  /** Its page, relative to the site. */
  page: string;
}

export interface Arguments {
  parts: string[];
  peers: Peer[];
  /** So many demo pages are added to a build. */
  sizes: number[];
}

/**
 * Read what stands behind `npm run bench --`: names of parts, numbers of pages for `build`, and peers as
 * `previous=../old/build#demos/sort/basic`, by folder or address.
 * @param known the names of all parts; those that `byDefault` names are meant when none is named.
 * @throws for a word that is none of these.
 */
export function readArguments(words: string[], known: string[], byDefault: string[]): Arguments {
  const parts = words.filter((word) => known.includes(word));
  const sizes = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const peers = words.filter((word) => word.includes('=')).map(readPeer);
  const unknown = words.filter((word) => !known.includes(word) && !/^\d+$/.test(word) && !word.includes('='));
  if (unknown.length > 0)
    throw new Error(
      `The bench has no part "${unknown.join('", "')}". Nothing was measured. Its parts are ${known.join(', ')}; a peer is name=folder#page.`,
    );
  return { parts: parts.length > 0 ? parts : byDefault, peers, sizes };
}

function readPeer(word: string): Peer {
  const at = word.indexOf('=');
  const [place = '', page = ''] = word.slice(at + 1).split('#');
  if (at < 1 || !place)
    throw new Error(`"${word}" names no place. Nothing was measured. A peer is name=folder#page.`);
  return { name: word.slice(0, at), place, page: page.replace(/^\//, '') };
}

/**
 * The path under which a built site wants to be served, with slashes at both ends: what stands before the folder of its scripts.
 * @param html its home page.
 * @throws when its home loads no script from such a folder.
 */
export function basePathOf(html: string): string {
  const script =
    /<(?:script|link)\b[^>]*?\s(?:src|href|data-scripts)=["']?(\/[^"'\s>]*?)(?:assets\/|_next\/)/;
  const [, base] = script.exec(html) ?? [];
  if (base === undefined)
    throw new Error(
      'The home of this site loads nothing from assets/ or _next/, so the path it was built for is not known. Serve it yourself and give its address.',
    );
  return base;
}
