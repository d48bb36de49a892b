import { expect, test } from 'vitest';
import { isSpoken, spelledLike } from '../../packages/search/internal/vocabulary';
import { stemOf } from '../../packages/search/words';
import { engine, texts } from './built-search';
import { builtPages } from './pages';
import { parsePage } from './parsed';

/** The gallery says that "no demo page has all the words in its headings and sentences"; prove it. */
const demoPages = builtPages.filter((page) => page.startsWith('demos/'));

const met = new Map<string, string[]>();
const meet = (query: string) => {
  const known = met.get(query) ?? engine.meet(query, 'demos/');
  met.set(query, known);
  return known;
};

test.each(demoPages)(
  'the filter of the gallery finds /%s by each word of its headings and sentences',
  (page) => {
    const words = wordsOf(page);
    expect(words.size).toBeGreaterThan(20);
    expect([...words].filter((word) => !meet(word).includes(page))).toEqual([]);
  },
);

test('a word that stands in a text is found as it is, however much it is like one of the vocabulary', () => {
  const words = new Set(
    texts.flat().flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}{5,}(?![\p{L}\p{N}])/gu) ?? []),
  );
  const alike = [...words].filter((word) => !isSpoken(word) && spelledLike(word) !== undefined);
  expect(alike.length).toBeGreaterThan(100);
  const lost = alike.filter(
    (word) => !engine.search(word, 200).some(({ terms }) => terms.includes(stemOf(word))),
  );
  expect(lost).toEqual([]);
});

/** The words of a page's headings and sentences, without table rows, code and links to other pages. */
function wordsOf(page: string): Set<string> {
  const $ = parsePage(page);
  const article = $('article .markdown').first().clone();
  article.find('[data-island], pre, .hash-link, [data-unsearched], #related, #related ~ *').remove();
  const texts = article
    .find('h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption')
    .map((_, element) => $(element).text())
    .get();
  return new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []));
}
