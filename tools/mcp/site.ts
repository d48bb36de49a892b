import fs from 'node:fs';
import path from 'node:path';
import { basePath } from '../../site-path';

/** The built site and its sources, read on request. */
export interface Site {
  /** The folder of the repository. */
  siteDir: string;
  /** The text of a built file, once read kept. @throws when nothing is built. */
  read(name: string): string;
  has(name: string): boolean;
}

/** Open the site in a folder of the repository. Nothing is read yet, so a server starts at once, and before a build, too. */
export function openSite(siteDir: string): Site {
  const outDir = path.join(siteDir, 'build');
  const texts = new Map<string, string>();
  return {
    siteDir,
    has: (name) => fs.existsSync(path.join(outDir, name)),
    read: (name) => {
      const file = path.join(outDir, name);
      if (!fs.existsSync(file)) throw new Error(notBuilt(name, outDir));
      const text = texts.get(name) ?? fs.readFileSync(file, 'utf8');
      texts.set(name, text);
      return text;
    },
  };
}

/** The route that an address, a link or a path means, without slashes at its ends: `docs/upgrade`. Its anchor is left out. */
export function routeOf(given: string): string {
  const { pathname } = new URL(given.trim(), `https://site${basePath}`);
  const below = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  return below
    .replace(/^\/|\/$/g, '')
    .replace(/(^|\/)index$/, '')
    .replace(/\.mdx?$/, '');
}

function notBuilt(name: string, outDir: string): string {
  return fs.existsSync(outDir)
    ? `build/${name} is missing: the build is older than this tool. Run "npm run build" again in ${path.dirname(outDir)}.`
    : `The site is not built, and this server answers from build/. Run "npm run build" first in ${path.dirname(outDir)} (about a minute).`;
}
