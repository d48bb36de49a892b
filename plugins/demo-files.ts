import path from 'node:path';
import { filesBelow } from './files-below';

/** A demo: a `.tsx` file next to a page (or a `live` fence written to a file), and the files it needs besides React packages. */
export interface DemoFile {
  /** `selection/on-row-click` for demos/selection/on-row-click.tsx, `docs/index.first-table` for docs/index.first-table.tsx. */
  id: string;
  /** Absolute path. */
  file: string;
}

/** Every demo of the site: all `.tsx` files in demos/ and docs/ except tests and paths with a leading underscore. */
export function findDemos(siteDir: string): DemoFile[] {
  return ['demos', 'docs']
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter((file) => isDemo(path.relative(siteDir, file)))
    .map((file) => ({ id: demoId(siteDir, file), file }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** @param file relative to the site. */
export function isDemo(file: string): boolean {
  const isShared = file.split(path.sep).some((name) => name.startsWith('_'));
  return file.endsWith('.tsx') && !/\.(test|spec)\.tsx$/.test(file) && !isShared;
}

/** @param file absolute. */
export function demoId(siteDir: string, file: string): string {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return relative.replace(/^demos\//, '').replace(/\.tsx$/, '');
}
