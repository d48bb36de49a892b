import {
  anchorOf,
  type HeadingRow,
  type MemberFacts,
  type NamesFile,
  type TextsFile,
} from '#search/entry.ts';
import { isIndexed, termsOf } from '#search/words.ts';
import type { Section } from './sections';

/** The length of a text's unchanged start, which is shown below a result. */
const startLength = 90;

/**
 * Make both parts of the index from the pages' sections, by their routes below the base path.
 * @param facts of the members, by the addresses of their entries. @throws when no page has an article.
 */
export function collect(
  pages: Map<string, Section[]>,
  facts: ReadonlyMap<string, MemberFacts>,
): { names: NamesFile; texts: TextsFile } {
  const names: NamesFile = [];
  const texts: TextsFile = [];
  for (const route of [...pages.keys()].sort()) {
    const [page, ...parts] = pages.get(route) ?? [];
    if (!page) continue;
    const rows = parts.map((part) => rowOf(part, page, facts.get(`${route}#${part.anchor}`)));
    names.push([page.title, route, facts.get(route) ?? page.kind, ...rows]);
    texts.push(...[page, ...parts].map(textOf));
  }
  if (names.length === 0)
    throw new Error(
      'The search found no page with an article. It would find nothing. Did the theme change its markup?',
    );
  return { names, texts };
}

function rowOf({ title, anchor, kind }: Section, page: Section, facts?: MemberFacts): HeadingRow {
  const own = anchor === anchorOf(title) ? '' : anchor;
  if (facts ?? kind !== page.kind) return [title, own, facts ?? kind];
  return own ? [title, own] : title;
}

/** The start of a text and its other words: each once, without words that mean nothing. */
function textOf({ title, text }: Section): [start: string, words: string] {
  if (text.length <= startLength) return [text, ''];
  const cut = text.lastIndexOf(' ', startLength);
  const start = text.slice(0, cut);
  const known = new Set(termsOf(`${title} ${start}`));
  const words: string[] = [];
  for (const [word] of text.slice(cut).matchAll(/[\p{L}\p{N}]+/gu)) {
    const terms = termsOf(word);
    if (!isIndexed(word) || terms.every((term) => known.has(term))) continue;
    for (const term of terms) known.add(term);
    // A capital at the start of a sentence is not significant.
    words.push(/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word);
  }
  // Sorted: compresses 5 % better, order doesn't matter.
  return [start, words.sort().join(' ')];
}
