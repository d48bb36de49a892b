import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { advise } from '.';

const facts = adviceFacts();
const folders = ['tests/advice/programs', 'tests/samples'];
const programs = folders.flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'outcomes.ts')
    .map(({ name }) => `${folder}/${name}`),
);

/**
 * All advice on programs that use the table as public threads and repositories do, in words of our own. A
 * person has read each piece and found it right, so a different list here means that a rule has to be read
 * again.
 */
test('advice on programs of public threads is what was read and found right', async () => {
  expect(programs.length).toBeGreaterThan(90);
  const found = programs.flatMap((file) =>
    advise(readFileSync(file, 'utf8'), file, facts).map(({ rule, line }) => `${file}:${line} ${rule}`),
  );
  const advised = new Set(found.map((one) => one.split(':')[0]));
  console.log(`${programs.length} programs, ${advised.size} with advice, ${found.length} pieces`);
  await expect(`${found.join('\n')}\n`).toMatchFileSnapshot('../../tests/advice/snapshot.txt');
});
