import fs from 'node:fs';
import path from 'node:path';
import type { AdviceFiles } from '#check-code/files';
import { bundleScript } from '../bundle-script';
import { hashOf } from '#kit/node/hash';

/** Next to the site's scripts: hosts keep those of earlier releases for open tabs. */
const folder = 'assets/js';

/**
 * Bundle the rules with the facts that lie in `factsFile` as a worker, into a folder that the site serves as it is. Its name carries its
 * content's hash.
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
