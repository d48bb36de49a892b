/// <reference lib="webworker" />
import { importRows, NotReadable } from '.';
import type { FromRows, ToRows } from './client';

// An empty file runs without an error, so report that this one has started.
postMessage({ id: 0 });
addEventListener('message', ({ data: { id, bytes, name, header } }: MessageEvent<ToRows>) => {
  try {
    postMessage({ id, imported: importRows(bytes, name, header) } satisfies FromRows);
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error;
    postMessage({ id, reason: error.message } satisfies FromRows);
  }
});
