/**
 * Before a release: fetch the hashed files of the last 30 days from the live site into the new build, so that
 * open tabs keep working. `tsx tools/ci/keep-assets.ts https://example.org/base/ build`. Their list, with the
 * day of the last release that had each, is published with the site; it works with any host, because only the
 * site's address is needed.
 */
import fs from 'node:fs';
import { keepAssets } from './kept-assets';

const [address, folder] = process.argv.slice(2);

async function main(): Promise<void> {
  if (!address?.endsWith('/') || !folder || !fs.existsSync(folder))
    throw new Error(
      'Pass the address of the live site, with its last slash, and the folder of the new build: npx tsx tools/ci/keep-assets.ts https://example.org/ build',
    );
  const { kept, dropped, own } = await keepAssets(address, folder, new Date());
  console.log(`${own} files of this release, ${kept} of older ones kept, ${dropped} too old.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
