import { adviceOf } from '../advice-of';
import type { Program } from '../program';
import type { Table } from '../table';
import type { Advice, AdviceFacts } from '../types';
import { placeOf } from '#kit/place-of';
import { runtimeRules } from './rules';
import type { RunError, RuntimeFinding, RuntimeRule, TableReport } from './types';

/** What the page knows about a run, with lines of the whole program. */
export interface Run {
  tables: readonly TableReport[];
  error?: RunError;
}

/** Advice from a program's text, and what was observed while it ran. */
export interface AdviceWithRun {
  /** From the text; `seen` tells that the run has confirmed it. */
  advice: Advice[];
  /** From the run alone. */
  ran: Advice[];
}

/**
 * Read what was observed while a program ran.
 * @param firstLine the line of the whole program that is the first one of this file.
 */
export function adviseOnRun(
  program: Program,
  fromText: readonly Advice[],
  { tables, error }: Run,
  firstLine: number,
  facts: AdviceFacts,
): AdviceWithRun {
  const lines = program.source.split('\n').length;
  const lineIn = (line: number) =>
    line >= firstLine && line < firstLine + lines ? line - firstLine + 1 : undefined;
  const inFile = <T extends { line?: number }>(one: T): T[] => {
    if (one.line === undefined) return firstLine === 1 ? [one] : [];
    const line = lineIn(one.line);
    return line === undefined ? [] : [{ ...one, line }];
  };
  const found = tables.flatMap(inFile).flatMap((seen) => {
    const table = tableAt(program, seen.line);
    const { answer } = seen;
    if (!table) return [];
    // An error thrown in another file is reported at this one's function.
    const here = answer && { ...answer, line: answer.line === undefined ? undefined : lineIn(answer.line) };
    return [{ table, seen: here ? { ...seen, answer: here } : seen }];
  });
  const run = { tables: found, error: error && inFile(error)[0] };
  const advice = [...fromText];
  const ran = new Map<string, Advice>();
  for (const rule of runtimeRules) {
    for (const finding of rule.check(run, program)) {
      const { at } = finding;
      // Static advice of the same rule on the same text absorbs the finding.
      const known = advice.findIndex((one) => one.rule === rule.sameAs && touches(one, at));
      const same = advice[known];
      if (same) advice[known] = { ...same, seen: finding.message };
      else ran.set(`${rule.id} ${at.from}`, adviceFrom(rule, finding, program, facts));
    }
  }
  return { advice, ran: [...ran.values()] };
}

function adviceFrom(
  rule: RuntimeRule,
  finding: RuntimeFinding,
  program: Program,
  facts: AdviceFacts,
): Advice {
  const advice = adviceOf(rule, finding, program.source, facts);
  const { because } = finding;
  return because ? { ...advice, href: because.href, why: because.says } : advice;
}

/** The table whose tag begins on a line, or the only one: a component around it may be from another file. */
function tableAt(program: Program, line: number | undefined): Table | undefined {
  const [only, ...others] = program.tables;
  const at = program.tables.find(({ tag }) => placeOf(program.source, tag.from).line === line);
  return at ?? (others.length === 0 ? only : undefined);
}

const touches = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from < other.to && other.from < one.to;
