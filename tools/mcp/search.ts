import { siteAddress } from '../../site-path';
import { createEngine, type SearchEngine } from '#search/engine';
import { readNames, type Entry, type NamesFile, type TextsFile } from '#search/entry';
import { groupByPage } from '#search/groups';
import type { Site } from './site';

/** Search the docs with the site's own engine and index: the same results in the same order as in its dialog. */
export function search(site: Site, query: string, limit: number): string {
  const engine = engineOf(site);
  const results = groupByPage(engine.search(query, considered)).flat().slice(0, limit);
  if (results.length > 0)
    return results.map((result) => `${lineOf(result)}\n  ${result.excerpt}`.trimEnd()).join('\n');
  const near = engine.near(query, 5);
  return near.length > 0
    ? `Nothing found for "${query}". The nearest names:\n${near.map(lineOf).join('\n')}`
    : `Nothing found for "${query}". Try fewer or other words, such as the name of a prop or the text of an error.`;
}

/** The pages and headings of the site. */
export function entriesOf(site: Site): Entry[] {
  return readNames(JSON.parse(site.read('search/names.json')) as NamesFile);
}

/** As many as the dialog considers. */
const considered = 40;

const engines = new WeakMap<Site, SearchEngine>();

function engineOf(site: Site): SearchEngine {
  const known = engines.get(site);
  if (known) return known;
  const engine = createEngine(entriesOf(site));
  engine.addTexts(JSON.parse(site.read('search/texts.json')) as TextsFile);
  engines.set(site, engine);
  return engine;
}

function lineOf({ title, page, kind, facts, href }: Entry): string {
  const [role, type, owner] = facts ?? [];
  const place = [owner, page === title ? '' : page].filter(Boolean).join(', ');
  const what = role ? `${role} of type ${type}` : kind;
  return `- ${title}${place && ` (${place})`}, ${what}: ${siteAddress(href)}`;
}
