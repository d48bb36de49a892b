import { expect, test } from 'vitest';
import { checkCode } from '../../../plugins/advice/check-code';
import { mistake } from './mistake-code';

test('the home page shows what the editor says of its mistake, where, and what its fix does', () => {
  const { before, marked, between, after, message, fix, inserted } = mistake;
  const start =
    "import MaterialTable from '@material-table/core';\nexport default ({ columns, people, save }) => (";
  const found = checkCode(`${start}${before}${marked}${between}${after});`, 'People.jsx');
  const from = start.length + before.length;
  const fixed = from + marked.length + between.length;
  expect(found).toMatchObject({
    kind: 'checked',
    advice: [
      {
        message,
        from,
        to: from + marked.length,
        fix: { label: fix, edits: [{ from: fixed, to: fixed, insert: inserted }] },
        why: 'A save function that returns no promise crashes the page',
      },
    ],
  });
  expect(checkCode(`${start}${before}${marked}${between}${inserted}${after});`, 'People.jsx')).toMatchObject({
    kind: 'checked',
    advice: [],
  });
});
