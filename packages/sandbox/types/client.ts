import files from '@generated/editor-types/files.json';
import { startWorker, type AskedWorker } from '#kit/ask-worker.ts';
import { isSlowConnection } from '#kit/slow-connection.ts';
import type { Answers, Asked, FromWorker, Question } from './protocol';

/** `off`: no editor yet; `asks`: data saver is on, so the visitor is asked first. */
export type TypesState = 'off' | 'asks' | 'loading' | 'ready' | 'failed';

/** The size of the types, kB. */
export const weightOfTypes = files.kilobytes;

let state: TypesState = 'off';
let worker: AskedWorker<Asked, FromWorker> | undefined;
const listeners = new Set<() => void>();

/** Whether the types are loading, ready, or failed. */
export const typesState = () => state;

/** @returns a function that unsubscribes. */
export function onTypesState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An editor is open: load the types when the browser is idle, unless data saver is on. */
export function wantTypes(base: string): void {
  if (state !== 'off') return;
  if (isSlowConnection()) return setState('asks');
  setState('loading');
  // Safari has no `requestIdleCallback`.
  if (window.requestIdleCallback) window.requestIdleCallback(() => load(base));
  else setTimeout(() => load(base), 200);
}

/** Load the types, or try again. One worker serves all editors of the document. */
export function loadTypes(base: string): void {
  if (state === 'loading' || state === 'ready') return;
  setState('loading');
  load(base);
}

function load(base: string): void {
  const started = startWorker<Asked, FromWorker>(base + files.worker, {
    name: 'types',
    startTimeout: 3000,
    onEnd: () => setState('failed'),
  });
  worker = started;
  const address = (name: string) => new URL(base + name, window.location.href).href;
  started
    .ask({ typescript: address(files.typescript), types: address(files.types) })
    .then(() => setState('ready'), started.end);
}

/** Ask TypeScript about a program. @throws when the types have not loaded, or it fails. */
export async function askTypes<Ask extends Question['ask']>(
  question: Extract<Question, { ask: Ask }>,
): Promise<Answers[Ask]> {
  if (state !== 'ready' || !worker) throw new Error('The types are not there.');
  const { answer } = await worker.ask({ question });
  return answer as Answers[Ask];
}

function setState(next: TypesState): void {
  state = next;
  for (const listener of listeners) listener();
}
