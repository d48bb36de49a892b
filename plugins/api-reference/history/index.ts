import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renames } from '../data/renames';
import type { TypeFacts } from '../model/types';

/** What one published version line (its last release) changed against the line before it. */
export interface HistoryLine {
  /** `6.1`, or `1` for the original material-table. */
  line: string;
  version: string;
  /** Ranges the release asks for, of React, Material UI and date-fns. */
  needs: Record<string, string>;
  added: string[];
  removed: string[];
  /** Members whose type is written differently than in the line before. */
  changed: string[];
}

export const historyFile = path.join(__dirname, '../data/history.json');

/** The lines from oldest to newest; the first one "adds" all it has. */
export function readHistory(): HistoryLine[] {
  return existsSync(historyFile) ? (JSON.parse(readFileSync(historyFile, 'utf8')) as HistoryLine[]) : [];
}

/** The first line that has a member, and the later ones that lack it: 5.0 left out what 4.3 had gained meanwhile. */
export function sinceOf(
  history: HistoryLine[],
  ref: string,
): { line: string; missingIn: string[] } | undefined {
  const first = history.findIndex((line) => line.added.includes(ref));
  const start = history[first];
  if (!start) return undefined;
  const missingIn: string[] = [];
  let isThere = true;
  for (const line of history.slice(first)) {
    if (line.added.includes(ref)) isThere = true;
    if (line.removed.includes(ref)) isThere = false;
    if (!isThere) missingIn.push(line.line);
  }
  return { line: start.line, missingIn };
}

/** The name a member had in earlier lines. */
export function renamedFromOf(ref: string): string | undefined {
  return renames
    .find((rename) => rename.to === ref)
    ?.from.split('.')
    .slice(1)
    .join('.');
}

/** Props whose type is a group of its own; a change inside is told there. */
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
