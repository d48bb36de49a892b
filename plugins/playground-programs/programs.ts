import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files-below';

/** All programs that pages link into the playground without showing them: from `_programs` in docs and `docs/_known-issues`. */
export function findPrograms(siteDir: string): { id: string; file: string }[] {
  return filesBelow(path.join(siteDir, 'docs')).flatMap((file) => {
    const id = programId(path.relative(siteDir, file));
    return id ? [{ id, file }] : [];
  });
}

/**
 * The address of the playground with the program of this file in it: `/playground?program=errors/no-promise`.
 * The program itself is not in the link: with it, a page of twenty links would be 10 kB heavier.
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

/** `errors/no-promise` for docs/errors/_programs/no-promise.tsx, `known-issues/a` for docs/_known-issues/a.tsx, else nothing. */
function programId(file: string): string | undefined {
  const match = /^docs\/(?:(.+)\/_programs|_(known-issues))\/([\w-]+)\.tsx$/.exec(
    file.split(path.sep).join('/'),
  );
  return match ? `${match[1] ?? match[2]}/${match[3]}` : undefined;
}
