import { placeOf } from '../place-of';
import { Program } from './program';
import { rules } from './rules';
import type { Advice, AdviceFacts, Finding, Rule } from './types';

export type { Advice, AdviceFacts, Edit } from './types';

/**
 * Read a program and say what will hurt its users, in the order of the text. Half-typed code is read as far as it goes.
 * `checkCode` of the MCP server and `scripts/check-code.ts` call it with the facts of `plugins/advice`, the editor with generated ones.
 */
export function advise(source: string, fileName: string, facts: AdviceFacts): Advice[] {
  const program = new Program(source, fileName);
  if (
    program.tables.length === 0 &&
    !program.imports.some(({ source: from }) => /material-table|@material-ui/.test(from))
  )
    return [];
  const found = rules.flatMap((rule) =>
    [...rule.check(program, facts)].map((finding) => adviceOf(rule, finding, source, facts)),
  );
  return found.sort((a, b) => a.from - b.from || a.rule.localeCompare(b.rule));
}

function adviceOf(
  { id, reason }: Rule,
  { at, message, fix }: Finding,
  source: string,
  facts: AdviceFacts,
): Advice {
  const place = { ...placeOf(source, at.from), from: at.from, to: at.to };
  const rest = { rule: id, message, ...place, ...(fix ? { fix } : {}) };
  if (!('issue' in reason)) {
    const { href, says, severity, cure } = reason;
    return { ...rest, href, why: says, severity, ...(cure ? { cure } : {}) };
  }
  const issue = facts.issues[reason.issue];
  if (!issue)
    throw new Error(
      `The rule "${id}" names the known issue "${reason.issue}", which the facts don't have: the advice would have no reason. Run the build again.`,
    );
  const { title, ...words } = issue;
  return { ...rest, ...words, why: title, href: `/docs/known-issues#${reason.issue}` };
}
