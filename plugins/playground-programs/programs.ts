import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files-below';

/** All programs that pages only link: from `_programs` in docs and `docs/_known-issues`. */
export function findPrograms(siteDir: string): { id: string; file: string }[] {
  return filesBelow(path.join(siteDir, 'docs')).flatMap((file) => {
    const id = programId(path.relative(siteDir, file));
    return id ? [{ id, file }] : [];
  });
}

/**
 * The playground's address with the program of this file: `/playground?program=errors/no-promise`.
 * The link doesn't contain the program, because a page with twenty links would be 10 kB larger.
 * @throws when there is no such file, or it is in none of the folders.
 */
export function playgroundAddress(file: string, siteDir = process.cwd()): string {
  const shown = path.relative(siteDir, file);
  const id = programId(shown);
  if (!id || !fs.existsSync(file))
    throw new Error(
      `${shown} ${id ? 'not found' : 'is no program'}. A link would open an empty playground. Write it into a folder _programs, or correct the path.`,
    );
  return `/playground?program=${id}`;
}

/** `errors/no-promise` for docs/errors/_programs/no-promise.tsx; undefined outside the program folders. */
function programId(file: string): string | undefined {
  const match = /^docs\/(?:(.+)\/_programs|_(known-issues))\/([\w-]+)\.tsx$/.exec(
    file.split(path.sep).join('/'),
  );
  return match ? `${match[1] ?? match[2]}/${match[3]}` : undefined;
}
