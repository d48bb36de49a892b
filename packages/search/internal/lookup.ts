import MiniSearch from 'minisearch';
import { longestTypo, stemOf, termsOf } from '../words';

/** How well the parts of an entry match a word, or all words of a phrase: 0 not at all, 1 as typed. */
export interface Match {
  title: number;
  page: number;
  text: number;
  /** The terms of the entry that matched. */
  terms: Set<string>;
}

/** The match of a query term; `named` when the entry is named like a synonym of it. */
export interface NamedMatch extends Match {
  named: number;
}

type Place = keyof Omit<Match, 'terms'>;

interface Document {
  id: number;
  title: string;
  page: string;
  text: string;
}

/** Words of the entries: which entries contain a word, and how rare it is. */
export class Lookup {
  private readonly names: MiniSearch<Document>;
  private texts: MiniSearch<Document> | undefined;
  private readonly known = new Map<string, Map<number, Match>>();
  private readonly matches = new Map<string, Map<number, NamedMatch>>();
  private readonly size: number;

  constructor(entries: readonly { title: string; page: string }[]) {
    this.size = entries.length;
    this.names = indexOf(
      entries.map(({ title, page }, id) => ({ id, title, page: page === title ? '' : page, text: '' })),
    );
  }

  addTexts(texts: readonly string[]): void {
    this.texts = indexOf(texts.map((text, id) => ({ id, title: '', page: '', text })));
    this.known.clear();
    this.matches.clear();
  }

  /** The entries with a word, or a name with it as a part. A typo is allowed if no entry has the word. */
  word(word: string, isUnfinished = false): Map<number, Match> {
    const key = `${word} ${isUnfinished}`;
    const known = this.known.get(key);
    if (known) return known;
    const found = this.find(word, isUnfinished);
    if (this.known.size > 500) this.known.clear();
    this.known.set(key, found);
    return found;
  }

  /** The entries with all of the words. */
  phrase(words: readonly string[], isUnfinished = false): Map<number, Match> {
    const [first = new Map<number, Match>(), ...others] = words.map((word, at) =>
      this.word(word, isUnfinished && at === words.length - 1),
    );
    return others.reduce(both, first);
  }

  /** The matches of a query term, found once for each index. */
  remembered(key: string, find: () => Map<number, NamedMatch>): Map<number, NamedMatch> {
    const known = this.matches.get(key);
    if (known) return known;
    const found = find();
    if (this.matches.size > 100) this.matches.clear();
    this.matches.set(key, found);
    return found;
  }

  /** How specific a word is: 1 when every entry has it, more if it is rare. */
  weight(word: string): number {
    return 1 + Math.log(this.size / (1 + this.word(word).size)) / 2;
  }

  /** Whether a name contains this word or a longer one with this start, or a text contains this word. */
  holds(word: string): boolean {
    return [stemOf(word), word.toLowerCase()].some(
      (term) => this.names.search(term, { prefix: true }).length > 0 || this.texts?.search(term).length,
    );
  }

  /** Whether a name or a text contains exactly this word, or a longer one with this start. */
  stands(word: string): boolean {
    return [this.names, this.texts].some(
      (index) => index !== undefined && index.search(word.toLowerCase(), { prefix: true }).length > 0,
    );
  }

  private find(word: string, isUnfinished: boolean): Map<number, Match> {
    const [whole = word, ...parts] = termsOf(word);
    const matches = this.collect(whole, 1);
    if (parts.length > 0) keepBest(matches, parts.map((part) => this.collect(part, 0.7)).reduce(both));
    if (isUnfinished && word.length > 1)
      keepBest(matches, this.collect(word.toLowerCase(), 0.8, { prefix: true }));
    if (matches.size === 0 && word.length > 3 && word.length <= longestTypo)
      for (const term of new Set([whole, stemOf(word)]))
        keepBest(matches, this.collect(term, 0.8, { fuzzy: term.length > 7 ? 2 : 1 }));
    return matches;
  }

  private collect(
    term: string,
    quality: number,
    how: { prefix?: boolean; fuzzy?: number } = {},
  ): Map<number, Match> {
    const matches = new Map<number, Match>();
    for (const index of [this.names, this.texts])
      for (const { id, match: fields, score } of index?.search(term, how) ?? []) {
        const match = matchOf(matches, id);
        // A word that is the topic of a text appears more than once.
        const density = score / (score + 4);
        for (const [met, places] of Object.entries(fields)) {
          const worth = quality * nearnessOf(met, term, how.fuzzy !== undefined);
          for (const place of places as Place[])
            match[place] = Math.max(match[place], place === 'text' ? worth * density : worth);
          match.terms.add(met);
        }
      }
    return matches;
  }
}

function nearnessOf(met: string, term: string, isFuzzy: boolean): number {
  if (met === term) return 1;
  return isFuzzy ? 1 - Math.abs(met.length - term.length) / 20 : term.length / met.length;
}

/** The match of an entry, which is created if missing. */
function matchOf(matches: Map<number, Match>, id: number): Match {
  const known = matches.get(id);
  if (known) return known;
  const match: Match = { title: 0, page: 0, text: 0, terms: new Set() };
  matches.set(id, match);
  return match;
}

function indexOf(documents: Document[]): MiniSearch<Document> {
  const index = new MiniSearch<Document>({
    fields: ['title', 'page', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => [text] },
  });
  index.addAll(documents);
  return index;
}

function keepBest(matches: Map<number, Match>, found: Map<number, Match>): void {
  for (const [id, { title, page, text, terms }] of found) {
    const match = matchOf(matches, id);
    match.title = Math.max(match.title, title);
    match.page = Math.max(match.page, page);
    match.text = Math.max(match.text, text);
    for (const term of terms) match.terms.add(term);
  }
}

/** The entries that match both; a title match and a text match count as a text match. */
function both(one: Map<number, Match>, other: Map<number, Match>): Map<number, Match> {
  const matches = new Map<number, Match>();
  for (const [id, a] of one) {
    const b = other.get(id);
    if (!b) continue;
    const place = (match: Match) => Math.max(match.title, match.page);
    const anywhere = (match: Match) => Math.max(match.text, place(match) / 2);
    matches.set(id, {
      title: Math.min(a.title, b.title),
      page: Math.min(place(a), place(b)),
      text: Math.min(anywhere(a), anywhere(b)),
      terms: new Set([...a.terms, ...b.terms]),
    });
  }
  return matches;
}
