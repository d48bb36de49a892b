import type { Lookup, Match, NamedMatch } from './lookup';
import { nearness, withAlike, type QueryTerm } from './vocabulary';

interface Weights {
  title: number;
  page: number;
  text: number;
  overlap: number;
  named: number;
  met: number;
  near: number;
  /** How much more a rare word of the query counts. */
  rare: number;
  /** The share of the query, against that of the title or synonym, in how much they agree. */
  query: number;
}

/** The weights of a score's parts; tuned on the open queries. */
const ofWords: Weights = {
  title: 1,
  page: 0.45,
  text: 0.4,
  overlap: 0.9,
  named: 0.8,
  met: 1,
  near: 1.1,
  rare: 0.8,
  query: 0.5,
};
/** A sentence has more words than any title, and some that no page has. */
const ofSentence: Weights = {
  title: 1,
  page: 0.35,
  text: 0.55,
  overlap: 0.4,
  named: 0.6,
  met: 0.7,
  near: 0.9,
  rare: 1.4,
  query: 0.57,
};
/** The quality of a match by a synonym of a term, and by another word for a single one. */
const means = 0.95;
const alikeQuality = 0.7;

/** A heading as a name, and by the stems of its words. */
export interface Title {
  name: string;
  terms: string[];
}

export interface Rank {
  score: number;
  terms: Set<string>;
}

interface Sum {
  sum: number;
  title: number;
  named: number;
  met: number;
  terms: Set<string>;
}

/** Score an entry by its weighted share of query terms, and by how much of its title matches. */
export function rank(
  queryTerms: QueryTerm[],
  lookup: Lookup,
  titles: Title[],
  rarity: (term: string) => number,
  isSentence: boolean,
): Map<number, Rank> {
  const worth = isSentence ? ofSentence : ofWords;
  const sums = sumsOf(isSentence ? withAlike(queryTerms) : queryTerms, lookup, titles, worth);
  const near = nearness(
    queryTerms.flatMap(({ words }) => words),
    worth.query,
    isSentence,
  );
  titles.forEach(({ name }, id) => {
    if (near.has(name) && !sums.has(id)) sums.set(id, noSum());
  });
  const ranks = new Map<number, Rank>();
  for (const [id, { sum, title, named, met, terms }] of sums) {
    const { terms: own, name } = titles[id] ?? { terms: [], name: '' };
    const covered = terms.has(name) ? 1 : shareOf(own, terms, isSentence ? rarity : () => 1);
    const overlap =
      title + covered > 0 ? (title * covered) / (worth.query * covered + (1 - worth.query) * title) : 0;
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

function sumsOf(queryTerms: QueryTerm[], lookup: Lookup, titles: Title[], worth: Weights): Map<number, Sum> {
  const sums = new Map<number, Sum>();
  const weighed = queryTerms.map((term) => ({
    term,
    weight: term.words.reduce((sum, word) => sum + lookup.weight(word), 0) ** worth.rare,
  }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  weighed.forEach(({ term, weight }, at) => {
    for (const [id, match] of matchesOf(term, lookup, at === queryTerms.length - 1, titles)) {
      const known = sums.get(id) ?? noSum();
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
  return sums;
}

function noSum(): Sum {
  return { sum: 0, title: 0, named: 0, met: 0, terms: new Set() };
}

/** How much of a title the terms are, each weighed by its rarity. */
function shareOf(own: string[], terms: ReadonlySet<string>, rarity: (term: string) => number): number {
  let met = 0;
  let all = 0;
  for (const term of own) {
    const worth = rarity(term);
    all += worth;
    if (terms.has(term)) met += worth;
  }
  return all > 0 ? met / all : 0;
}

/** The matches of a term, by its own words or its synonyms; `named` for an entry named like a synonym. */
export function matchesOf(
  term: QueryTerm,
  lookup: Lookup,
  isLast: boolean,
  titles: Title[],
): Map<number, NamedMatch> {
  // While a query is typed, only its last term is another one at each key.
  return lookup.remembered(`${[...term.words, term.means.length, ...term.alike].join(' ')} ${isLast}`, () =>
    findMatches(term, lookup, isLast, titles),
  );
}

function findMatches(
  { words, means: meanings, alike }: QueryTerm,
  lookup: Lookup,
  isLast: boolean,
  titles: Title[],
): Map<number, NamedMatch> {
  const met = new Map<number, NamedMatch>();
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
  for (const word of alike) add(lookup.word(word), alikeQuality);
  meanings.forEach((meaning, at) => add(lookup.phrase(meaning.words), means ** (at + 1), meaning.name));
  return met;
}
