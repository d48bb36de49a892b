import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import type { PackageFacts } from '../../src/generated-facts';
import { readWeights } from './weights';

/** Write the facts to `@generated/package-facts/facts.json`, and beside it what pages say of the size to `weights.json`. */
export default function packageFactsPlugin({ siteDir, generatedFilesDir }: LoadContext) {
  const write = (name: string, content: object) =>
    generate(generatedFilesDir, `package-facts/${name}.json`, JSON.stringify(content));
  return {
    name: 'package-facts',
    loadContent: async () => {
      const manifest = readManifest(siteDir);
      const weights = await readWeights(siteDir);
      const kilobytes = Math.round(weights.programs.table.brotli / 1000);
      await write('facts', { ...manifest, kilobytes } satisfies PackageFacts);
      await write('weights', weights);
    },
  } satisfies Plugin;
}

function readManifest(siteDir: string): Omit<PackageFacts, 'kilobytes'> {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'node_modules/@material-table/core/package.json'), 'utf8'),
  ) as {
    version: string;
    license: string;
    peerDependencies: Record<string, string>;
    dependencies: Record<string, string>;
  };
  const react = manifest.peerDependencies.react;
  const materialUi = manifest.dependencies['@mui/material'];
  if (!react || !materialUi) {
    throw new Error(
      '@material-table/core no longer names React as a peer and @mui/material as a dependency. The home page would say something wrong: correct plugins/package-facts.',
    );
  }
  return { version: manifest.version, license: manifest.license, react, materialUi };
}
