import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { historyFile, readHistory } from '#library-facts/history/index.ts';
import { withRelease } from '#library-facts/history/derive.ts';
import { packRelease } from '#library-facts/history/pack.ts';

const library = '@material-table/core';

/** Add a published release to the history of members. Run it for each one, the oldest first. */
async function main(): Promise<void> {
  const [version] = process.argv.slice(2);
  if (!version) throw new Error('Pass a version: npx tsx tools/derive-history.ts 8.1.0');
  const history = withRelease(
    readHistory(),
    packRelease(library, version),
    (line) => packRelease(library, line.version).types,
  );
  writeFileSync(historyFile, await format(JSON.stringify(history), { parser: 'json', printWidth: 110 }));
}

void main();
