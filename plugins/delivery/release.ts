import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { chunkFinder } from './chunks';

/** Write the name of this build, for open tabs. */
export function writeRelease({ generatedFilesDir, outDir }: Props): void {
  const { release } = chunkFinder(generatedFilesDir);
  fs.writeFileSync(path.join(outDir, 'release.json'), JSON.stringify({ release }));
}
