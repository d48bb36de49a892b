import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import type { PackageFacts } from '../../src/generated/facts';

/** The look of the tables, as visitors copy it. */
const tableLook = 'packages/kit/mui-theme/table-look.ts';

/** Write what the home page says of the package, and the text of the tables' look, to `@generated/package-facts/`. */
export default function packageFactsPlugin({ siteDir, generatedFilesDir }: LoadContext) {
  return {
    name: 'package-facts',
    loadContent: async () => {
      const write = (name: string, value: unknown) =>
        generate(generatedFilesDir, `package-facts/${name}.json`, JSON.stringify(value));
      await write('facts', readManifest(siteDir));
      await write('table-look', fs.readFileSync(path.join(siteDir, tableLook), 'utf8'));
    },
  } satisfies Plugin;
}

function readManifest(siteDir: string): PackageFacts {
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
