import { placeOf } from '#kit/place-of.ts';
import { Program } from './program/program';
import { rules } from './rules';
import type { Advice, AdviceFacts, Rule } from './types';

export type { Advice, AdviceFacts, Edit } from './types';

/**
 * Read a program and report what will hurt its users, in text order. Half-typed code is read as far as
 * possible. The docs server and the ESLint plugin use the facts of their package, the editor generated ones.
 */
export function advise(source: string, fileName: string, facts: AdviceFacts): Advice[] {
  return adviseOn(new Program(source, fileName), facts);
}

/** The same for a program that is already read. @throws when the facts lack a reason. */
export function adviseOn(program: Program, facts: AdviceFacts): Advice[] {
  if (
    program.tables.length === 0 &&
    !program.imports.some(({ source: from }) => /material-table|@material-ui/.test(from))
  )
    return [];
  const found = findingsOf(rules, program, facts, ({ id }, key = id) => {
    const reason = facts.reasons[key];
    if (!reason)
      throw new Error(
        `The facts have no reason for "${key}": the advice would have none. Run the build again.`,
      );
    return { rule: id, ...reason };
  });
  return found.sort((a, b) => a.from - b.from || a.rule.localeCompare(b.rule));
}

/** What rules find, each with its place, and with what `about` says of its rule and the name of its reason. */
export function findingsOf<Kind extends Rule, About>(
  rules: readonly Kind[],
  program: Program,
  facts: AdviceFacts,
  about: (rule: Kind, reason?: string) => About,
) {
  return rules.flatMap((rule) =>
    [...rule.check(program, facts)].map(({ at: { from, to }, reason, ...finding }) => ({
      since: rule.since,
      ...finding,
      ...placeOf(program.source, from),
      from,
      to,
      ...about(rule, reason),
    })),
  );
}
