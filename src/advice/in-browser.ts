import facts from '@generated/advice/facts.json';
import { adviseOn, type Advice } from '.';
import { Program } from './program';
import { adviseOnRun, type AdviceWithRun, type Run } from './seen';

/** A program that was read. */
export interface ReadProgram {
  source: string;
  /** What its text says. */
  advice: Advice[];
  /** With what was seen while it ran; `firstLine` is the line of the whole program on which this file begins. */
  withRun: (run: Run, firstLine: number) => AdviceWithRun;
}

/** Read a program with the facts that the build wrote. A chunk of its own, loaded when a visitor edits. */
export function readProgram(source: string): ReadProgram {
  const program = new Program(source);
  const advice = adviseOn(program, facts);
  return {
    source,
    advice,
    withRun: (run, firstLine) => adviseOnRun(program, advice, run, firstLine, facts),
  };
}
