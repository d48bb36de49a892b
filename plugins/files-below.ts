import fs from 'node:fs';
import path from 'node:path';

/** All files in a folder and its subfolders, as sorted paths that begin with the folder; none if missing. */
export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
