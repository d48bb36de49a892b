/// <reference lib="webworker" />
import facts from '@generated/advice/facts.json';
import { adviseOn, type Advice } from '.';
import type { FromAdvice, ToAdvice } from './client';
import { readingOf, type Reading } from './examine';
import { Program } from './program';
import { adviseOnRun } from './runtime';
import { isNestedTooDeeply } from './syntax-fault';

// In a worker, so that a key press never waits for the rules; with the facts that the build wrote.

/** The program that was read last: while it runs, the page asks about it repeatedly. */
let last: { program: Program; advice: Advice[]; reading: Reading } | undefined;

// An empty file runs without an error, so report that this one has started.
postMessage({ id: 0 } satisfies Omit<FromAdvice, 'answer'>);
addEventListener('message', ({ data: { id, source, run, firstLine } }: MessageEvent<ToAdvice>) => {
  try {
    if (last?.program.source !== source) {
      const program = new Program(source);
      // Half-typed code gets advice on what is already there.
      const advice = adviseOn(program, facts);
      last = { program, advice, reading: readingOf(program, advice) };
    }
    const answer = adviseOnRun(last.program, last.advice, run, firstLine, facts);
    postMessage({ id, answer: { ...answer, reading: last.reading } } satisfies FromAdvice);
  } catch (error) {
    // The parser and the rules are recursive; the worker still works after an overflow.
    if (!isNestedTooDeeply(error)) throw error;
    postMessage({ id, answer: 'too deep' } satisfies FromAdvice);
  }
});
