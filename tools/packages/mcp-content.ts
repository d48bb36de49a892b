import fs from 'node:fs';
import path from 'node:path';
import { adviceFacts } from '../../plugins/advice/facts';
import { findDemos } from '../../plugins/demo-files';
import { relativeImports } from '../../plugins/demos/read';
import { filesBelow } from '../../plugins/files-below';
import { readHistory } from '#library-facts/history/index.ts';
import type { Content } from '#mcp/content.ts';
import type { DemosFile } from '#mcp/demos.ts';

/** The files that packages/mcp reads. @param outDir the built site. @throws when nothing is built. */
export function mcpFiles(siteDir: string, outDir: string): Record<string, string> {
  const content = openContent(siteDir, outDir);
  const twins = filesBelow(outDir)
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.relative(outDir, file).split(path.sep).join('/'));
  const names = [...fromBuild, ...Object.keys(made), ...twins.sort()];
  return Object.fromEntries(names.map((name) => [`content/${name}`, content.read(name)]));
}

/** The same files, read on request, so that a clone's server starts quickly, even before a build. */
export function openContent(siteDir: string, outDir = path.join(siteDir, 'build')): Content {
  return {
    has: (name) => fs.existsSync(path.join(outDir, name)),
    read: (name) => made[name]?.(siteDir) ?? readBuilt(name, outDir),
  };
}

const fromBuild = [
  'api/material-table-core.d.ts',
  'api/reference.json',
  'search/names.json',
  'search/texts.json',
];

/** The files that the site doesn't have. */
const made: Record<string, (siteDir: string) => string> = {
  'advice.json': () => JSON.stringify(adviceFacts()),
  'demos.json': (siteDir) => JSON.stringify(demosOf(siteDir)),
  'lines.json': () => JSON.stringify(readHistory().map(({ line }) => line)),
};

function demosOf(siteDir: string): DemosFile {
  const all: DemosFile = { demos: {}, files: {} };
  for (const { id, file } of findDemos(siteDir)) {
    all.demos[id] = relativeImports(file).map((one) => {
      const name = path.relative(siteDir, one).split(path.sep).join('/');
      all.files[name] ??= fs.readFileSync(one, 'utf8');
      return name;
    });
  }
  return all;
}

function readBuilt(name: string, outDir: string): string {
  const file = path.join(outDir, name);
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
  const siteDir = path.dirname(outDir);
  throw new Error(
    fs.existsSync(outDir)
      ? `build/${name} is missing: the build is older than this tool. Run "npm run build" again in ${siteDir}.`
      : `The site is not built, and this server answers from build/. Run "npm run build" first in ${siteDir} (about a minute).`,
  );
}
