import { adviceOf } from './advice-of';
import { Program } from './program/program';
import { rules } from './rules';
import type { Advice, AdviceFacts } from './types';

export type { Advice, AdviceFacts, Edit } from './types';

/**
 * Read a program and report what will hurt its users, in text order. Half-typed code is read as far as
 * possible. The docs server and the ESLint plugin use the facts of their package, the editor generated ones.
 */
export function advise(source: string, fileName: string, facts: AdviceFacts): Advice[] {
  return adviseOn(new Program(source, fileName), facts);
}

/** The same for a program that is already read. */
export function adviseOn(program: Program, facts: AdviceFacts): Advice[] {
  if (
    program.tables.length === 0 &&
    !program.imports.some(({ source: from }) => /material-table|@material-ui/.test(from))
  )
    return [];
  const found = rules.flatMap((rule) =>
    [...rule.check(program, facts)].map((finding) => adviceOf(rule, finding, program.source, facts)),
  );
  return found.sort((a, b) => a.from - b.from || a.rule.localeCompare(b.rule));
}
