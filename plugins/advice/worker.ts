import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { AdviceFiles } from '../../src/advice/files';

/** Beside the site's scripts: hosts keep those of earlier releases for open tabs. */
const folder = 'assets/js';

/**
 * Bundle the rules with the facts that lie in `factsFile` as a worker, into a folder that the site serves as it is. A script of its own:
 * the generator's bundler can't share modules between pages and a worker (Rspack 1 panics). Its name carries its content's hash.
 */
export async function buildWorker(siteDir: string, factsFile: string): Promise<AdviceFiles> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, 'src/advice/worker.ts')],
    alias: { '@generated/advice/facts.json': factsFile },
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    tsconfigRaw: {},
  });
  const [file] = outputFiles;
  if (!file)
    throw new Error('esbuild made nothing of src/advice/worker.ts. The editor would have no advice.');
  const name = `advice.${createHash('sha256').update(file.text).digest('hex').slice(0, 8)}.js`;
  const outDir = path.join(siteDir, '.docusaurus/advice/static', folder);
  fs.rmSync(outDir, { recursive: true, force: true });
  fs.mkdirSync(outDir, { recursive: true });
  fs.writeFileSync(path.join(outDir, name), file.text);
  return { worker: `${folder}/${name}` };
}
