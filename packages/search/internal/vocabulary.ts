import leven from 'leven';
import { remember } from './remember';
import spokenWays from '../spoken.json';
import synonyms from '../synonyms.json';
import data from '../vocabulary.json';
import { compact, contentOf, partsOf, stemOf } from '../words';

/** `vocabulary.json` maps a heading or name to its synonyms: `{ "fixedColumns": "freeze column" }`. */
type Vocabulary = Record<string, string>;

/** A heading or a name of the pages. */
interface Meaning {
  /** Letters and digits only, in lower case. */
  name: string;
  words: string[];
}

/** One synonym of a name. */
interface Way {
  name: string;
  total: () => number;
}

/** One term of a query: its words, their names in the pages, and other words for a single one. */
export interface QueryTerm {
  words: string[];
  means: Meaning[];
  alike: readonly string[];
}

const alike = readSynonyms(synonyms);
const phrases = readVocabulary([data]);
const phrasesInSentence = readVocabulary([data, spokenWays]);
const ways = readWays([data], stemOf);
/** The ways to say it in a sentence: `spoken.json` has the words of a task or a problem. */
const waysInSentence = readWays([data, spokenWays], conceptOf);
const longest = 5;
/** The number of names. */
const count = Object.keys(data).length;

const spoken = new Set(Object.values(data).flatMap((says) => contentOf(says.toLowerCase())));

/** Split a query into its terms: known phrases first, then single words. Also joins `sticky header`. */
export function queryTermsOf(words: string[], isSentence = false): QueryTerm[] {
  const known = isSentence ? phrasesInSentence : phrases;
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length;) {
    let said = words.slice(at, at + longest);
    while (said.length > 1 && !meaningsOf(said, known)) said = said.slice(0, -1);
    terms.push({ words: said, means: meaningsOf(said, known) ?? [], alike: [] });
    at += said.length;
  }
  return terms;
}

/** The terms with the words that the pages may have for a single one. */
export function withAlike(terms: QueryTerm[]): QueryTerm[] {
  return terms.map((term) => {
    const [word = '', ...others] = term.words;
    return others.length > 0 ? term : { ...term, alike: alike.get(stemOf(word)) ?? [] };
  });
}

/** A word of the vocabulary that differs by a typo only. */
export const spelledLike = remember(findLike);

function findLike(word: string): string | undefined {
  const typed = word.toLowerCase();
  const most = typed.length > 7 ? 2 : 1;
  let best: { known: string; distance: number } | undefined;
  for (const known of spoken) {
    if (Math.abs(known.length - typed.length) > most) continue;
    // Of two at the same distance, the one with the same first letter, which is seldom mistyped.
    const distance = leven(typed, known, { maxDistance: most + 1 }) + (known[0] === typed[0] ? 0 : 0.5);
    if (distance < most + 1 && distance < (best?.distance ?? Infinity)) best = { known, distance };
  }
  return best?.known;
}

/**
 * How close a query is to the synonyms of each heading or name, in any word order and with other words in
 * between: 1 for exactly the words of a synonym, less for each missing or extra word, by how rare it is.
 * @param share how much an extra word counts, against a missing one
 */
export function nearness(words: readonly string[], share: number, isSentence: boolean): Map<string, number> {
  const [known, read] = isSentence ? [waysInSentence, conceptOf] : [ways, stemOf];
  const asked = [...new Set(words.map(read))];
  const total = asked.reduce((sum, stem) => sum + rarity(known, stem), 0);
  const shared = new Map<Way, number>();
  for (const stem of asked)
    for (const way of known.get(stem) ?? []) shared.set(way, (shared.get(way) ?? 0) + rarity(known, stem));
  const near = new Map<string, number>();
  for (const [way, sum] of shared) {
    const common = sum / (share * total + (1 - share) * way.total());
    near.set(way.name, Math.max(near.get(way.name) ?? 0, common));
  }
  return near;
}

/** Whether a synonym contains this word. */
export function isSpoken(word: string): boolean {
  return spoken.has(word.toLowerCase()) || phrases.has(stemOf(word));
}

/** `synonyms.json` maps a word of the pages to the words that people may have for it. */
function readSynonyms(given: Record<string, string>): Map<string, string[]> {
  const known = new Map<string, string[]>();
  for (const [written, says] of Object.entries(given))
    for (const say of says.split(', ')) {
      const stem = stemOf(say);
      known.set(stem, [...(known.get(stem) ?? []), written]);
    }
  return known;
}

/** The stem of a word, or of the first word that the pages have for it. */
function conceptOf(word: string): string {
  const stem = stemOf(word);
  const other = alike.get(stem)?.[0];
  return other === undefined ? stem : stemOf(other);
}

function meaningsOf(said: string[], known: ReadonlyMap<string, Meaning[]>): Meaning[] | undefined {
  return known.get(keyOf(said)) ?? known.get(stemOf(said.join('')));
}

/** The order of the words doesn't matter: `clickable row`, `rows clickable`. */
function keyOf(words: string[]): string {
  return words.map(stemOf).sort().join(' ');
}

function readVocabulary(vocabularies: Vocabulary[]): Map<string, Meaning[]> {
  const known = new Map<string, Meaning[]>();
  for (const [means, says] of vocabularies.flatMap((vocabulary) => Object.entries(vocabulary))) {
    const meaning = { name: compact(means), words: contentOf(means) };
    for (const say of says.split(',')) {
      const words = contentOf(say);
      for (const key of new Set([keyOf(words), stemOf(words.join(''))])) {
        const meanings = known.get(key) ?? [];
        if (!meanings.includes(meaning)) meanings.push(meaning);
        known.set(key, meanings);
      }
    }
  }
  return known;
}

function rarity(known: ReadonlyMap<string, Way[]>, stem: string): number {
  return Math.log((4 * count) / (known.get(stem)?.length ?? 1));
}

function readWays(vocabularies: Vocabulary[], read: (word: string) => string): Map<string, Way[]> {
  const known = new Map<string, Way[]>();
  for (const [means, says] of vocabularies.flatMap((vocabulary) => Object.entries(vocabulary)))
    for (const say of says.split(',')) {
      const stems = [...new Set(contentOf(say).flatMap(partsOf).map(read))];
      let total = 0;
      const way = {
        name: compact(means),
        total: () => (total ||= stems.reduce((sum, stem) => sum + rarity(known, stem), 0)),
      };
      for (const stem of stems) known.set(stem, [...(known.get(stem) ?? []), way]);
    }
  return known;
}
