import path from 'node:path';

/** The text of `src/boot` as one small script. */
export async function buildBootScript(siteDir: string): Promise<string> {
  const esbuild = await import('esbuild');
  const result = await esbuild.build({
    entryPoints: [path.join(siteDir, 'src/boot/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    tsconfigRaw: {},
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error('The boot script of the pages came out empty.');
  return file.text.trim();
}
