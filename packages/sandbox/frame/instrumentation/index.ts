import MaterialTable from '@material-table/core';
import type { SourcePosition } from '../../protocol';
import { type BadAnswer, reportLimits } from '../../table-reports';
import { StoppedError } from '../walls/guard';
import { send } from '../send';
import { type Answer, onAnswer } from './answers';
import { type Fiber, onCommit } from './commits';
import { TableRecord } from './table-record';

/** What the frame knows about the observed program. */
interface Watched {
  /** Where the element with these props was created, if by the program itself. */
  placeOf: (props: object) => SourcePosition | undefined;
  /** An error as the preview words it, with its place. */
  describe: (error: unknown) => { message: string } & SourcePosition;
}

/** How many components around the tables are checked after a change. */
const mostFibers = 5000;
/** New findings are reported immediately, and then once per interval, ms. */
const pause = 1000;

let watched: Watched = { placeOf: () => undefined, describe: () => ({ message: '' }) };
let container: unknown;
let records = new Map<Fiber, TableRecord>();
let reported = '[]';
let reportedAt = 0;
let isWaiting = false;

/** Observe the tables of the next program. */
export function watchProgram(program: Watched): void {
  watched = program;
  container = undefined;
  records = new Map();
  reported = '[]';
}

/** The program is rendered in here. */
export function watchRoot(element: Element): void {
  container = element;
}

onCommit(({ current, containerInfo }) => {
  if (containerInfo !== container) return;
  let hasChanged = false;
  for (const fiber of tablesBelow(current)) {
    const props = fiber.memoizedProps as Record<string, unknown>;
    const record = records.get(fiber) ?? (fiber.alternate ? records.get(fiber.alternate) : undefined);
    if (record?.props === props) continue;
    hasChanged = true;
    if (record) record.update(props);
    else if (records.size < reportLimits.tables) records.set(fiber, new TableRecord(props));
  }
  if (hasChanged) reportSoon();
});

onAnswer((load, answer) => {
  // A stopped program was reported when it happened.
  if (answer?.error instanceof StoppedError) return;
  const record = [...records.values()].find((one) => one.loadsWith(load));
  if (!record) return;
  record.answered(answer && withMessage(answer));
  // An error thrown synchronously removes the table, with everything known about it.
  if (answer?.how === 'threw') report();
  else reportSoon();
});

/** The report of a result: for an error its message and place. */
function withMessage({ error, ...answer }: Answer): BadAnswer {
  if (answer.how === 'resolved') return answer;
  const { message, line, column } = watched.describe(error);
  const shown = answer.what === 'text' ? String(error) : answer.what === 'error' ? message : undefined;
  return {
    ...answer,
    ...(line === undefined ? {} : { line, column }),
    ...(shown === undefined ? {} : { message: shown.slice(0, reportLimits.message) }),
  };
}

/** The program's tables, without their content. */
function tablesBelow(root: Fiber): Fiber[] {
  const tables: Fiber[] = [];
  const waiting = [root];
  for (let left = mostFibers; left > 0; left -= 1) {
    const fiber = waiting.pop();
    if (!fiber) break;
    if (fiber.sibling) waiting.push(fiber.sibling);
    if (fiber.elementType === MaterialTable) tables.push(fiber);
    else if (fiber.child) waiting.push(fiber.child);
  }
  return tables;
}

function reportSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  bridge.setTimeout(report, Math.max(0, reportedAt + pause - bridge.now()));
}

function report(): void {
  isWaiting = false;
  const tables = [...records.values()].flatMap((record) => {
    const summary = record.summary();
    return summary ? [{ ...watched.placeOf(record.props), ...summary }] : [];
  });
  const text = JSON.stringify(tables);
  if (text === reported) return;
  reported = text;
  reportedAt = bridge.now();
  send({ t: 'seen', tables });
}
