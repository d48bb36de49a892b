import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import { renames } from '../data/renames';
import type { Since, TypeFacts } from '../model/types';

/** What one published version line (its last release) changed compared to the line before it. */
export interface HistoryLine {
  /** `6.1`, or `1` for the original material-table. */
  line: string;
  version: string;
  /** Ranges that the release requires: React, Material UI, its date pickers, date-fns and other packages. */
  needs: Record<string, string>;
  /** Published as an ES module; otherwise CommonJS. */
  isModule: boolean;
  /** Members that the line added, by the release that first had them. */
  added: Record<string, string[]>;
  removed: string[];
  /** Members whose type differs from that in the line before. */
  changed: string[];
}

/** What `npx tsx tools/derive-history.ts` read from the published releases. */
export const historyFile = path.join(__dirname, '../data/history.json');

/** The lines from oldest to newest; the first one "adds" all it has. */
export function readHistory(): HistoryLine[] {
  return existsSync(historyFile) ? readJsonFile(historyFile) : [];
}

/** All members that a line added. */
export function addedIn({ added }: HistoryLine): string[] {
  return Object.values(added).flat();
}

/** The first release that has a member, and the lines without it: 5.0 dropped what 4.3 had added. */
export function sinceOf(history: HistoryLine[], ref: string): Since | undefined {
  const releases = history.map(({ added }) =>
    Object.keys(added).find((version) => added[version]?.includes(ref)),
  );
  const version = releases.find((release) => release !== undefined);
  if (!version) return undefined;
  const gaps: Since['gaps'] = [];
  let goneIn: string | undefined;
  for (const [index, { line, removed }] of history.entries()) {
    const backIn = releases[index];
    if (goneIn && backIn) gaps.push({ goneIn, backIn });
    if (backIn) goneIn = undefined;
    if (removed.includes(ref)) goneIn = line;
  }
  return { version, gaps };
}

/** The name a member had in earlier lines. */
export function renamedFromOf(ref: string): string | undefined {
  return renames
    .find((rename) => rename.to === ref)
    ?.from.split('.')
    .slice(1)
    .join('.');
}

/** Props whose type is a separate group, which lists the changes inside. */
const groupedProps = new Set(['MaterialTableProps.editable', 'MaterialTableProps.cellEditable']);

/** Type text by `Group.member`, for comparing two releases. */
export function typesByRef(facts: TypeFacts): Map<string, string> {
  const types = new Map<string, string>();
  for (const [group, members] of facts.groups) {
    for (const { name, type } of members)
      types.set(`${group}.${name}`, groupedProps.has(`${group}.${name}`) ? group : type);
  }
  for (const value of facts.values) types.set(`Exports.${value}`, 'value');
  return types;
}

/** What changed from one release's types to the next one's. */
export function compareTypes(before: Map<string, string>, after: Map<string, string>) {
  return {
    added: [...after.keys()].filter((ref) => !before.has(ref)),
    removed: [...before.keys()].filter((ref) => !after.has(ref)),
    changed: [...after.keys()].filter((ref) => before.has(ref) && before.get(ref) !== after.get(ref)),
  };
}
