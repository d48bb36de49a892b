// npx tsx tools/precompress.ts: write the built site for a host to .work/site, with a .br and a .gz next to
// each text, so that serving compresses nothing. BUILD=<folder> replaces build/. Prints the savings.
import path from 'node:path';
import { layOut, siteFolder } from './deploy/lay-out';
import { precompress } from './deploy/precompress';
import { basePath } from '../site-path';

async function main(): Promise<void> {
  layOut(process.env.BUILD ?? 'build', siteFolder);
  const { files, plain, ...sizes } = await precompress(path.join(siteFolder, basePath));
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  console.log(`${files} texts in ${siteFolder}, ${megabytes(plain)} as they are`);
  for (const [ending, size] of Object.entries(sizes)) console.log(`${ending.padEnd(4)} ${megabytes(size)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
