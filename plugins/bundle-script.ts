/**
 * The text of a script in addition to the generator's: the boot script, a worker. The generator's bundler
 * can't share modules between pages and a worker (Rspack 1 panics).
 * @param entry its first module.
 * @param alias files that replace the modules that it imports by these names.
 * @throws when esbuild can't read a module, or returns nothing.
 */
export async function bundleScript(entry: string, alias: Record<string, string> = {}): Promise<string> {
  // Imported only here: esbuild refuses to run if a test has jsdom's globals.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    alias,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    tsconfigRaw: {},
  });
  const [file] = outputFiles;
  if (!file?.text)
    throw new Error(`esbuild returned nothing for ${entry}. The pages would lack that script.`);
  return file.text;
}
