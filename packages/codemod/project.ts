import fs from 'node:fs';
import path from 'node:path';
import { lineOfVersion, type Line } from '#check-code/upgrade/lines.ts';
import type { Facts } from './facts';

/** A package.json, and its dependencies with their ranges. */
export interface Project {
  file: string;
  depends: Record<string, string>;
}

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>
>;

/** Finds a file's project: the nearest package.json that names the table, else the nearest one, read once. */
export function openProjects(): (file: string) => Project | undefined {
  const known = new Map<string, Project | undefined>();
  const projectsAbove = (folder: string): Project[] => {
    if (!known.has(folder)) known.set(folder, readProject(path.join(folder, 'package.json')));
    const own = known.get(folder);
    const above = path.dirname(folder);
    return [...(own ? [own] : []), ...(above === folder ? [] : projectsAbove(above))];
  };
  return (file) => {
    const above = projectsAbove(path.dirname(file));
    return above.find(({ depends }) => tableVersion(depends) !== undefined) ?? above[0];
  };
}

function readProject(file: string): Project | undefined {
  if (!fs.existsSync(file)) return undefined;
  try {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(
      fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, ''),
    ) as Manifest;
    return { file, depends: { ...peerDependencies, ...devDependencies, ...dependencies } };
  } catch {
    throw new Error(`${file} can't be read as JSON. Fix it, or pass the version with --from.`);
  }
}

function tableVersion(depends: Record<string, string>): string | undefined {
  if (depends['material-table'] !== undefined) return '1';
  return depends['@material-table/core'];
}

/** The line of a project; undefined when its package.json doesn't tell, or already has the current one. */
export function lineOfProject({ depends }: Project, { lines }: Facts): Line | undefined {
  const version = tableVersion(depends);
  const line = version === undefined ? undefined : lineOfVersion(version, lines);
  return line === lines.at(-1) ? undefined : line;
}

/**
 * The packages that a project's upgraded code needs. What needs an older React or Material UI is uninstalled
 * first, even the table itself: npm refuses to replace it together with its peers.
 */
export function packageChanges(
  { depends }: Project,
  imported: ReadonlySet<string>,
  { current: { version, needs } }: Facts,
): string[] {
  const wanted: Record<string, string> = { ...needs, '@material-table/core': `^${version}` };
  const sameAs = (first: string, ...others: string[]) => {
    for (const name of others) if (depends[name] !== undefined) wanted[name] ??= wanted[first] ?? '';
  };
  // React's other packages, and the types of both, have the same version.
  sameAs('react', 'react-dom', 'react-test-renderer', '@types/react', '@types/react-dom');
  sameAs('@mui/material', '@mui/system');
  const isOld = (name: string) => {
    const has = depends[name];
    return has !== undefined && majorOf(has) < majorOf(wanted[name] ?? '0');
  };
  const install = Object.entries(wanted).filter(
    ([name]) =>
      isOld(name) ||
      // Material UI's peers.
      (depends[name] === undefined &&
        (imported.has(name) || (name.startsWith('@emotion/') && imported.has('@mui/material')))),
  );
  const added = [...imported].filter(
    (name) =>
      depends[name] === undefined && wanted[name] === undefined && /^@(?:material-table|mui)\//.test(name),
  );
  const remove = Object.keys(depends).filter(
    (name) =>
      /^(?:material-table$|@(?:material-ui|date-io)\/|@mui\/lab$)/.test(name) ||
      (/^@(?:material-table\/core$|mui\/)/.test(name) && isOld(name)),
  );
  const names = [...install.map(([name, range]) => `${name}@${majorOf(range)}`), ...added];
  return [
    ...(remove.length > 0 ? [`Uninstall: ${remove.join(' ')}`] : []),
    ...(names.length > 0 ? [`Install: ${names.join(' ')}`] : []),
  ];
}

const majorOf = (range: string): number => Number(/\d+/.exec(range)?.[0] ?? Infinity);
