import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A name for content, by its hash: for a file that never changes, and as a cache key. */
export function hashOf(content: string | Uint8Array, length = 8): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}

/** A key for some files, with their paths and texts, and for anything else that a result depends on. */
export function hashOfFiles(siteDir: string, files: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(more);
  for (const file of [...files].sort())
    hash.update(path.relative(siteDir, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
