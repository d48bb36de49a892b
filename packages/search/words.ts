// cspell:ignore nobody somebody materialtable onrowclick colour behaviour isation ization
import { stemmer } from 'stemmer';

/** A longer word is no name with a typo, and a fuzzy search for it is slow. */
export const longestTypo = 60;

/** Words without meaning for a search. */
const empty = new Set(
  (
    'a an and any are as at be been but by can cannot could did do does doing for from get gets getting got had has have how i if in into is it its ' +
    'just like make making me my need no not of on or our please same should so some still than that the their them then there these they this to ' +
    'too trying up us use used using want was way we what when where which while who why will with without work working works would you your ' +
    'also although because both each either else even ever every here however itself may might must now once rather say says see since such ' +
    'themselves therefore though thus try very whether whose yet const ' +
    'material materialtable mui react library lib issue problem question bug help example'
  ).split(' '),
);

/** In a query of fewer words, each of them counts. */
const fewWords = 7;

/** Words that a sentence has because it is one; the index has them, for short queries. */
const spoken = new Set(
  (
    'people person somebody someone anybody anyone nobody everybody everyone something anything nothing everything ' +
    'want wanted wants wish possible possibly already always never actually really again instead soon whenever ' +
    'tell know happen happens happening going goes go come comes give given put keep stop prevent let lets ' +
    'able way thing things lot lots kind bit moment matter reason fault wrong fine anymore far ' +
    'how much many together well otherwise nor am across itself none them her his he she our ours mine another other others ' +
    'whole certain particular own'
  ).split(' '),
);

/** The terms of a text as in the index: lower case, stemmed, names whole and in parts (`onRowClick`). */
export function termsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(termsOfWord);
}

/** Whether a query may be a whole sentence: it has many words, and is no pasted error with its class or stack. */
export function isSentence(query: string): boolean {
  return query.trim().split(/\s+/).length >= fewWords && withoutNoise(query) === query;
}

/** The significant words of a query, in order; all words if none is. */
export function wordsOfQuery(query: string): string[] {
  const words = contentOf(withoutNoise(query));
  if (!isSentence(query)) return words;
  const counting = words.filter((word) => !spoken.has(word.toLowerCase()));
  return counting.length > 1 ? counting : words;
}

/** The significant words of a text, in order; all words if none is. */
export function contentOf(text: string): string[] {
  const words = withoutContractions(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const counting = words.filter((word) => !empty.has(word.toLowerCase()));
  return counting.length > 0 ? counting : words;
}

/** `I'd`, `that's` and `doesn't` leave the words that count. */
function withoutContractions(text: string): string {
  return text
    .replace(/\b(?:is|are|was|were|do|does|did|has|have|had|ca|wo|could|would|should)n['’]t\b/gi, ' ')
    .replace(/(?<=\p{L})['’](?:s|d|m|ll|re|ve)\b/giu, '');
}

/** Whether the index has this word: it omits words without meaning, and single letters. */
export function isIndexed(word: string): boolean {
  return word.length > 1 && !empty.has(word.toLowerCase());
}

/** Letters and digits only, in lower case: `Row click` and `rowClick` are the same name. */
export function compact(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** The stem by which a word is looked up. */
export function stemOf(word: string): string {
  return stemmer(american(word.toLowerCase()));
}

/** The terms of a single word, letters and digits only. */
export function termsOfWord(word: string): readonly string[] {
  const terms = known.get(word) ?? readTerms(word);
  known.set(word, terms);
  return terms;
}

/** The terms of earlier words: texts repeat them, and stemming takes about thirty expressions. */
const known = new Map<string, readonly string[]>();

function readTerms(word: string): string[] {
  const parts = partsOf(word).map(stemOf);
  const whole = word.toLowerCase();
  return parts.length > 1 ? [whole, ...parts] : [stemOf(word)];
}

/** `exportAllData` is export, All, Data; `CSVExport` is CSV, Export. */
export function partsOf(name: string): string[] {
  return name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}+/gu) ?? [name];
}

/** A word with two neighboring letters exchanged, at each position: `serach` may mean `search`. */
export function swapped(word: string): string[] {
  return [...word.toLowerCase()].flatMap((letter, at, letters) => {
    const next = letters[at + 1];
    if (next === undefined || next === letter) return [];
    return [...letters.slice(0, at), next, letter, ...letters.slice(at + 2)].join('');
  });
}

/** The pages are written in American English. */
function american(word: string): string {
  return word
    .replace(/^colour/, 'color')
    .replace(/^grey/, 'gray')
    .replace(/^centre/, 'center')
    .replace(/(?<=\w{3})isation/, 'ization')
    .replace(/(?<=\w{3})is(e|ed|ing|er)$/, 'iz$1')
    .replace(/^behaviour/, 'behavior')
    .replace(/ell(ed|ing)$/, 'el$1');
}

/** Remove class, files, lines and quotes from a pasted error, and keep its message. */
function withoutNoise(query: string): string {
  return query
    .replace(/\b(?:webpack-internal|webpack|https?|file):\/\/\S+/g, ' ')
    .replace(/(?:\S*\/)\S+\.(?:[cm]?[jt]sx?|html|vue)\b/g, ' ')
    .replace(/\b\S+\.(?:[cm]?[jt]sx?|html|vue):\d+(?::\d+)*/g, ' ')
    .replace(/^\s*at .*$/gm, ' ')
    .replace(
      /\b(?:Uncaught|Unhandled)\b(?: \(in promise\))?|\b(?:Error|Warning|TypeError|RangeError)\b:?/g,
      ' ',
    )
    .replace(/:\d+(?::\d+)?\b/g, ' ');
}
