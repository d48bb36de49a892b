// The thread of `callAside`: loads a module as it stands, in TypeScript, and calls its functions one after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { require } from 'tsx/cjs/api';

/** @type {Record<string, (...given: unknown[]) => unknown>} */
const functions = require(workerData, import.meta.url);

/** @param {import('./index').Call} call */
async function answer({ id, name, given }) {
  try {
    parentPort?.postMessage({ id, result: await functions[name]?.(...given) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
}

parentPort?.on('message', (call) => void answer(call));
