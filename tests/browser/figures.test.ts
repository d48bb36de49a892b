import { expect, test } from 'vitest';
import { slowestOf, sumsOf } from './figures';

test('figures of several tests are added, and other notes left out', () => {
  const noted = [
    { type: 'figure', description: '2 axe runs' },
    { type: 'proves', description: '7 rows are shown' },
    { type: 'figure', description: '1 axe runs' },
    { type: 'figure', description: '40 links followed' },
  ];
  expect(sumsOf(noted)).toEqual({ 'axe runs': 3, 'links followed': 40 });
});

test('the slowest files come first, with the seconds of all their tests', () => {
  const durations = [
    { file: 'a.spec.ts', ms: 1500 },
    { file: 'b.spec.ts', ms: 4000 },
    { file: 'a.spec.ts', ms: 3500 },
    { file: 'c.spec.ts', ms: 100 },
  ];
  expect(slowestOf(durations, 2)).toEqual(['a.spec.ts 5 s', 'b.spec.ts 4 s']);
});
