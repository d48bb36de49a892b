import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { structuredData } from './structured-data';

const facts = {
  url: 'https://example.org/base/docs/errors',
  home: 'https://example.org/base/',
  siteTitle: 'The table',
  title: 'Error messages',
  route: 'docs/errors',
};

const read = (html: string, route = facts.route): Record<string, unknown> => {
  const script = load(structuredData(load(html), { ...facts, route }))('script');
  expect(script.attr('type')).toBe('application/ld+json');
  return JSON.parse(script.text()) as Record<string, unknown>;
};

const page = `<head><meta name="description" content="What went wrong &lt;/script>"></head>
  <article><div class="markdown"><h1>Error messages</h1><p>Before</p>
  <h3 id="a">x is not a function<a class="hash-link">\u200b</a></h3><p>Call <code>y</code>.</p><ul><li>Or z</li></ul>
  <h3 id="c">x is undefined</h3><p>Pass it.</p>
  <h2 id="b">More</h2><p>Not part of it</p></div></article>`;

test('errors are questions, and what stands below each is the answer', () => {
  expect(read(page)).toMatchObject({
    '@type': 'FAQPage',
    headline: 'Error messages',
    description: 'What went wrong </script>',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'x is not a function',
        acceptedAnswer: { '@type': 'Answer', text: 'Call y. Or z' },
      },
      { name: 'x is undefined', acceptedAnswer: { text: 'Pass it.' } },
    ],
  });
});

test('other pages are articles, with the date that the page shows', () => {
  const dated = page.replace(
    '<h1>',
    '<time itemprop="dateModified" datetime="2026-01-02T00:00:00.000Z"></time><h1>',
  );
  expect(read(page, 'docs/upgrade')).not.toHaveProperty('dateModified');
  expect(read(dated, 'docs/upgrade')).toMatchObject({
    '@type': 'TechArticle',
    dateModified: '2026-01-02T00:00:00.000Z',
    isPartOf: { '@type': 'WebSite', name: 'The table' },
  });
});

test('the home page is the site, and a tool is nothing', () => {
  expect(read(page, '')).toMatchObject({ '@type': 'WebSite', url: facts.home });
  expect(structuredData(load('<main>Editor</main>'), { ...facts, route: 'playground' })).toBe('');
});
