import fs from 'node:fs';
import path from 'node:path';
import type { AdviceFiles } from '#check-code/files.ts';
import { bundleScript } from '../bundle-script';
import { hashOf } from '#kit/node/hash.ts';

/** In the folder of the site's scripts, which hosts keep from earlier releases for open tabs. */
const folder = 'assets/js';

/**
 * Bundle the rules with the facts in `factsFile` as a worker, into a folder that the site serves unchanged.
 * Its name contains its hash.
 */
export async function buildWorker(siteDir: string, factsFile: string): Promise<AdviceFiles> {
  const text = await bundleScript(path.join(siteDir, 'packages/check-code/worker.ts'), {
    '@generated/advice/facts.json': factsFile,
  });
  const name = `advice.${hashOf(text)}.js`;
  const outDir = path.join(siteDir, '.docusaurus/advice/static', folder);
  fs.rmSync(outDir, { recursive: true, force: true });
  fs.mkdirSync(outDir, { recursive: true });
  fs.writeFileSync(path.join(outDir, name), text);
  return { worker: `${folder}/${name}` };
}
