import type { Lookup, Match } from './lookup';
import { nearness, type QueryTerm } from './vocabulary';

/** The weights of a score's parts; tuned on the open queries. */
const worth = {
  title: 1,
  page: 0.45,
  text: 0.4,
  overlap: 0.9,
  named: 0.8,
  means: 0.95,
  met: 1,
  near: 1.1,
};

/** A heading as a name, and by the stems of its words. */
export interface Title {
  name: string;
  terms: string[];
}

export interface Rank {
  score: number;
  terms: Set<string>;
}

/** Score an entry by its weighted share of query terms, and by how much of its title matches. */
export function rank(queryTerms: QueryTerm[], lookup: Lookup, titles: Title[]): Map<number, Rank> {
  const sums = new Map<
    number,
    { sum: number; title: number; named: number; met: number; terms: Set<string> }
  >();
  const weighed = queryTerms.map((term) => ({
    term,
    weight: term.words.reduce((sum, word) => sum + lookup.weight(word), 0) ** 0.8,
  }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  weighed.forEach(({ term, weight }, at) => {
    for (const [id, match] of matchesOf(term, lookup, at === queryTerms.length - 1, titles)) {
      const known = sums.get(id) ?? { sum: 0, title: 0, named: 0, met: 0, terms: new Set() };
      const share = weight / total;
      known.sum +=
        share * Math.max(match.title * worth.title, match.page * worth.page, match.text * worth.text);
      known.title += share * match.title;
      known.named += share * match.named;
      known.met += share;
      for (const term of match.terms) known.terms.add(term);
      sums.set(id, known);
    }
  });
  const near = nearness(queryTerms.flatMap(({ words }) => words));
  titles.forEach(({ name }, id) => {
    if (near.has(name) && !sums.has(id))
      sums.set(id, { sum: 0, title: 0, named: 0, met: 0, terms: new Set() });
  });
  const ranks = new Map<number, Rank>();
  for (const [id, { sum, title, named, met, terms }] of sums) {
    const { terms: own, name } = titles[id] ?? { terms: [], name: '' };
    const asked = terms.has(name) ? own.length : own.filter((term) => terms.has(term)).length;
    const covered = asked / Math.max(1, own.length);
    const overlap = title + covered > 0 ? (2 * title * covered) / (title + covered) : 0;
    ranks.set(id, {
      score:
        sum * met ** worth.met +
        worth.overlap * overlap +
        worth.named * named +
        worth.near * (near.get(name) ?? 0) ** 2,
      terms,
    });
  }
  return ranks;
}

/** The matches of a term, by its own words or its synonyms; `named` for an entry named like a synonym. */
export function matchesOf(
  { words, means }: QueryTerm,
  lookup: Lookup,
  isLast: boolean,
  titles: Title[],
): Map<number, Match & { named: number }> {
  const met = new Map<number, Match & { named: number }>();
  const add = (found: Map<number, Match>, quality: number, name?: string) => {
    for (const [id, match] of found) {
      const known = met.get(id) ?? { title: 0, page: 0, text: 0, named: 0, terms: new Set() };
      const isNamed = name !== undefined && titles[id]?.name === name;
      known.title = Math.max(known.title, match.title * quality);
      known.page = Math.max(known.page, match.page * quality);
      known.text = Math.max(known.text, match.text * quality);
      known.named = Math.max(known.named, isNamed ? quality : 0);
      for (const term of match.terms) known.terms.add(term);
      met.set(id, known);
    }
  };
  add(lookup.phrase(words, isLast), 1);
  means.forEach((meaning, at) => add(lookup.phrase(meaning.words), worth.means ** (at + 1), meaning.name));
  return met;
}
