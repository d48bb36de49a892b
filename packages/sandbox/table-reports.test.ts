import { expect, test } from 'vitest';
import { readFromFrame } from './protocol';
import { reportLimits } from './table-reports';

const read = (tables: unknown) => readFromFrame({ t: 'seen', run: 1, tables });
const nothing = { line: undefined, column: undefined, doubled: [] };

test('what the frame saw is read field by field', () => {
  const table = {
    line: 3,
    column: 5,
    doubled: [{ field: 'id', value: '7', rows: [1, 3] }],
  };
  expect(read([table])).toEqual({ t: 'seen', run: 1, tables: [table] });
});

test('a forged one is cut to names and numbers within their limits', () => {
  const markup = '<img src=x onerror=alert(1)>';
  const forged = {
    line: -1,
    column: Number.NaN,
    message: markup,
    doubled: [
      { field: markup, value: 'a', rows: [1, 2] },
      { field: 'id', value: 'y'.repeat(1000), rows: [1, 2, 3] },
      { field: 'id', value: {}, rows: [1, 2] },
      { field: 'id', value: 'a', rows: 'ab' },
    ],
    answer: {
      how: 'rejected',
      what: 'error',
      message: markup.repeat(100),
      list: markup,
      line: -1,
      html: markup,
    },
  };
  expect(read([forged])).toEqual({
    t: 'seen',
    run: 1,
    tables: [
      {
        ...nothing,
        doubled: [{ field: 'id', value: 'y'.repeat(reportLimits.value), rows: [1, 2] }],
        answer: {
          how: 'rejected',
          what: 'error',
          message: markup.repeat(100).slice(0, reportLimits.message),
          line: undefined,
          column: undefined,
        },
      },
    ],
  });
  for (const answer of [null, 'x', { how: 'rejected', what: markup }, { how: markup, what: 'error' }])
    expect(read([{ answer }])).toMatchObject({ tables: [nothing] });
  for (const odd of [undefined, null, 'x', { length: 1e9 }]) expect(read(odd)).toMatchObject({ tables: [] });
  expect(read(Array.from({ length: 1000 }, () => null))).toMatchObject({
    tables: Array.from({ length: reportLimits.tables }, () => nothing),
  });
});
