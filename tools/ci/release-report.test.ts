import { expect, test } from 'vitest';
import { redTests, reportOf, titleOf } from './release-report';

const update = { lead: '@mui/material', version: '9.6.0', packages: { '@mui/material': '9.6.0' } };
const step = { name: 'claims', isPassed: true, output: '', red: [] };

test('a green try says so, and what was installed', () => {
  const report = reportOf(update, '', [step]);
  expect(titleOf(update)).toBe('Release: @mui/material 9.6.0');
  expect(report).toContain('is green');
  expect(report).toContain('- `@mui/material` 9.6.0');
  expect(report).not.toContain('## claims');
});

test('red tests are named; a step without names shows its last lines', () => {
  const report = reportOf(update, 'Added: 1', [
    { ...step, isPassed: false, red: ['sorting keeps its arrow'] },
    { name: 'build', isPassed: false, output: `${'line\n'.repeat(100)}the end`, red: [] },
  ]);
  expect(report).toContain('Red with it: claims, build.');
  expect(report).toContain('- sorting keeps its arrow');
  expect(report.match(/^line$/gm)).toHaveLength(59);
  expect(report).toContain('Added: 1');
});

test('what a package prints can’t leave its fence', () => {
  expect(reportOf(update, '````\n# Owned', [step]).match(/````/g)).toHaveLength(2);
});

test('failed tests are read from Vitest’s report, and files that don’t load', () => {
  const assertionResults = [
    { fullName: 'a holds', status: 'passed' },
    { fullName: 'b holds', status: 'failed' },
  ];
  const json = JSON.stringify({
    testResults: [
      { name: 'x.test.ts', message: '', assertionResults },
      { name: 'y.test.ts', message: 'No such module\nat z', assertionResults: [] },
    ],
  });
  expect(redTests(json)).toEqual(['b holds', 'y.test.ts: No such module']);
});
