import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'esbuild';
import { replacedModules } from '../replaced-modules/table';
import type { DemoFile } from '../demo-files';
import { iconsByName } from './icons-by-name';

/** The first frame of a demo: its markup, and the style rules that the markup needs, by Emotion's names. */
export interface FirstFrame {
  html: string;
  rules: Record<string, string>;
}

/**
 * Render every demo to its first frame, by id, in a separate Node process, which keeps MUI out of the pages'
 * bundle. Nothing is cached between builds: fixtures, the theme and all packages affect the result.
 * @param workDir the folder for the rendering program.
 * @throws when a demo throws while it renders, with the demo's id.
 */
export async function renderFirstFrames(
  demos: DemoFile[],
  siteDir: string,
  workDir: string,
): Promise<Map<string, FirstFrame>> {
  const esbuild = await import('esbuild');
  const imports = demos.map(({ file }, index) => `import Demo${index} from ${JSON.stringify(file)};`);
  const list = demos.map(({ id }, index) => `[${JSON.stringify(id)}, Demo${index}]`);
  const outfile = path.join(workDir, 'first-frames.mjs');
  await esbuild.build({
    stdin: {
      contents: `import { printFrames } from './plugins/demos/first-frame';\n${imports.join('\n')}\nawait printFrames([${list.join(',\n')}]);\n`,
      resolveDir: siteDir,
      loader: 'tsx',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The library declares no side effects, but needs its modules in their order (see plugins/table-bundle).
    ignoreAnnotations: true,
    plugins: [iconsByName(), takeTableIn(siteDir)],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const { stdout } = await promisify(execFile)(process.execPath, [outfile], {
    cwd: siteDir,
    maxBuffer: 1 << 28,
    env: { ...process.env, NODE_ENV: 'production', TZ: 'UTC' },
  });
  return new Map(Object.entries<FirstFrame>(JSON.parse(stdout)));
}

/** Bundle the table itself, with the same modules as in the browser; other packages stay external. */
function takeTableIn(siteDir: string): Plugin {
  return {
    name: 'table',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^[^./#]/ }, ({ path: request, importer, kind }) => {
        if (kind === 'entry-point' || request === '@material-table/core') return undefined;
        const row = replacedModules.find((each) => each.request.test(request) && each.within?.test(importer));
        return row ? { path: path.join(siteDir, row.by) } : { path: request, external: true };
      }),
  };
}
