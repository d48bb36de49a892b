// The thread of `runInThread`: loads a module as the generator loads plugins, and calls its functions.
import { parentPort, workerData } from 'node:worker_threads';
import { loadFreshModule } from '@docusaurus/utils';

const functions = /** @type {Record<string, (...given: unknown[]) => unknown>} */ (
  await loadFreshModule(workerData)
);

/** @param {import('./index').Call} call */
async function answer({ id, name, given }) {
  const said = await Promise.resolve()
    .then(() => functions[name]?.(...given))
    .then(
      (result) => ({ id, result }),
      (error) => ({ id, error }),
    );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
  parentPort?.postMessage(said);
}

parentPort?.on('message', (call) => void answer(call));
