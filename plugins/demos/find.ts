import fs from 'node:fs';
import path from 'node:path';

/** A demo: a `.tsx` file beside a page (or a `live` fence written out), and the texts it needs beside React packages. */
export interface DemoFile {
  /** `selection/on-row-click` for demos/selection/on-row-click.tsx, `docs/first-table` for docs/first-table.tsx. */
  id: string;
  /** Absolute path. */
  file: string;
}

/** Every demo of the site: all `.tsx` files below demos/ and docs/ that aren't tests or shared data. */
export function findDemos(siteDir: string): DemoFile[] {
  return [...filesBelow(path.join(siteDir, 'demos')), ...filesBelow(path.join(siteDir, 'docs'))]
    .filter(
      (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !/[\\/]_[^\\/]*[\\/]/.test(file),
    )
    .map((file) => ({ id: demoId(siteDir, file), file }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function demoId(siteDir: string, file: string): string {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return relative.replace(/^demos\//, '').replace(/\.tsx$/, '');
}

export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    })
    .sort();
}
