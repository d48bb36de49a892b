import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { md } from '../../markdown';
import { siteDir } from '../model/paths';

// Written by `npm run mutate-library`; scripts and tests know it by its type in tests/mutants.
interface Result {
  library: string;
  date: string;
  mutants: Record<string, { notice: string; killedBy: string | null }>;
}

/** `<LibraryMutants />`: how many mistakes in the library the claims noticed when they were last tried, and which they did not. */
export function libraryMutants(): RootContent[] {
  const file = path.join(siteDir, 'tests/mutants/library/result.json');
  const { library, date, mutants } = JSON.parse(readFileSync(file, 'utf8')) as Result;
  const all = Object.values(mutants);
  const survivors = all.filter(({ killedBy }) => killedBy === null);
  const sum = `On ${date} the code of ${library} was changed in ${all.length} ways, one at a time, and the tests ran against each. They noticed ${all.length - survivors.length} of them.`;
  if (survivors.length === 0) return [md.paragraph(md.text(sum))];
  return [
    md.paragraph(md.text(`${sum} These went by unnoticed:`)),
    md.list(survivors.map(({ notice }) => [md.text(notice)])),
  ];
}
