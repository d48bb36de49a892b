import MaterialTable from '@material-table/core';
import type { SourcePosition } from '../../protocol';
import { seenLimits } from '../../seen';
import { send } from '../send';
import { type Fiber, onCommit } from './commits';
import { TableRecord } from './table-record';

/** Where the element with these props was made, if the program itself made it. */
type PlaceOf = (props: object) => SourcePosition | undefined;

/** How many components around the tables are looked at after a change. */
const mostFibers = 5000;
/** Something new is told at once, and then once in so many ms. */
const pause = 1000;

let placeOf: PlaceOf = () => undefined;
let container: unknown;
let records = new Map<Fiber, TableRecord>();
let told = '';
let toldAt = 0;
let isWaiting = false;

/** Watch the tables of the program that comes next. */
export function watchProgram(findPlace: PlaceOf): void {
  placeOf = findPlace;
  container = undefined;
  records = new Map();
  told = '';
}

/** The program is rendered in here. */
export function watchRoot(element: Element): void {
  container = element;
}

onCommit(({ current, containerInfo }) => {
  if (containerInfo !== container) return;
  const now = bridge.now();
  let hasChanged = false;
  for (const fiber of tablesBelow(current)) {
    const props = fiber.memoizedProps as Record<string, unknown>;
    const record = records.get(fiber) ?? (fiber.alternate ? records.get(fiber.alternate) : undefined);
    if (record?.props === props) continue;
    hasChanged = true;
    if (record) record.add(props, now);
    else if (records.size < seenLimits.tables) records.set(fiber, new TableRecord(props));
  }
  if (hasChanged) tellSoon();
});

/** The program's tables; what is inside of one is not looked at. */
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

function tellSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  bridge.setTimeout(tell, Math.max(0, toldAt + pause - bridge.now()));
}

function tell(): void {
  isWaiting = false;
  const tables = [...records.values()].flatMap((record) => {
    const summary = record.summary();
    return summary ? [{ ...placeOf(record.props), ...summary }] : [];
  });
  const text = JSON.stringify(tables);
  if (tables.length === 0 || text === told) return;
  told = text;
  toldAt = bridge.now();
  send({ t: 'seen', tables });
}
