import { repository, siteAddress } from '../../site-path';
import manifest from '../../package.json';

/** A package that `npm run packages` makes. */
export interface Published {
  /** Its folder in `packages/`. */
  folder: string;
  /** Modules to bundle, by the name of the file that is published. */
  entries: Record<string, string>;
  /** Its package.json without what all have. */
  manifest: Record<string, unknown>;
  /** How large its tarball may be, in bytes. */
  limit: number;
}

/** The line of the library, which the versions of the packages follow. */
export const version = manifest.dependencies['@material-table/core'];

export const published: readonly Published[] = [
  {
    folder: 'codemod',
    entries: { 'bin.mjs': 'bin.ts', 'index.mjs': 'index.ts' },
    limit: 200_000,
    manifest: {
      description: 'Upgrades code for material-table or an older @material-table/core to version 8',
      keywords: ['material-table', 'codemod', 'upgrade'],
      bin: { 'material-table-codemod': 'bin.mjs' },
      exports: { '.': { types: './index.d.ts', default: './index.mjs' }, './package.json': './package.json' },
      types: './index.d.ts',
    },
  },
];

/** The package.json that is published. */
export function manifestOf({ folder, manifest: own }: Published): Record<string, unknown> {
  return {
    name: `@material-table/${folder}`,
    version,
    ...own,
    type: 'module',
    license: manifest.license,
    engines: manifest.engines,
    homepage: siteAddress('/docs'),
    repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${folder}` },
    bugs: `${repository}/issues`,
    publishConfig: { access: 'public', provenance: true },
  };
}
