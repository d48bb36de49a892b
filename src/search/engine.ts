import type { Entry, Kind, TextsFile } from './entry';
import { excerptOf } from './excerpt';
import { Lookup, type Match } from './lookup';
import { wishesOf, type Wish } from './vocabulary';
import { compact, contentOf, partsOf, stemOf, wordsOfQuery } from './words';

/** A result, best first; `terms` are the terms of the index that matched, to mark them. */
export interface Result extends Entry {
  terms: string[];
  /** Words of the entry around the first match, when its text is known. */
  excerpt: string;
}

export interface SearchEngine {
  /** Add the words of the entries, in their order. */
  addTexts(texts: TextsFile): void;
  /** The best `limit` entries for what was typed. */
  search(query: string, limit: number): Result[];
}

/** Where two entries match equally well, this kind is likelier to be what is wanted. */
export const weights: Record<Kind, number> = {
  member: 1,
  guide: 1,
  recipe: 1,
  error: 0.95,
  issue: 0.85,
  demo: 1,
  component: 0.9,
  page: 0.9,
};
/** What the parts of a score are worth; found by trying them on the open queries. */
export const worth = {
  title: 1,
  page: 0.45,
  text: 0.4,
  overlap: 0.9,
  named: 0.8,
  exact: 2,
  means: 0.95,
  met: 1,
};

/** Make an engine that knows the names of all entries. */
export function createEngine(entries: Entry[]): SearchEngine {
  const lookup = new Lookup(entries);
  const titles = entries.map(({ title }) => ({
    name: compact(title),
    terms: [...new Set(contentOf(title).flatMap(partsOf).map(stemOf))],
  }));
  let texts: TextsFile = [];
  const search = (query: string, limit: number): Result[] => {
    const typed = wordsOfQuery(query);
    if (typed.length === 0) return [];
    const exact = compact(query);
    return [...rank(wishesOf(typed), lookup, titles)]
      .flatMap(([id, { score, terms }]) => {
        const entry = entries[id];
        if (!entry) return [];
        const isNamed = titles[id]?.name === exact;
        return [{ id, entry, terms, score: (score + (isNamed ? worth.exact : 0)) * weights[entry.kind] }];
      })
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .slice(0, limit)
      .map(({ id, entry, terms }) => ({ ...entry, terms, excerpt: excerptOf(texts[id] ?? ['', ''], terms) }));
  };
  return {
    search,
    addTexts: (given) => {
      texts = given;
      lookup.addTexts(given.map((text) => text.join(' ')));
    },
  };
}

interface Title {
  name: string;
  terms: string[];
}

interface Rank {
  score: number;
  terms: string[];
}

/** An entry counts by the share of the wishes that it meets, each by its weight, and by how much of its title was asked for. */
function rank(wishes: Wish[], lookup: Lookup, titles: Title[]): Map<number, Rank> {
  const sums = new Map<number, { sum: number; title: number; named: number; met: number; terms: string[] }>();
  const weighed = wishes.map((wish) => ({
    wish,
    weight: wish.words.reduce((sum, word) => sum + lookup.weight(word), 0) ** 0.8,
  }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  weighed.forEach(({ wish, weight }, at) => {
    for (const [id, match] of meet(wish, lookup, at === wishes.length - 1, titles)) {
      const known = sums.get(id) ?? { sum: 0, title: 0, named: 0, met: 0, terms: [] };
      const share = weight / total;
      sums.set(id, {
        sum:
          known.sum +
          share * Math.max(match.title * worth.title, match.page * worth.page, match.text * worth.text),
        title: known.title + share * match.title,
        named: known.named + share * match.named,
        met: known.met + share,
        terms: [...known.terms, ...match.terms],
      });
    }
  });
  const ranks = new Map<number, Rank>();
  for (const [id, { sum, title, named, met, terms }] of sums) {
    const own = titles[id]?.terms ?? [];
    const asked = own.filter((term) => terms.includes(term) || terms.includes(titles[id]?.name ?? '')).length;
    const covered = asked / Math.max(1, own.length);
    const overlap = title + covered > 0 ? (2 * title * covered) / (title + covered) : 0;
    ranks.set(id, {
      score: sum * met ** worth.met + worth.overlap * overlap + worth.named * named,
      terms: [...new Set(terms)],
    });
  }
  return ranks;
}

/** What meets a wish, by its own words or by what they stand for; `named` where an entry is called what they stand for. */
function meet(
  { words, means }: Wish,
  lookup: Lookup,
  isLast: boolean,
  titles: Title[],
): Map<number, Match & { named: number }> {
  const met = new Map<number, Match & { named: number }>();
  const add = (found: Map<number, Match>, quality: number, name?: string) => {
    for (const [id, match] of found) {
      const known = met.get(id);
      const isNamed = name !== undefined && titles[id]?.name === name;
      met.set(id, {
        title: Math.max(known?.title ?? 0, match.title * quality),
        page: Math.max(known?.page ?? 0, match.page * quality),
        text: Math.max(known?.text ?? 0, match.text * quality),
        named: Math.max(known?.named ?? 0, isNamed ? quality : 0),
        terms: [...(known?.terms ?? []), ...match.terms],
      });
    }
  };
  add(lookup.phrase(words, isLast), 1);
  means.forEach((meaning, at) => add(lookup.phrase(meaning.words), worth.means ** (at + 1), meaning.name));
  return met;
}
