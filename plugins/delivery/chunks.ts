import fs from 'node:fs';
import path from 'node:path';

type ChunkNames = { [key: string]: string | ChunkNames | ChunkNames[] };

/**
 * Find the script files that a route needs beside the main ones, from the generator's own lists.
 * @returns a function from a route's path (with the base path) to paths of files below the output folder.
 */
export function chunkFinder(generatedFilesDir: string, outDir: string): (routePath: string) => string[] {
  const routes = JSON.parse(
    fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
  ) as Record<string, ChunkNames>;
  const scripts = fs.readdirSync(path.join(outDir, 'assets/js'));
  const fileOf = new Map(scripts.map((file) => [file.slice(0, file.indexOf('.')), `assets/js/${file}`]));
  return (routePath) => {
    const matching = Object.entries(routes).filter(([name]) =>
      isPartOf(name.replace(/-[^-]+$/, ''), routePath),
    );
    const names = new Set(matching.flatMap(([, chunks]) => flat(chunks)));
    return [...names].map((name) => fileOf.get(name)).filter((file) => file !== undefined);
  };
}

/** A page's chunks include those of the layouts around it: /docs/about is shown inside /docs. */
function isPartOf(route: string, page: string): boolean {
  return (
    trim(page) === trim(route) ||
    (trim(page).startsWith(`${trim(route)}/`) && /^\/[^/]+\/(docs|demos)$/.test(trim(route)))
  );
}

function trim(route: string): string {
  return route.replace(/\/$/, '');
}

function flat(chunks: string | ChunkNames | ChunkNames[]): string[] {
  return typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(flat);
}
