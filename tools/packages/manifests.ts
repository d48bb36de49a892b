import { repository, siteAddress } from '../../site-path';
import manifest from '../../package.json';
import { mcpFiles } from './mcp-content';

/** A package that `npm run packages` makes. */
export interface Published {
  /** Its folder in `packages/`. */
  folder: string;
  /** Modules to bundle, by the name of the published file. */
  entries: Record<string, string>;
  /** Its package.json without the common fields. */
  manifest: Record<string, unknown>;
  /** Additional files by name, some from the built site. */
  files?: (siteDir: string, outDir: string) => Record<string, string>;
  /** The largest size of its tarball, in bytes. */
  limit: number;
}

/** The line of the library, which the versions of the packages follow. */
export const version = manifest.dependencies['@material-table/core'];

/** A package whose main module a program imports. */
const importable = {
  exports: { '.': { types: './index.d.ts', default: './index.mjs' }, './package.json': './package.json' },
  types: './index.d.ts',
};

export const published: readonly Published[] = [
  {
    folder: 'codemod',
    entries: { 'bin.mjs': 'bin.ts', 'index.mjs': 'index.ts' },
    limit: 200_000,
    manifest: {
      description: 'Upgrades code for material-table or an older @material-table/core to version 8',
      keywords: ['material-table', 'codemod', 'upgrade'],
      bin: { 'material-table-codemod': 'bin.mjs' },
      ...importable,
    },
  },
  {
    folder: 'eslint-plugin',
    entries: { 'index.mjs': 'index.ts' },
    limit: 200_000,
    manifest: {
      description: 'ESLint rules for tables made with @material-table/core',
      keywords: ['eslint', 'eslintplugin', 'eslint-plugin', 'material-table'],
      ...importable,
      peerDependencies: { eslint: '^9.0.0 || ^10.0.0' },
    },
  },
  {
    folder: 'mcp',
    entries: { 'bin.mjs': 'bin.ts' },
    files: mcpFiles,
    limit: 1_500_000,
    manifest: {
      description: 'MCP server with the documentation of @material-table/core, for coding assistants',
      keywords: ['material-table', 'mcp', 'modelcontextprotocol', 'documentation'],
      bin: { 'material-table-mcp': 'bin.mjs' },
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
