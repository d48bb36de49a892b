import { expect, test } from 'vitest';
import type { AdviceFacts } from '../types';
import { compareLines, upgradeSteps } from '.';
import { guessLine } from './guess';

const facts: AdviceFacts = {
  reasons: new Proxy({}, { get: () => ({ href: '/', why: 'A defect', severity: 'hint' }) }),
  noEffect: {},
  names: { Localization: { 'pagination.labelRowsSelect': { line: '6.0', to: 'pagination.labelRows' } } },
  members: {},
};
const lines = ['1', '2.0', '2.3', '3.0', '3.1', '4.2', '5.1', '6.0', '6.4', '6.10', '7.0', '8.0'];
const guess = (text: string) => guessLine([{ name: 'App.tsx', text }], facts, lines);

test('the version is the last one before the oldest change that the code does not know', () => {
  expect(guess(`import MaterialTable from 'material-table';`)).toBe('1');
  expect(guess(`import { Button } from '@material-ui/core';`)).toBe('5.1');
  expect(guess(`import format from 'date-fns/format';`)).toBe('6.0');
  expect(guess(`import { Button } from '@mui/material';`)).toBeUndefined();
  // Of two changes, the older one counts.
  expect(guess(`import format from 'date-fns/format';\nimport { Button } from '@material-ui/core';`)).toBe(
    '5.1',
  );
});

test('changes older than the version are left out, and lines are compared by their numbers', () => {
  const source = `import MaterialTable from '@material-table/core';\n<MaterialTable columns={[]} data={[]} onDoubleRowClick={run} localization={{ pagination: { labelRowsSelect: 'x' } }} />`;
  const linesOf = (since: string) =>
    upgradeSteps(
      source,
      'a.tsx',
      {
        ...facts,
        names: {
          ...facts.names,
          MaterialTableProps: { onDoubleRowClick: { line: '4.2', to: 'onRowDoubleClick' } },
        },
      },
      since,
    ).map((step) => step.since);
  expect(linesOf('4.1')).toEqual(['6.0', '4.2']);
  expect(linesOf('4.2')).toEqual(['6.0']);
  expect(linesOf('6.0')).toEqual([]);
  expect(compareLines('6.10', '6.4')).toBeGreaterThan(0);
});

test('a typed tag is a table too', () => {
  const source = `import MaterialTable from '@material-table/core';\nconst a = <MaterialTable<Row> columns={[]} data={[]} options={{ sorting: false }} />;`;
  expect(upgradeSteps(source, 'a.tsx', facts, '1').map((step) => step.since)).toEqual(['4.3']);
});
