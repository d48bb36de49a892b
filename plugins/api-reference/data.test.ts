import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readClaims } from './claims';
import { corrections } from './data/corrections';
import { extras } from './data/extras';
import { renames } from './data/renames';
import { readHistory } from './history';
import { loadModel } from './model';
import { libraryDir } from './model/paths';

const claims = readClaims();

test.each(corrections.map((correction) => [correction.claim, correction] as const))(
  'a claim runs the correction "%s"',
  (sentence, { members }) => {
    const claim = claims.find((candidate) => candidate.sentence === sentence);
    expect(claim, `no claim in tests/claims has the sentence "${sentence}"`).toBeDefined();
    expect(members.some((ref) => claim?.members.includes(ref))).toBe(true);
  },
);

test.each(corrections)('the members of the correction "$truth" exist', ({ members }) => {
  expect(members.filter((ref) => !loadModel().members.has(ref))).toEqual([]);
});

test.each(extras)('the runtime reads $ref', ({ evidence: [file, words] }) => {
  const script = path.join(libraryDir, 'dist', file);
  expect(existsSync(script)).toBe(true);
  expect(readFileSync(script, 'utf8')).toContain(words);
});

test('a rename is from a member that is gone to one that is there', () => {
  const members = loadModel().members;
  for (const { from, to } of renames) expect([members.has(from), members.has(to)]).toEqual([false, true]);
});

test('the history ends with the members of the installed version', () => {
  const history = readHistory();
  const alive = new Set<string>();
  for (const { added, removed } of history) {
    for (const ref of removed) alive.delete(ref);
    for (const ref of added) alive.add(ref);
  }
  const installed = [...loadModel().members.values()];
  expect(history.at(-1)?.version).toBe(loadModel().version);
  expect(
    installed.filter((member) => member.isTyped && !alive.has(member.ref)).map((member) => member.ref),
  ).toEqual([]);
  const documented = new Set(installed.map((member) => member.group));
  const isGone = (ref: string) => documented.has(ref.split('.')[0] ?? '') && !loadModel().members.has(ref);
  // The types still declare MTable, which the package does not export; see the corrections.
  expect([...alive].filter(isGone)).toEqual(['Exports.MTable']);
});
