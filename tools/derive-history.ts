import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { historyFile } from '#library-facts/history';
import { deriveHistory } from '#library-facts/history/derive';

/** Compute since when each member exists, from the published releases, and write it to the package's data. */
async function main(): Promise<void> {
  const history = deriveHistory();
  writeFileSync(historyFile, await format(JSON.stringify(history), { parser: 'json', printWidth: 110 }));
  for (const { line, version, added, removed, changed } of history) {
    console.log(
      `${line} (${version}): ${Object.values(added).flat().length} added, ${removed.length} removed, ${changed.length} changed`,
    );
  }
}

void main();
