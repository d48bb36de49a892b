import type { BadAnswer, Doubled, MadeAnew, SeenTable } from '#check-code/seen/types';
import { count, fieldsOf, itemsOf, oneOf } from './read-values';

export type { AnswerFault, BadAnswer, Doubled, SeenTable } from '#check-code/seen/types';

/** Most tables that are told, and props of one. */
export const seenLimits = { tables: 20, props: 40, value: 40, perSecond: 1000, message: 300 } as const;

const fields: readonly Doubled['field'][] = ['id', 'uuid', 'idSynonym'];
const ways: readonly BadAnswer['how'][] = ['threw', 'rejected', 'resolved'];
const kinds: readonly BadAnswer['what'][] = [
  ...(['error', 'text', 'undefined', 'null', 'other'] as const),
  ...(['nothing', 'array', 'response', 'rows', 'totalCount', 'page'] as const),
];

/** Read what the frame says it saw: names, numbers and the message of an error within their limits, and nothing else. */
export function readSeen(value: unknown): SeenTable[] {
  return itemsOf(value, seenLimits.tables).map((item) => {
    const { line, column, perSecond, made, doubled, answer } = fieldsOf(item);
    const bad = readAnswer(answer);
    return {
      line: count(line, 100_000),
      column: count(column, 100_000),
      perSecond: count(perSecond, seenLimits.perSecond) ?? 0,
      made: itemsOf(made, seenLimits.props).flatMap(readMade),
      doubled: itemsOf(doubled, fields.length).flatMap(readDoubled),
      ...(bad ? { answer: bad } : {}),
    };
  });
}

function readMade(item: unknown): MadeAnew[] {
  const { prop, path } = fieldsOf(item);
  if (!isName(prop, /^[a-z]\w{0,39}$/i)) return [];
  return [{ prop, ...(isName(path, /^[\w$.-]{0,80}$/) ? { path } : {}) }];
}

function readDoubled(item: unknown): Doubled[] {
  const { field, value, rows } = fieldsOf(item);
  const known = oneOf(fields, field);
  const [first, second] = itemsOf(rows, 2).map((row) => count(row, 1_000_000));
  if (!known || typeof value !== 'string' || first === undefined || second === undefined) return [];
  return [{ field: known, value: value.slice(0, seenLimits.value), rows: [first, second] }];
}

function readAnswer(value: unknown): BadAnswer | undefined {
  const { how, what, message, list, line, column } = fieldsOf(value);
  const knownWay = oneOf(ways, how);
  const knownKind = oneOf(kinds, what);
  if (!knownWay || !knownKind) return undefined;
  return {
    how: knownWay,
    what: knownKind,
    ...(typeof message === 'string' ? { message: message.slice(0, seenLimits.message) } : {}),
    ...(isName(list, /^[\w$.-]{1,40}$/) ? { list } : {}),
    line: count(line, 100_000),
    column: count(column, 100_000),
  };
}

const isName = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);
