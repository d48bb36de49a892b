import MiniSearch, { type Query } from 'minisearch';
import type { Entry, Kind } from './entry';
import { wishesOf, type Wish } from './vocabulary';
import { stemOf, termsOf, wordsOfQuery } from './words';

/** A result, best first; `terms` are the terms of the index that matched, to mark them. */
export interface Result extends Entry {
  terms: string[];
  /** Words of the entry around the first match, when its text is known. */
  excerpt: string;
}

/** Where two entries match equally well, this kind is likelier to be what is wanted. */
const weights: Record<Kind, number> = {
  member: 1.1,
  guide: 1.15,
  recipe: 1.15,
  error: 1,
  issue: 0.9,
  demo: 1.05,
  component: 0.9,
  page: 0.85,
};

interface Document {
  id: number;
  title: string;
  page: string;
  text: string;
}

export interface SearchEngine {
  /** Add the words of the entries, in their order. */
  addTexts(texts: string[]): void;
  /** The best `limit` entries for what was typed. */
  search(query: string, limit: number): Result[];
}

/** Make an engine that knows the names of all entries. */
export function createEngine(entries: Entry[]): SearchEngine {
  const names = indexOf(
    entries.map(({ title, page }, id) => ({ id, title, page: page === title ? '' : page, text: '' })),
  );
  let texts: string[] = [];
  let words: MiniSearch<Document> | undefined;
  const search = (query: string, limit: number): Result[] => {
    const typed = wordsOfQuery(query);
    if (typed.length === 0) return [];
    const ranked = rank(typed, [names, ...(words ? [words] : [])]);
    const exact = typed.join('').toLowerCase();
    return [...ranked]
      .flatMap(([id, { score, terms }]) => {
        const entry = entries[id];
        if (!entry) return [];
        const isNamed = compact(entry.title) === exact;
        const bonus = isNamed ? 1000 : 0;
        return [{ id, entry, terms, score: score * weights[entry.kind] + bonus * weights[entry.kind] }];
      })
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .slice(0, limit)
      .map(({ id, entry, terms }) => ({ ...entry, terms, excerpt: excerptOf(texts[id] ?? '', terms) }));
  };
  return {
    search,
    addTexts: (given) => {
      texts = given;
      words = indexOf(given.map((text, id) => ({ id, title: '', page: '', text })));
    },
  };
}

function indexOf(documents: Document[]): MiniSearch<Document> {
  const index = new MiniSearch<Document>({
    fields: ['title', 'page', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => text.split(' '), boost: { title: 6, page: 1.5, text: 1 } },
  });
  index.addAll(documents);
  return index;
}

interface Rank {
  score: number;
  terms: string[];
}

/** Look each wish up by itself; an entry counts the more the more of the wishes it meets. */
function rank(typed: string[], indexes: MiniSearch<Document>[]): Map<number, Rank> {
  const wishes = wishesOf(typed);
  const ranks = new Map<number, Rank & { met: number }>();
  wishes.forEach((wish, at) => {
    const query = queryOf(wish, at === wishes.length - 1);
    const scores = new Map<number, Rank>();
    for (const index of indexes)
      for (const { id, score, terms } of index.search(query)) {
        const known = scores.get(id as number);
        scores.set(id as number, {
          score: (known?.score ?? 0) + score,
          terms: [...(known?.terms ?? []), ...terms],
        });
      }
    const best = Math.max(...[...scores.values()].map(({ score }) => score), 1);
    for (const [id, { score, terms }] of scores) {
      const known = ranks.get(id) ?? { score: 0, terms: [], met: 0 };
      ranks.set(id, {
        score: known.score + score / best,
        terms: [...known.terms, ...terms],
        met: known.met + 1,
      });
    }
  });
  for (const [id, { score, terms, met }] of ranks)
    ranks.set(id, { score: score * (met / wishes.length), terms, met });
  for (const [id, boost] of joined(typed, indexes)) {
    const known = ranks.get(id);
    if (known) ranks.set(id, { ...known, score: known.score + boost });
  }
  return ranks;
}

/** `row click` also means names that hold both: `onRowClick`. */
function joined(typed: string[], indexes: MiniSearch<Document>[]): Map<number, number> {
  const boosts = new Map<number, number>();
  const names = typed.flatMap((_, at) =>
    [2, 3, 4].map((length) => typed.slice(at, at + length)).filter(({ length }, i) => length === i + 2),
  );
  for (const name of names)
    for (const { id } of indexes[0]?.search(name.join('').toLowerCase()) ?? [])
      boosts.set(id as number, (boosts.get(id as number) ?? 0) + 0.5 * name.length);
  return boosts;
}

function queryOf({ words, means }: Wish, isLast: boolean): Query {
  const whole = words.map((word) => word.toLowerCase());
  const stems = whole.map(stemOf);
  return {
    combineWith: 'OR',
    queries: [
      {
        combineWith: 'AND',
        queries: stems.map((term, at) => ({
          combineWith: 'OR',
          queries: [
            { queries: [term], boostTerm: () => 1 },
            {
              queries: [whole[at] ?? term],
              prefix: isLast && (whole[at]?.length ?? 0) > 2,
              boostTerm: () => 0.8,
            },
            {
              queries: [whole[at] ?? term],
              fuzzy: (word: string) => (word.length > 8 ? 2 : word.length > 4 ? 1 : 0),
              boostTerm: () => 0.5,
            },
          ],
        })),
      },
      ...means.map((term) => ({ queries: [term], boostTerm: () => 0.9 })),
    ],
  };
}

function compact(title: string): string {
  return title.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** About 140 characters around the first word that matched. */
function excerptOf(text: string, terms: string[]): string {
  const wanted = new Set(terms);
  let start = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu))
    if (termsOf(word).some((term) => wanted.has(term))) {
      start = index;
      break;
    }
  const from = start < 60 ? 0 : text.indexOf(' ', start - 50) + 1;
  const end = text.length - from <= 150 ? text.length : text.lastIndexOf(' ', from + 145);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
