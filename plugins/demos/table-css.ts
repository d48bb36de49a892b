import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

let built: Promise<string> | undefined;

/** The text of `tableCss()` (packages/kit/mui-theme), computed in a separate process, to keep MUI out. */
export function buildTableCss(siteDir: string): Promise<string> {
  built ??= compute(siteDir);
  return built;
}

async function compute(siteDir: string): Promise<string> {
  const esbuild = await import('esbuild');
  const outfile = path.join(siteDir, 'node_modules/.cache/demos/table-css.mjs');
  fs.mkdirSync(path.dirname(outfile), { recursive: true });
  await esbuild.build({
    stdin: {
      contents: `import { tableCss } from './packages/kit/mui-theme';\nprocess.stdout.write(tableCss());`,
      resolveDir: siteDir,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    tsconfigRaw: {},
  });
  const { stdout } = await promisify(execFile)(process.execPath, [outfile], { cwd: siteDir });
  return stdout;
}
