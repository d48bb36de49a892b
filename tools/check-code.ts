// npx tsx tools/check-code.ts <files>: what will hurt in your own programs, by the rules of src/advice.
import { readFileSync } from 'node:fs';
import { checkCode } from '../plugins/advice/check-code';
import { describeExamination, readingSentence } from '#check-code/sentences';

const files = process.argv.slice(2);
process.exitCode =
  files.length > 0
    ? check(files)
    : refuse('No file was named, so nothing was read. Write: npx tsx tools/check-code.ts src/App.tsx');

/** @returns 2 when a file can't be read, else 1 with advice, else 0. */
function check(names: string[]): number {
  const counts = { unreadable: 0, withoutTable: 0, tables: 0, advice: 0 };
  for (const name of names) {
    const source = read(name);
    const found = source === undefined ? undefined : checkCode(source, name);
    if (!found) refuse(`${name} can't be read, so nothing was said about it. Is the path right?`);
    else if (found.kind === 'unreadable') refuse(readingSentence(found, name, 0));
    else for (const line of describeExamination(found, name)) console.log(line);
    if (!found || found.kind === 'unreadable') counts.unreadable += 1;
    else if (found.kind === 'no-table') counts.withoutTable += 1;
    else {
      counts.tables += found.tables;
      counts.advice += found.advice.length;
    }
  }
  console.log(
    `Files: ${names.length}, not readable: ${counts.unreadable}, without a table: ${counts.withoutTable}, tables: ${counts.tables}, advice: ${counts.advice}`,
  );
  if (counts.unreadable > 0) return 2;
  return counts.advice > 0 ? 1 : 0;
}

function read(name: string): string | undefined {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    return undefined;
  }
}

function refuse(reason: string): number {
  console.error(reason);
  return 2;
}
