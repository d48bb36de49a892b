import { indexOfIcons, namesOfIcons, type IconTypes } from './icons';

/** The types of everything that a program can import, and TypeScript's own, from `plugins/editor-types`. */
export interface TypesMap {
  /** The texts by absolute path: `/lib/…` and `/node_modules/…`. */
  files: Record<string, string>;
  icons: IconTypes;
}

/** The required functions of a file system. */
interface FileSystem {
  fileExists: (path: string) => boolean;
  readFile: (path: string) => string | undefined;
  directoryExists: (path: string) => boolean;
}

/** A file system that holds the map. */
export function fileSystemOf({ files, icons }: TypesMap): FileSystem {
  const folders = foldersOf(Object.keys(files));
  const iconNames = new Set(namesOfIcons(icons));
  const readIcon = (path: string) => {
    if (!path.startsWith(icons.folder) || !path.endsWith(icons.ending)) return undefined;
    const name = path.slice(icons.folder.length, -icons.ending.length);
    if (name === 'index') return indexOfIcons(icons);
    return iconNames.has(name) ? icons.text : undefined;
  };
  const readFile = (path: string) => (Object.hasOwn(files, path) ? files[path] : readIcon(path));
  return {
    readFile,
    fileExists: (path) => readFile(path) !== undefined,
    directoryExists: (path) => path === '/' || folders.has(path.replace(/\/$/, '')),
  };
}

function foldersOf(paths: string[]): Set<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders;
}
