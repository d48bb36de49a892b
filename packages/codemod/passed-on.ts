import path from 'node:path';
import { readPassedOn, stepsOfUsers, type Lookup, type PassedOn } from '#check-code/upgrade/passed-on.ts';
import type { Step } from '#check-code/upgrade/index.ts';

/** A file that was read. */
export interface CodeFile {
  file: string;
  text: string;
}

/**
 * The steps for files that import the table, or something of Material UI, from another file of the project,
 * by file. What they give it can't be read there.
 */
export function stepsBetweenFiles(all: readonly CodeFile[]): Map<string, Step[]> {
  const passing = new Map<string, PassedOn>();
  const lookUpFrom =
    (file: string): Lookup =>
    (source) =>
      candidates(file, source).reduce<PassedOn | undefined>(
        (found, one) => found ?? passedBy(one),
        undefined,
      );
  const passedBy = (end: string) =>
    passing.get(end) ??
    [...passing].find(([file]) => !path.isAbsolute(end) && file.endsWith(`${path.sep}${end}`))?.[1];
  // A file may pass on what another one passes on.
  for (let before = -1; before < passing.size;) {
    before = passing.size;
    for (const { file, text } of all) {
      if (passing.has(file) || !/\bexport\b/.test(text) || !(isAboutTable(text) || namesOne(text, passing)))
        continue;
      const passed = readPassedOn(text, file, lookUpFrom(file));
      if (passed.size > 0) passing.set(file, passed);
    }
  }
  const using = all.filter(({ text }) => namesOne(text, passing));
  return new Map(using.map(({ file, text }) => [file, stepsOfUsers(text, file, lookUpFrom(file))]));
}

const isAboutTable = (text: string) => /material-table|@material-ui\/|@mui\//.test(text);

/** Whether a text has the name of one of these files, or of its folder; most don't, and needn't be parsed. */
const namesOne = (text: string, passing: ReadonlyMap<string, PassedOn>) =>
  [...passing.keys()].some((file) => {
    const { dir, name } = path.parse(file);
    return text.includes(name === 'index' ? path.basename(dir) : name) || name === 'index';
  });

/** The files that an address may mean: beside the importing file, or by the end of their path. */
function candidates(file: string, source: string): string[] {
  const isBeside = source.startsWith('.');
  if (!isBeside && !/^(?:[@~]?\/|[\w-]+\/)/.test(source)) return [];
  const base = isBeside
    ? path.resolve(path.dirname(file), source)
    : path.normalize(source.replace(/^[@~]?\//, ''));
  const endings = ['tsx', 'ts', 'jsx', 'js', 'mjs', 'mts'];
  return [base, ...endings.flatMap((end) => [`${base}.${end}`, path.join(base, `index.${end}`)])];
}
