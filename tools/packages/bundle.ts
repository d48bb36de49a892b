import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** A file of a package: its text, by its name in the tarball. */
export type PackageFiles = Record<string, string>;

/**
 * Bundle modules with their imports, and collect the licenses.
 * @param entries modules, by the name of their output file.
 * @param generated JSON texts of the modules `@generated/…`, by the rest of the path.
 */
export async function bundle(
  siteDir: string,
  entries: Record<string, string>,
  generated: Record<string, string>,
): Promise<PackageFiles> {
  const { outputFiles, metafile } = await build({
    entryPoints: Object.entries(entries).map(([name, file]) => ({
      in: file,
      out: name.replace(/\.mjs$/, ''),
    })),
    absWorkingDir: siteDir,
    outdir: 'out',
    outExtension: { '.js': '.mjs' },
    plugins: [generatedModules(generated)],
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'none',
    tsconfigRaw: {},
    // For bundled CommonJS modules that require Node modules.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  const out = path.join(siteDir, 'out');
  const scripts = outputFiles.map(({ path: file, text }) => {
    const name = path.relative(out, file);
    return [name, name.startsWith('bin.') ? `#!/usr/bin/env node\n${text}` : text] as const;
  });
  return {
    ...Object.fromEntries(scripts),
    'LICENSES-OF-BUNDLED-PACKAGES.txt': licensesOf(siteDir, Object.keys(metafile.inputs)),
  };
}

function generatedModules(texts: Record<string, string>): Plugin {
  return {
    name: 'generated',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@generated\// }, ({ path: name }) => ({ path: name, namespace: 'generated' }));
      onLoad({ filter: /./, namespace: 'generated' }, ({ path: name }) => {
        const contents = texts[name.replace('@generated/', '')];
        return contents === undefined
          ? { errors: [{ text: `Nothing makes ${name}` }] }
          : { contents, loader: 'json' };
      });
    },
  };
}

/** The licenses that a bundle must include. @throws when a package has none. */
function licensesOf(siteDir: string, inputs: readonly string[]): string {
  const folders = new Set(
    inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []),
  );
  return [...folders]
    .sort()
    .map((folder) => {
      const whole = path.join(siteDir, folder);
      const file = fs.readdirSync(whole).find((name) => /^licen[cs]e(?:-mit)?(?:\.(?:md|txt))?$/i.test(name));
      if (!file)
        throw new Error(
          `${folder} has no license file to include in the bundle. Look for it in its repository.`,
        );
      const text = fs.readFileSync(path.join(whole, file), 'utf8').trim();
      return `${folder.replace(/^.*node_modules\//, '')}\n\n${text}\n`;
    })
    .join('\n---\n\n');
}
