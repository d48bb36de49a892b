import fs from 'node:fs';
import path from 'node:path';
import { findDemos, type DemoFile } from '../../plugins/demo-files';
import { relativeImports } from '../../plugins/demos/describe';
import { nearestNames } from '#kit/nearest';
import { routeOf, type Site } from './site';

/** The source of a demo with the files it imports, or of all demos of a page, as Markdown. @throws with the nearest names. */
export function readDemo({ siteDir }: Site, demo: string): string {
  const wanted = routeOf(demo)
    .replace(/^demos\//, '')
    .replace(/\.tsx$/, '');
  const demos = findDemos(siteDir);
  const exact = demos.filter(({ id }) => id === wanted);
  const found =
    exact.length > 0 && !isPage(wanted, siteDir) ? exact : demos.filter(({ id }) => pageOf(id) === wanted);
  if (found.length === 0) throw new Error(unknownDemo(wanted, demos));
  const files = found.flatMap(({ file }) => relativeImports(file));
  return [...new Set(files)].map((file) => fenceOf(file, siteDir)).join('\n\n');
}

/** The demos of `selection/on-row-click.mdx` are `selection/on-row-click` and `selection/on-row-click.by-id`. */
function pageOf(id: string): string {
  const name = path.posix.basename(id);
  return path.posix.join(path.posix.dirname(id), name.split('.')[0] ?? name).replace(/\/index$/, '');
}

function isPage(id: string, siteDir: string): boolean {
  return ['demos', '.'].some((folder) => fs.existsSync(path.join(siteDir, folder, `${id}.mdx`)));
}

function fenceOf(file: string, siteDir: string): string {
  const name = path.relative(siteDir, file).split(path.sep).join('/');
  return `\`${name}\`\n\n\`\`\`tsx\n${fs.readFileSync(file, 'utf8').trimEnd()}\n\`\`\``;
}

function unknownDemo(wanted: string, demos: DemoFile[]): string {
  const ids = demos.map(({ id }) => id);
  const near = [...ids.filter((id) => id.includes(wanted)), ...nearestNames(wanted, ids, 4)];
  const topics = [...new Set(ids.map((id) => id.split('/')[0] ?? ''))].filter((topic) => topic !== 'docs');
  const hint =
    near.length > 0
      ? `The nearest: ${[...new Set(near)].slice(0, 6).join(', ')}.`
      : `The topics: ${topics.join(', ')}.`;
  return `There is no demo "${wanted}". ${hint}`;
}
