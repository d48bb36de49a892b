import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { readSections as sectionsOf } from './sections';

const readSections = (html: string, route: string) => sectionsOf(load(html), route);

const pageOf = (markup: string) => `<article><div class="markdown"><h1>Columns</h1>${markup}</div></article>`;

test('a page is split at its headings, each with its words, and a member by its mark', () => {
  const html =
    pageOf(`<p>All of them.</p><h2 id="width">Set the width<a class="hash-link">#</a></h2><p>In px.</p>
    <h3 id="field" data-member>field</h3><dl data-facts><dd>string</dd></dl><p>Where the value is.</p>`);
  expect(readSections(html, 'docs/api/props/columns')).toEqual([
    { title: 'Columns', anchor: '', kind: 'member', text: 'All of them.' },
    { title: 'Set the width', anchor: 'width', kind: 'page', text: 'In px.' },
    { title: 'field', anchor: 'field', kind: 'member', text: 'Where the value is.' },
  ]);
});

test('of code only the names are words, and links to other pages and what repeats them are none', () => {
  const html = pageOf(`<p>Draw a cell.</p><pre>const a = renderCell(5)</pre>
    <details data-unsearched><ul><li>Sorting is off.</li></ul></details><h2 id="related">Related</h2><p>Sorting</p>`);
  expect(readSections(html, 'docs/guides/columns')).toEqual([
    { title: 'Columns', anchor: '', kind: 'guide', text: 'Draw a cell. const renderCell' },
  ]);
});

test('of a program that continues another only the names of its change are words', () => {
  const html = pageOf(
    '<section data-continued="true"><pre>const a = earlier <mark>added</mark></pre></section>',
  );
  expect(readSections(html, 'docs/tutorial')).toMatchObject([{ text: 'added' }]);
});

test('names of folded data are no words, those of folded imports and other code are', () => {
  const html = pageOf(
    '<pre><details>import Chip</details> shown <details data-unsearched>Bolt</details></pre>',
  );
  expect(readSections(html, 'demos/x')).toMatchObject([{ text: 'Chip shown' }]);
});

test('a page without a heading stops the build', () => {
  expect(() => readSections('<article><div class="markdown"><p>Words</p></div></article>', 'docs/x')).toThrow(
    'docs/x has no H1',
  );
  expect(readSections('<main></main>', 'docs/x')).toEqual([]);
});
