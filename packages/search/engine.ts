import leven from 'leven';
import type { Entry, Kind, TextsFile } from './entry';
import { nearestNames } from '#kit/nearest.ts';
import { Lookup } from './internal/lookup';
import { QueryReader } from './internal/query-reader';
import { matchesOf, rank } from './internal/rank';
import {
  compact,
  contentOf,
  isIndexed,
  isSentence,
  longestTypo,
  partsOf,
  stemOf,
  swapped,
  termsOfWord,
  wordsOfQuery,
} from './words';

/** A result, best first; `terms` are the matching terms that begin as typed, for marking. */
export interface Result extends Entry {
  terms: string[];
  /** Words of the entry around the first match, when its text is known. */
  excerpt: string;
  score: number;
}

export interface SearchEngine {
  /** Add the words of the entries, in their order. */
  addTexts(texts: TextsFile): void;
  /** The best `limit` entries for what was typed. */
  search(query: string, limit: number): Result[];
  /** Addresses below `under` of entries that match a whole query, and of pages whose entries together do. */
  meet(query: string, under: string): string[];
  /** The entries whose names are most similar to a query without results. */
  near(query: string, limit: number): Entry[];
}

/** If two entries match equally well, this kind is more likely meant. */
const weights: Record<Kind, number> = {
  member: 1,
  guide: 1,
  error: 0.95,
  issue: 0.85,
  demo: 1,
  component: 0.9,
  page: 0.9,
};
/** Boosts for an exact title match; camelCase matches rank highest. */
const exactName = { asSuch: 2.4, ofHelper: 1.9, asTyped: 0.5 };
/** A word with a typo matches no other word, so its entries have no score for the word itself. */
const mistypedName = 1.6;
const onTable: readonly string[] = ['prop', 'option', 'column'];
/** A helper's members, such as a query's, are wanted less often than the table's own. */
const helperWeight = 0.95;
/** Of a whole page or a member, against a section. */
const broadWeight = 0.76;

/**
 * If the best result scores less, nothing fits. Measured: so does none of the queries and sentences in
 * `tests/questions`, and half of the questions about other subjects.
 */
export const leastScore = 0.28;

/** Make an engine that knows the names of all entries. */
export function createEngine(entries: Entry[]): SearchEngine {
  const lookup = new Lookup(entries);
  const titles = entries.map(({ title }) => ({
    name: compact(title),
    terms: [...new Set(contentOf(title).flatMap(partsOf).map(stemOf))],
  }));
  const rarity = rarityOf(titles);
  const names = new Set(titles.map(({ name }) => name));
  let texts: TextsFile = [];
  const reader = new QueryReader(lookup);
  const search = (query: string, limit: number): Result[] => {
    const asked = namesOf(query.trim(), names, lookup);
    const isExact = asked[0] === compact(query);
    const inSentence = isSentence(query);
    const queryTerms = reader.termsFor(wordsOfQuery(query), inSentence);
    const weightOf = inSentence ? weightInSentence : weightOfEntry;
    const typed = wordsOfQuery(query).flatMap((word) => termsOfWord(word).slice(0, 1));
    const ranks = rank(queryTerms, lookup, titles, rarity, inSentence);
    titles.forEach(({ name }, id) => {
      if (asked.includes(name) && !ranks.has(id)) ranks.set(id, { score: 0, terms: new Set([name]) });
    });
    return [...ranks]
      .flatMap(([id, { score, terms }]) => {
        const entry = entries[id];
        if (!entry) return [];
        const isNamed = asked.includes(titles[id]?.name ?? '');
        const named = isNamed ? worthOfName(entry, query.trim()) * (isExact ? 1 : mistypedName) : 0;
        return {
          id,
          entry,
          terms,
          score: (score + named) * (isNamed ? weights[entry.kind] : weightOf(entry)),
        };
      })
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .slice(0, limit)
      .map(({ id, entry, terms, score }) => ({
        ...entry,
        score,
        terms: [...terms].filter((term) => typed.some((start) => term.startsWith(start))),
        excerpt: excerptOf(texts[id] ?? ['', ''], terms),
      }));
  };
  const meetAll = (query: string, under: string): string[] => {
    const addressesOf = (ids: Iterable<number>) =>
      addressesBelow(
        under,
        Array.from(ids, (id) => entries[id]?.href ?? ''),
      );
    // The index has no positions for other words.
    const terms = reader.termsFor(wordsOfQuery(query).filter(isIndexed));
    const met = terms.map((term, at) => {
      const isLast = at === terms.length - 1;
      const words = term.words.map((word) => addressesOf(lookup.word(word, isLast).keys()));
      return new Set([...addressesOf(matchesOf(term, lookup, isLast, titles).keys()), ...inAll(words)]);
    });
    return inAll([addressesOf(entries.keys()), ...met]);
  };
  return {
    search,
    meet: meetAll,
    near: (query, limit) => {
      const names = new Map(entries.map((entry) => [entry.title, entry]));
      return nearestNames(query.trim(), names.keys(), limit).flatMap((name) => names.get(name) ?? []);
    },
    addTexts: (given) => {
      texts = given;
      lookup.addTexts(given.map((text) => text.join(' ')));
      reader.forget();
    },
  };
}

