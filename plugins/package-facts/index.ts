import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import { releaseDates } from '#library-facts/data/release-dates.ts';
import type { PackageFacts } from '../../src/generated/facts';
import { findDemos } from '../demo-files';
import { readComparison } from './comparison';

/** The theme of the tables, for copying. */
const tableLook = 'packages/kit/mui-theme/table-look.ts';

/** Write the facts about the package and the source of the tables' theme to `@generated`. */
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

/** The counts on the home page. */
function countsOf(siteDir: string): PackageFacts['counts'] {
  const [, ...members] = fs
    .readFileSync(path.join(siteDir, 'packages/library-facts/data/members.txt'), 'utf8')
    .trim()
    .split('\n');
  const issues = fs
    .readdirSync(path.join(siteDir, 'docs/_known-issues'))
    .filter((name) => name.endsWith('.mdx'));
  const demos = findDemos(siteDir);
  return {
    demos: demos.length,
    examples: demos.filter(({ id }) => id.startsWith('examples/')).length,
    members: members.length,
    issues: issues.length,
  };
}

function readManifest(siteDir: string): PackageFacts {
  const manifest = readJsonFile<{
    version: string;
    license: string;
    peerDependencies: Record<string, string>;
    dependencies: Record<string, string>;
  }>(path.join(siteDir, 'node_modules/@material-table/core/package.json'));
  const react = manifest.peerDependencies.react;
  const materialUi = manifest.dependencies['@mui/material'];
  if (!react || !materialUi) {
    throw new Error(
      '@material-table/core no longer names React as a peer and @mui/material as a dependency. The home page would be wrong. Correct plugins/package-facts.',
    );
  }
  const released = releaseDates[manifest.version];
  if (!released)
    throw new Error(
      `The day on which ${manifest.version} was released is not recorded, and the home page shows it. Add it to packages/library-facts/data/release-dates.ts.`,
    );
  return {
    version: manifest.version,
    license: manifest.license,
    react,
    materialUi,
    released,
    counts: countsOf(siteDir),
    comparison: readComparison(fs.readFileSync(path.join(siteDir, 'docs/about.mdx'), 'utf8')),
  };
}
