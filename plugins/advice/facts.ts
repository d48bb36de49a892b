import { readKnownIssues, type KnownIssue } from '../api-reference/known-issues/read';
import { renames } from '#library-facts/data/renames.ts';
import { readHistory } from '#library-facts/history/index.ts';
import { loadModel } from '#library-facts/installed.ts';
import type { AdviceFacts } from '#check-code/types.ts';
import { issueReason, readReasons } from './reasons';

/** What the rules need from the known issues and the API's history, read from the repository. */
export function adviceFacts(): AdviceFacts {
  const empty = readKnownIssues().filter((issue) => withoutEffect(issue).length > 0);
  return {
    reasons: {
      ...readReasons(),
      ...Object.fromEntries(empty.map((issue) => [issue.id, issueReason(issue)])),
    },
    noEffect: Object.fromEntries(
      empty.flatMap((issue) => withoutEffect(issue).map((ref) => [ref, issue.id])),
    ),
    names: nameFacts(),
    members: memberFacts(),
  };
}

/** Members that nothing reads, and those that a known issue declares as without effect. */
function withoutEffect({ affects, corrects = {}, noEffect }: KnownIssue): string[] {
  return affects.filter((ref) => noEffect || corrects[ref] === 'never');
}

/** The members of the table's objects. */
function memberFacts(): AdviceFacts['members'] {
  const facts: AdviceFacts['members'] = {};
  for (const { group, name } of loadModel().members.values()) (facts[group] ??= []).push(name);
  return facts;
}

/** Names that a line removed and that 8.0.3 lacks, with their replacements. */
function nameFacts(): AdviceFacts['names'] {
  const members = new Set<string>(loadModel().members.keys());
  const facts: AdviceFacts['names'] = {};
  for (const { line, removed } of readHistory()) {
    for (const ref of removed) {
      if (members.has(ref)) continue;
      const [group = '', ...path] = ref.split('.');
      const to = renames
        .find(({ from }) => from === ref)
        ?.to.split('.')
        .slice(1)
        .join('.');
      (facts[group] ??= {})[path.join('.')] = { line, ...(to ? { to } : {}) };
    }
  }
  return facts;
}
