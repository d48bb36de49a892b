import { expect, test } from 'vitest';
import { reportOf, titleOf } from './release-report';

const update = { lead: '@mui/material', version: '9.6.0', packages: { '@mui/material': '9.6.0' } };
const step = { name: 'claims', isPassed: true, output: '' };

test('a green try says so, and what was installed', () => {
  const report = reportOf(update, '', [step]);
  expect(titleOf(update)).toBe('Release: @mui/material 9.6.0');
  expect(report).toContain('is green');
  expect(report).toContain('- `@mui/material` 9.6.0');
  expect(report).not.toContain('## claims');
});

test('red tests are named; a step without names shows its last lines', () => {
  const report = reportOf(update, 'Added: 1', [
    { ...step, isPassed: false, output: ' FAIL  claims > sorting keeps its arrow\nat x' },
    { name: 'build', isPassed: false, output: `${'line\n'.repeat(100)}the end` },
  ]);
  expect(report).toContain('Red with it: claims, build.');
  expect(report).toContain('FAIL  claims > sorting keeps its arrow\n````');
  expect(report.match(/^line$/gm)).toHaveLength(59);
  expect(report).toContain('Added: 1');
});

test('what a package prints can’t leave its fence', () => {
  expect(reportOf(update, '````\n# Owned', [step]).match(/````/g)).toHaveLength(2);
});
