import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import { extractTypes } from '../model/extract';
import { cacheDir } from '../model/paths';
import { typesByRef } from '.';

/** An unpacked release; inside the site's node_modules, so that its imports resolve to installed packages. */
export interface Release {
  version: string;
  dir: string;
  /** Type text by `Group.member`. */
  types: Map<string, string>;
  needs: Record<string, string>;
  isModule: boolean;
}

/** Fetch a release through `npm pack` (once; releases never change) and read its types. */
export function packRelease(name: string, version: string): Release {
  const folder = path.join(cacheDir, 'releases', `${name.replace('/', '-')}-${version}`);
  const dir = path.join(folder, 'package');
  if (!existsSync(path.join(dir, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    npm(['pack', `${name}@${version}`, '--pack-destination', folder]);
    const archive = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
    execFileSync('tar', ['xzf', path.join(folder, archive), '-C', folder]);
  }
  return readRelease(dir);
}

/** Read the types and the manifest of an unpacked release. */
export function readRelease(dir: string): Release {
  const manifest = readJsonFile<Manifest>(path.join(dir, 'package.json'));
  const types = typesByRef(extractTypes(readFileSync(path.join(dir, 'types/index.d.ts'), 'utf8')));
  const isModule = manifest.type === 'module';
  return { version: manifest.version, dir, types, needs: needsOf(manifest), isModule };
}

function npm(args: string[]): string {
  return execFileSync('npm', ['--silent', ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

const neededPackages = [
  'react',
  '@mui/material',
  '@material-ui/core',
  '@mui/x-date-pickers',
  '@material-ui/pickers',
  'date-fns',
];

/** Additional packages that a line requires: with Material UI, date adapters. */
const neededPeers = ['@mui/system', '@date-io/core'];

interface Manifest {
  version: string;
  type?: string;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Ranges by package; the peers' take precedence. `node` is the engine's. */
function needsOf({ dependencies, peerDependencies, engines }: Manifest): Record<string, string> {
  const ranges = { ...dependencies, ...peerDependencies };
  return {
    ...pick(ranges, neededPackages),
    ...pick(peerDependencies ?? {}, neededPeers),
    ...(engines?.node ? { node: engines.node } : {}),
  };
}

function pick(ranges: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (ranges[name] ? [[name, ranges[name]]] : [])));
}
