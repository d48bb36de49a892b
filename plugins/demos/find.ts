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
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.includes(`${path.sep}_data${path.sep}`))
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

/** The entry of `names` nearest to `wanted`, for error messages. */
export function nearest(wanted: string, names: string[]): string | undefined {
  const scored = names.map((name) => ({ name, distance: editDistance(wanted, name) }));
  scored.sort((a, b) => a.distance - b.distance);
  const best = scored[0];
  return best && best.distance <= Math.max(3, wanted.length / 3) ? best.name : undefined;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
