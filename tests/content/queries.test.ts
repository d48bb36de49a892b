import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plannedPage } from '../questions/pages';
import { queries, setOfQuery } from '../questions/queries';
import { findPage, sectionsOf } from '../questions/sections';
import { sentences } from '../questions/sentences';

describe('the collected search queries', () => {
  test('are enough, each once: 300 in all, 60 of them held', () => {
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(queries.filter((query) => setOfQuery(query) === 'held').length).toBeGreaterThanOrEqual(60);
    const ids = queries.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  test('say of each held query when it was judged by the pages', () => {
    const held = queries.filter((query) => setOfQuery(query) === 'held');
    expect(held.filter(({ judged }) => !/^\d{4}-\d\d-\d\d$/.test(judged ?? ''))).toEqual([]);
  });

  test.each([...queries, ...sentences])(
    '$id "$query" expects pages that exist or are planned',
    async ({ expects }) => {
      expect(expects.length).toBeGreaterThan(0);
      for (const address of expects) {
        const [route = '', anchor] = address.split('#');
        if (!findPage(route)) {
          expect(route, 'a page that does not exist is a planned one').toMatch(plannedPage);
          expect(anchor, 'a planned page has no anchors yet').toBeUndefined();
        } else if (anchor !== undefined) {
          const anchors = (await sectionsOf(route)).map(({ anchor }) => anchor);
          // Each known issue is a file, which the page includes.
          if (route === '/docs/known-issues')
            anchors.push(...fs.readdirSync('docs/_known-issues').map((name) => name.split('.')[0] ?? ''));
          expect(anchors, `the headings of ${route}`).toContain(anchor);
        }
      }
    },
  );
});

test('the whole sentences are 300 with ids in order, each once, and every third one is held back', () => {
  expect(sentences.map(({ id }) => id)).toEqual(
    Array.from({ length: 300 }, (_, index) => `w${String(index + 1).padStart(3, '0')}`),
  );
  expect(new Set([...queries, ...sentences].map(({ query }) => query)).size).toBe(
    queries.length + sentences.length,
  );
  for (const { id, query, expects, held = false } of sentences) {
    expect(held, id).toBe(Number(id.slice(1)) % 3 === 0);
    expect(query.split(' ').length, id).toBeGreaterThanOrEqual(5);
    expect(expects.length, id).toBeLessThanOrEqual(3);
  }
});
