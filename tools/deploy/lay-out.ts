import fs from 'node:fs';
import path from 'node:path';
import { basePath } from '../../site-path';
import { compressedEndings } from './precompress';
import { filesBelow } from '../../plugins/files-below';

/** The folder for nginx: everything below the base path. */
export const siteFolder = path.resolve('.work/site');

/**
 * Copy the built site below its base path. Unchanged files stay, with their compressed copies; removed files
 * are deleted.
 * @throws when there is no built site.
 */
export function layOut(build: string, target: string): void {
  if (!fs.existsSync(path.join(build, 'index.html')))
    throw new Error(
      `There is no built site in ${build}, so there is nothing to copy. Run "npm run build" first.`,
    );
  const folder = path.join(target, basePath);
  // For an address without a slash, nginx serves the folder's page.
  const files = filesOf(build).filter((name) => !isSecondFile(path.join(build, name)));
  for (const name of files) copyChanged(path.join(build, name), path.join(folder, name));
  const wanted = new Set(
    files.flatMap((name) => [name, ...compressedEndings.map((ending) => `${name}.${ending}`)]),
  );
  for (const name of fs.existsSync(folder) ? filesOf(folder) : [])
    if (!wanted.has(name)) fs.rmSync(path.join(folder, name));
}

/** A changed file loses its compressed copies, which have the old bytes. */
function copyChanged(from: string, to: string): void {
  if (fs.existsSync(to) && fs.readFileSync(to).equals(fs.readFileSync(from))) return;
  for (const ending of compressedEndings) fs.rmSync(`${to}.${ending}`, { force: true });
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
}

/** Whether it is the copy of a page for hosts that redirect to folders (plugins/build-facts.ts). */
function isSecondFile(file: string): boolean {
  return file.endsWith('.html') && fs.existsSync(path.join(file.slice(0, -'.html'.length), 'index.html'));
}

function filesOf(folder: string): string[] {
  return filesBelow(folder).map((file) => path.relative(folder, file));
}
