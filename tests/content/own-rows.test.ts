import fs from 'node:fs';
import { expect, test } from 'vitest';
import { importRows } from '../../packages/rows-import';
import { diagnose } from './diagnose';

const folder = 'packages/rows-import/fixtures';
const programs = fs.readdirSync(folder).map((name) => {
  const { main, rows } = importRows(fs.readFileSync(`${folder}/${name}`), name);
  return { name, main, rows };
});

test('the program of each file of rows has no type error', { timeout: 120_000 }, () => {
  expect(programs.length).toBeGreaterThan(20);
  const importing = "import rows from './rows.json';\n";
  // The compiler types imported JSON like the same literal.
  const texts = programs.map(({ main, rows }) => `${main.replace(importing, '')}\nconst rows = ${rows};\n`);
  for (const [index, message] of diagnose(texts).entries()) expect(message, programs[index]?.name).toBe('');
});
