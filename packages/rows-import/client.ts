import files from '@generated/rows-import/files.json';
import { startWorker, type AskedWorker } from '#kit/ask-worker.ts';
import type { Header, Imported } from './types';

export type { Header, Imported };

interface Question {
  bytes: Uint8Array;
  name: string;
  header?: number;
}

export interface ToRows extends Question {
  id: number;
}

/** The result for a file, or why no table can be created from it. */
export interface FromRows {
  id: number;
  imported?: Imported;
  reason?: string;
}

let worker: AskedWorker<Question, FromRows> | undefined;

/**
 * Read a visitor's file in a worker; nothing of it leaves the browser.
 * @throws when the worker did not load, or fails; the next call starts another one.
 */
export function askRows(base: string, question: Question): Promise<FromRows> {
  worker ??= startWorker(base + files.worker, {
    name: 'rows',
    startTimeout: 3000,
    onEnd: () => (worker = undefined),
  });
  return worker.ask(question);
}
