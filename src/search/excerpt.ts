import { termsOf } from './words';

/** About 140 characters around the first word that matched. */
export function excerptOf(text: string, terms: string[]): string {
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
