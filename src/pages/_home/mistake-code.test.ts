import { expect, test } from 'vitest';
import { checkCode } from '../../../plugins/advice/check-code';
import { mistake } from './mistake-code';

test('the home page shows what the editor says of its mistake, and where', () => {
  const { before, marked, after, message, fix } = mistake;
  const start =
    "import MaterialTable from '@material-table/core';\nexport default ({ columns, people, save }) => (";
  const found = checkCode(`${start}${before}${marked}${after});`, 'People.jsx');
  const from = start.length + before.length;
  expect(found).toMatchObject({
    kind: 'checked',
    advice: [
      {
        message,
        from,
        to: from + marked.length,
        fix: { label: fix },
        why: 'A save function that returns no promise crashes the page',
      },
    ],
  });
});
