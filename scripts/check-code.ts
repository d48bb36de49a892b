// npx tsx scripts/check-code.ts <files>: what will hurt in your own programs, by the rules of src/advice.
import { readFileSync } from 'node:fs';
import { checkCode, describeAdvice } from '../plugins/advice/check-code';

const files = process.argv.slice(2);
process.exitCode =
  files.length > 0
    ? check(files)
    : refuse('No file was named, so nothing was read. Write: npx tsx scripts/check-code.ts src/App.tsx');

/** @returns 0 without advice, 1 with some, 2 when a file can't be read. */
function check(names: string[]): number {
  let found = 0;
  for (const name of names) {
    const source = read(name);
    if (source === undefined)
      return refuse(`${name} can't be read, so nothing was said about it. Is the path right?`);
    const advice = checkCode(source, name);
    found += advice.length;
    for (const one of advice) console.log(describeAdvice(one, name));
  }
  console.log(`Files: ${names.length}, advice: ${found}`);
  return found > 0 ? 1 : 0;
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
