// The thread of `callAside`: loads a module as the generator loads the plugins, and calls its functions one after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { loadFreshModule } from '@docusaurus/utils';

const functions = /** @type {Record<string, (...given: unknown[]) => unknown>} */ (
  await loadFreshModule(workerData)
);

/** @param {import('./index').Call} call */
async function answer({ id, name, given }) {
  try {
    parentPort?.postMessage({ id, result: await functions[name]?.(...given) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
}

parentPort?.on('message', (call) => void answer(call));
