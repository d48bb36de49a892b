import path from 'node:path';
import { filesBelow } from './files-below';

/**
 * A demo: a `.tsx` file next to a page (or a `live` fence written to a file), and the files it needs besides
 * React packages. In examples/, where a program has several files, it is the `App.tsx` of a folder.
 */
export interface DemoFile {
  /**
   * `selection/on-row-click` for demos/selection/on-row-click.tsx, `docs/index.first-table` for
   * docs/index.first-table.tsx, `examples/order-desk` for examples/order-desk/App.tsx.
   */
  id: string;
  /** Absolute path. */
  file: string;
}

/** The folders whose pages show demos. */
export const demoFolders = ['demos', 'docs', 'examples'];

/** Every demo: all `.tsx` files of these folders except tests, `_` paths, and parts of an example. */
export function findDemos(siteDir: string): DemoFile[] {
  return demosAmong(
    demoFolders.flatMap((folder) => filesBelow(path.join(siteDir, folder))),
    siteDir,
  );
}

/** The demos among the files of these folders. */
export function demosAmong(files: string[], siteDir: string): DemoFile[] {
  return files
    .filter((file) => isDemo(path.relative(siteDir, file)))
    .map((file) => ({ id: demoId(siteDir, file), file }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** @param file relative to the site. */
export function isDemo(file: string): boolean {
  const parts = file.split(path.sep);
  if (parts[0] === 'examples') return parts.length === 3 && parts[2] === 'App.tsx';
  const isShared = parts.some((name) => name.startsWith('_'));
  return file.endsWith('.tsx') && !/\.(test|spec)\.tsx$/.test(file) && !isShared;
}

/** @param file absolute. */
export function demoId(siteDir: string, file: string): string {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return relative
    .replace(/^demos\//, '')
    .replace(/^(examples\/[^/]+)\/App\.tsx$/, '$1')
    .replace(/\.tsx$/, '');
}
