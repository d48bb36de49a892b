import { expect, test } from 'vitest';
import { summaryOf } from './run-parts.mjs';

const output = [
  ' ✓  claims (chromium)  tests/claims/columns.test.tsx (2 tests)',
  '⎯⎯ Failed Tests 1 ⎯⎯',
  '',
  '\u001B[41m\u001B[1m FAIL \u001B[22m\u001B[49m \u001B[30m claims (chromium) \u001B[39m tests/claims/options.test.tsx > a row is marked',
  '\u001B[31mAssertionError: expected 1 to be 2\u001B[39m',
  ' ❯ tests/claims/options.test.tsx:12:3',
  '⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯',
  'Vitest caught 1 unhandled error during the test run.',
  '⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯',
  'Error: the browser is gone',
].join('\n');

test('the summary names the tests of a failed part, without colors, and what they threw', () => {
  const parts = [
    { name: 'checks', isPassed: true, output: 'FAIL  is only a word here', seconds: 60 },
    { name: 'claims about the library', isPassed: false, output, seconds: 480 },
  ];
  expect(summaryOf(parts)).toEqual([
    'passed  checks (60 s)',
    'FAILED  claims about the library (480 s)',
    '        FAIL   claims (chromium)  tests/claims/options.test.tsx > a row is marked',
    '        AssertionError: expected 1 to be 2',
    '        Unhandled Rejection',
    '        Error: the browser is gone',
  ]);
});
