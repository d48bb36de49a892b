import { expect, test } from 'vitest';
import { resultsText } from './results-text';
import { spreadOf, summarize } from './statistics';
import type { Sample } from './types';

const sample = (ms: number): Sample => ({
  times: { 'First render': ms, Sort: ms * 2, Search: ms * 3, 'Select a row': ms / 2 },
  nodes: 400,
});
const result = summarize({ rows: 50, feature: 'plain' }, [sample(30), sample(10), sample(20)]);

test('a slow run moves the spread, not the median', () => {
  expect(spreadOf([3, 1, 100, 2, 4])).toEqual({ median: 3, least: 1, most: 100 });
  expect(spreadOf([4, 2])).toEqual({ median: 3, least: 2, most: 4 });
});

test('each measure has a median of its own', () => {
  expect(result.times['First render']).toEqual({ median: 20, least: 10, most: 30 });
  expect(result.times.Search.median).toBe(60);
  expect(() => summarize({ rows: 50, feature: 'plain' }, [])).toThrow('nothing to sum up');
});

test('the text to copy has the units, a line per scenario, and the browser', () => {
  const text = resultsText([result], ['The tab was hidden.'], 'Browser 1');
  expect(text).toContain('Browser 1');
  expect(text).toContain('The tab was hidden.');
  expect(text).toContain('First render (ms)\tSort (ms)');
  expect(text).toContain('50\tAll rows on one page\t20.0 (10.0–30.0)\t40.0 (20.0–60.0)');
  expect(text.trimEnd().split('\t').at(-1)).toBe('400');
});
