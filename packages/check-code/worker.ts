/// <reference lib="webworker" />
import facts from '@generated/advice/facts.json';
import { adviseOn } from '.';
import type { FromAdvice, ToAdvice } from './client';
import { readingOf } from './examine';
import { Program } from './program/program';
import { isNestedTooDeeply } from './syntax-fault';

// In a worker, so that a key press never waits for the rules; with the facts that the build wrote.

// An empty file runs without an error, so report that this one has started.
postMessage({ id: 0 } satisfies Omit<FromAdvice, 'answer'>);
addEventListener('message', ({ data: { id, source } }: MessageEvent<ToAdvice>) => {
  try {
    const program = new Program(source);
    // Half-typed code gets advice on what is already there.
    const advice = adviseOn(program, facts);
    postMessage({ id, answer: { advice, reading: readingOf(program, advice) } } satisfies FromAdvice);
  } catch (error) {
    // The parser and the rules are recursive; the worker still works after an overflow.
    if (!isNestedTooDeeply(error)) throw error;
    postMessage({ id, answer: 'too deep' } satisfies FromAdvice);
  }
});
