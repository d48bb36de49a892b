// Add the addresses of `build/` and the titles of the tests to the permanent lists, before anything moves:
// `tsx tools/lasting/main.ts`.
import fs from 'node:fs';
import path from 'node:path';
import { builtAddresses, formatAddresses, parseAddresses } from './addresses';
import { testTitles } from './titles';

add('tests/content/addresses.txt', builtAddresses(), parseAddresses, formatAddresses);
add(
  'tests/content/titles.txt',
  testTitles(path.resolve(__dirname, '../..')),
  (text) => text.split('\n').filter(Boolean),
  (titles) => `${titles.sort().join('\n')}\n`,
);

function add(
  file: string,
  found: string[],
  parse: (text: string) => string[],
  format: (all: string[]) => string,
) {
  const listed = parse(fs.readFileSync(file, 'utf8'));
  const all = [...new Set([...listed, ...found])];
  fs.writeFileSync(file, format(all));
  console.log(`${file}: ${all.length}, ${all.length - listed.length} of them new.`);
}
