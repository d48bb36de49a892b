import files from '@generated/advice/files.json';
import { startWorker, type AskedWorker } from '#kit/ask-worker.ts';
import type { Reading } from './examine';
import type { Advice } from './types';

/** A program to read. */
export type Question = Omit<ToAdvice, 'id'>;

/** Advice, and the result of reading the program. */
export interface Answer {
  advice: Advice[];
  reading: Reading;
}

export interface ToAdvice {
  id: number;
  source: string;
}

export interface FromAdvice {
  id: number;
  /** `too deep` if the program is nested too deeply to be read. */
  answer: Answer | 'too deep';
}

let worker: AskedWorker<Question, FromAdvice> | undefined;

/**
 * The advice on a program, read in a worker; the rules load with the first question. One worker serves all
 * editors.
 * @throws when the rules did not load, or fail; the next question starts another worker.
 */
export async function askAdvice(base: string, question: Question): Promise<FromAdvice['answer']> {
  worker ??= startWorker(base + files.worker, {
    name: 'advice',
    startTimeout: 3000,
    onEnd: () => (worker = undefined),
  });
  return (await worker.ask(question)).answer;
}
