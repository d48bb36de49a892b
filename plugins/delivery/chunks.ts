import path from 'node:path';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import { hashOf } from '#kit/node/hash.ts';

type ChunkNames = { [key: string]: string | ChunkNames | ChunkNames[] };

interface Manifest {
  /** The chunks that load for a name. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

export interface ChunkFinder {
  /** A name of this build that changes with any script: the runtime script contains all their names. */
  release: string;
  /** A route's script files besides the main ones, below the output folder. @throws for an unknown route. */
  ofRoute: (routePath: string) => string[];
  /** The script files of a named chunk. @throws when no chunk has that name. */
  ofName: (name: string) => string[];
}

/** Find script files from the generator's own lists. */
export function chunkFinder(generatedFilesDir: string): ChunkFinder {
  const fileOf = (name: string) => path.join(generatedFilesDir, name);
  const routes = readJsonFile<Record<string, ChunkNames>>(fileOf('routesChunkNames.json'));
  const { origins, assets } = readJsonFile<Manifest>(fileOf('client-manifest.json'));
  const filesOf = (name: string) =>
    (origins[name] ?? []).flatMap((id) => (assets[id]?.js ?? []).map(({ file }) => file));
  const ofName = (name: string) => {
    const files = filesOf(name);
    if (files.length > 0) return files;
    throw new Error(
      `No chunk is named "${name}". Was its webpackChunkName renamed, or did the generator change? Correct plugins/delivery.`,
    );
  };
  return {
    release: nameOf([...ofName('main'), ...ofName('runtime~main')]),
    ofName,
    ofRoute: (routePath) => {
      const matching = Object.entries(routes).filter(([name, chunks]) =>
        isPartOf(name.replace(/-[^-]+$/, ''), 'content' in chunks, routePath),
      );
      const names = new Set(matching.flatMap(([, chunks]) => flat(chunks)));
      if (names.size === 0)
        throw new Error(
          `The generator's list of chunks has no "${routePath}". The page would load its scripts one after another. Update plugins/delivery/chunks.ts.`,
        );
      return [...new Set([...names].flatMap(filesOf))];
    },
  };
}

function nameOf(files: string[]): string {
  return hashOf([...new Set(files)].sort().join(' '), 16);
}

/** A page's chunks include those of the layouts around it: /docs/about is inside /docs. */
function isPartOf(route: string, hasContent: boolean, page: string): boolean {
  return (
    trim(page) === trim(route) ||
    (!hasContent && trim(page).startsWith(`${trim(route)}/`) && /^\/[^/]+\/(docs|demos)$/.test(trim(route)))
  );
}

function trim(route: string): string {
  return route.replace(/\/$/, '');
}

function flat(chunks: string | ChunkNames | ChunkNames[]): string[] {
  return typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(flat);
}
