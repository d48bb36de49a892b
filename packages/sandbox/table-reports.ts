import type { BadAnswer, Doubled, TableReport } from '#check-code/runtime/types';
import { count, fieldsOf, itemsOf, oneOf } from '#kit/read-values';

export type { AnswerFault, BadAnswer, Doubled, TableReport } from '#check-code/runtime/types';

/** Limits of tables, and of the letters of a value or a message. */
export const reportLimits = { tables: 20, value: 40, message: 300 } as const;

const fields: readonly Doubled['field'][] = ['id', 'uuid', 'idSynonym'];
const ways: readonly BadAnswer['how'][] = ['threw', 'rejected', 'resolved'];
const kinds: readonly BadAnswer['what'][] = [
  ...(['error', 'text', 'undefined', 'null', 'other'] as const),
  ...(['nothing', 'array', 'response', 'rows', 'totalCount', 'page'] as const),
];

/** Read the frame's observations: names, numbers and the message of an error within their limits. */
export function readTableReports(value: unknown): TableReport[] {
  return itemsOf(value, reportLimits.tables).map((item) => {
    const own = fieldsOf(item);
    const bad = readAnswer(own('answer'));
    return {
      line: count(own('line'), 100_000),
      column: count(own('column'), 100_000),
      doubled: itemsOf(own('doubled'), fields.length).flatMap(readDoubled),
      ...(bad ? { answer: bad } : {}),
    };
  });
}

function readDoubled(item: unknown): Doubled[] {
  const own = fieldsOf(item);
  const known = oneOf(fields, own('field'));
  const value = own('value');
  const [first, second] = itemsOf(own('rows'), 2).map((row) => count(row, 1_000_000));
  if (!known || typeof value !== 'string' || first === undefined || second === undefined) return [];
  return [{ field: known, value: value.slice(0, reportLimits.value), rows: [first, second] }];
}

function readAnswer(value: unknown): BadAnswer | undefined {
  const own = fieldsOf(value);
  const how = oneOf(ways, own('how'));
  const what = oneOf(kinds, own('what'));
  if (!how || !what) return undefined;
  const message = own('message');
  const list = own('list');
  return {
    how,
    what,
    ...(typeof message === 'string' ? { message: message.slice(0, reportLimits.message) } : {}),
    ...(typeof list === 'string' && /^[\w$.-]{1,40}$/.test(list) ? { list } : {}),
    line: count(own('line'), 100_000),
    column: count(own('column'), 100_000),
  };
}
