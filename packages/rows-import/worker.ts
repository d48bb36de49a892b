/// <reference lib="webworker" />
import { importRows, NotReadable } from '.';
import type { FromRows, ToRows } from './client';

// Next to the page, so that a large file doesn't freeze it.

// An empty file runs without an error: the page has to hear that this one is there.
postMessage({ id: 0 });
addEventListener('message', ({ data: { id, bytes, name } }: MessageEvent<ToRows>) => {
  try {
    postMessage({ id, imported: importRows(bytes, name) } satisfies FromRows);
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error;
    postMessage({ id, reason: error.message } satisfies FromRows);
  }
});
