import path from 'node:path';
import type { Model } from './model/types';

/** The committed names of all members, so that a library upgrade is a readable diff. */
export const snapshotFile = path.join(__dirname, 'data/members.txt');

/** All members as lines of text, so that the diff of an upgrade shows what was added and removed. */
export function formatSnapshot({ version, members }: Model): string {
  const lines = [...members.values()].map(({ ref, isTyped, deprecated }) => {
    const marks = [isTyped ? '' : 'untyped', deprecated === undefined ? '' : 'deprecated'].filter(Boolean);
    return marks.length > 0 ? `${ref} (${marks.join(', ')})` : ref;
  });
  return [`@material-table/core ${version}`, ...lines, ''].join('\n');
}
