import files from '@generated/editor-types/files.json';
import { isSlowConnection } from '../../slow-connection';
import type { Answers, FromWorker, Question, ToWorker } from './protocol';

/** `off`: nobody has edited yet; `asks`: the visitor saves data and decides. */
export type TypesState = 'off' | 'asks' | 'loading' | 'ready' | 'failed';

/** What the types weigh, kB. */
export const weightOfTypes = files.kilobytes;

let state: TypesState = 'off';
let worker: Worker | undefined;
let count = 0;
const listeners = new Set<() => void>();
const waiting = new Map<number, { resolve: (message: FromWorker) => void; reject: (error: Error) => void }>();

export const typesState = () => state;

/** @returns a function that ends it. */
export function onTypesState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor edits: load the types, unless that would cost somebody who saves data. */
export function wantTypes(base: string): void {
  if (state === 'off')
    if (isSlowConnection()) setState('asks');
    else loadTypes(base);
}

/** Load the types, or try again. One worker serves all editors of the document. */
export function loadTypes(base: string): void {
  if (state === 'loading' || state === 'ready') return;
  setState('loading');
  const created = new Worker(base + files.worker, { name: 'types' });
  worker = created;
  created.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  created.addEventListener('error', (event) => {
    event.preventDefault();
    fail(new Error('The worker of the types ended.'));
  });
  const address = (name: string) => new URL(base + name, window.location.href).href;
  post({ id: 0, typescript: address(files.typescript), types: address(files.types) }).then(
    ({ error }) => (error === undefined ? setState('ready') : fail(new Error(error))),
    () => {},
  );
}

/** Ask TypeScript about a program. @throws when the types aren't there, or it fails. */
export async function askTypes<Ask extends Question['ask']>(
  question: Extract<Question, { ask: Ask }>,
): Promise<Answers[Ask]> {
  if (state !== 'ready') throw new Error('The types are not there.');
  count += 1;
  const { answer, error } = await post({ id: count, question });
  if (error !== undefined) throw new Error(error);
  return answer as Answers[Ask];
}

function post(message: ToWorker): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    waiting.set(message.id, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker?.postMessage(message);
  });
}

function fail(error: Error): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
  setState('failed');
}

function setState(next: TypesState): void {
  state = next;
  for (const listener of listeners) listener();
}
