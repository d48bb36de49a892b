import { chunkFaults } from './clicks';
import type { Fault } from './fault';
import { fileFaults } from './files';
import { pageFaults } from './pages';
import { ways } from './ways';

/** The catalogue of everything that can fail, with what a visitor sees. */
export const faults: Fault[] = [...pageFaults, ...chunkFaults, ...fileFaults];

const groups = [...new Set(faults.map(({ group }) => group))];

/** The ways for one row, in turn on one page. The rows of a group differ, to cover all of them together. */
export function waysOf(fault: Fault, isAll = false): string[] {
  const rows = faults.filter(({ group }) => group === fault.group);
  const perRow = Math.max(2, Math.ceil(ways.length / rows.length));
  const first = groups.indexOf(fault.group) * 3 + rows.indexOf(fault) * perRow;
  const own = isAll
    ? ways
    : Array.from({ length: perRow }, (_, index) => ways[(first + index) % ways.length] ?? '');
  return own.filter((way) => !fault.not?.[way]);
}
