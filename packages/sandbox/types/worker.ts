/// <reference lib="webworker" />
import { answer } from './answer';
import { createLanguage, type Language } from './language';
import type { TypeScript } from './options';
import type { FromWorker, ToWorker } from './protocol';
import type { TypesMap } from './types-map';

// In a worker, so that a key press never waits for TypeScript.

declare global {
  /** The global of TypeScript's script. */
  var ts: TypeScript;
}

let language: Language | undefined;

// An empty file runs without an error, so report that this one has started.
postMessage({ id: 0 } satisfies FromWorker);
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void receive(data));

async function receive(message: ToWorker): Promise<void> {
  const reply = (rest: Omit<FromWorker, 'id'>) =>
    postMessage({ id: message.id, ...rest } satisfies FromWorker);
  try {
    if ('question' in message) {
      if (!language) throw new Error('The types are not there yet.');
      reply({ answer: answer(language, message.question) });
    } else {
      language = await load(message);
      reply({});
    }
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) });
  }
}

async function load({ typescript, types }: Extract<ToWorker, { types: string }>): Promise<Language> {
  const response = await fetch(types);
  if (!response.ok) throw new Error(`${types}: status ${response.status}`);
  const map = (await response.json()) as TypesMap;
  importScripts(typescript);
  return createLanguage(globalThis.ts, map);
}