/** How rare a word is in titles: 1 when every title has it. */
function rarityOf(titles: readonly { terms: string[] }[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const term of titles.flatMap(({ terms }) => terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => 1 + Math.log(titles.length / (counts.get(term) ?? 1)) / 2;
}

/** A sentence tells a task or a problem, which a section of a guide answers. */
function weightInSentence(entry: Entry): number {
  const isWide = entry.title === entry.page || entry.facts !== undefined;
  return weightOfEntry(entry) * (isWide ? broadWeight : 1);
}

function weightOfEntry(entry: Entry): number {
  return weights[entry.kind] * (isOfHelper(entry) ? helperWeight : 1);
}

function isOfHelper({ facts }: Entry): boolean {
  return facts !== undefined && !onTable.includes(facts[0]);
}

function worthOfName(entry: Entry, typed: string): number {
  const { title } = entry;
  return (
    (isOfHelper(entry) ? exactName.ofHelper : exactName.asSuch) +
    (title === typed && isCamelCase(title) ? exactName.asTyped : 0)
  );
}

/** The names that match a query exactly or, if no page has such a word, with one typo. */
function namesOf(query: string, names: ReadonlySet<string>, lookup: Lookup): string[] {
  const typed = compact(query);
  if (names.has(typed)) return [typed];
  const isWord = typed.length > 4 && typed.length <= longestTypo && !/\s/.test(query);
  if (!isWord || lookup.stands(typed)) return [];
  // One letter is missing, added or wrong, or two neighbors are exchanged.
  const exchanged = new Set(swapped(typed));
  return [...names].filter((name) => exchanged.has(name) || leven(typed, name, { maxDistance: 2 }) === 1);
}

/** The items in all of the lists. */
function inAll(lists: Iterable<string>[]): string[] {
  const [first = [], ...others] = lists.map((list) => new Set(list));
  return [...first].filter((item) => others.every((other) => other.has(item)));
}

/** The addresses with this prefix, and those of their pages. */
function addressesBelow(under: string, hrefs: string[]): string[] {
  const below = hrefs.filter((href) => href.startsWith(under));
  return [...new Set([...below, ...below.map((href) => href.split('#')[0] ?? '')])];
}

/** A single word with an inner capital, which no one types by chance. */
function isCamelCase(name: string): boolean {
  return /^[\p{L}\p{N}]*\p{Ll}\p{Lu}[\p{L}\p{N}]*$/u.test(name);
}

/** How the text of an entry starts, and those of its further words that matched. */
function excerptOf([start, words]: [start: string, words: string], terms: ReadonlySet<string>): string {
  const isMet = (word: string) => termsOfWord(word).some((term) => terms.has(term));
  const further = start.split(/[^\p{L}\p{N}]+/u).some(isMet)
    ? []
    : words.split(' ').filter(isMet).slice(0, 4);
  return words ? `${start} … ${further.join(' · ')}`.trim() : start;
}
