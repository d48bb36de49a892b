import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { filesBelow } from '../files-below';
import { hashOf, hashOfFiles } from '#kit/node/hash.ts';
import { buildChunks } from './chunks';

/** Where the site serves the frame from, below its base URL. */
const outFolder = 'sandbox';

/**
 * Build the frame into `.docusaurus/sandbox/static/sandbox/`: preview.html, the frame's bundle and its
 * chunks. Skipped if the inputs have not changed. Returns the folder to serve.
 */
export async function buildFrame(siteDir: string): Promise<string> {
  const staticDir = path.join(siteDir, '.docusaurus/sandbox/static');
  const stampFile = path.join(siteDir, '.docusaurus/sandbox/inputs.sha256');
  const stamp = hashInputs(siteDir);
  const isThere = () => fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp;
  if (isThere()) return staticDir;

  // Built elsewhere and moved: tests that start at the same time also build it, and must not find half of it.
  const ownDir = path.join(siteDir, `.docusaurus/sandbox/building-${process.pid}`);
  const outDir = path.join(ownDir, outFolder);
  fs.rmSync(ownDir, { recursive: true, force: true });
  fs.mkdirSync(path.join(outDir, 'chunks'), { recursive: true });
  const chunks = await buildChunks(siteDir, shared);
  for (const { name, code } of chunks) {
    fs.writeFileSync(
      path.join(outDir, 'chunks', `${name}.js`),
      `__sandbox.define(${JSON.stringify(name)},function(require,module,exports){${code}})`,
    );
  }
  const namesOf = (prefix: string) =>
    JSON.stringify(
      chunks.filter(({ name }) => name.startsWith(prefix)).map(({ name }) => name.slice(prefix.length)),
    );
  const main = await bundle(path.join(siteDir, 'packages/sandbox/frame/main.tsx'), {
    ICON_PACKS: namesOf('icons-'),
    DATE_LOCALES: namesOf('locale-'),
  });
  // A function, which the inline bootstrap evaluates (see there). The page checks both ends.
  const frame = `(function(bridge){${main}})/*end*/`;
  const frameFile = `frame.${hashOf(frame)}.js`;
  fs.writeFileSync(path.join(outDir, frameFile), frame);
  const bootstrap = await bundle(path.join(siteDir, 'packages/sandbox/frame/bootstrap.ts'), {
    FRAME_FILE: JSON.stringify(frameFile),
  });
  const page = fs.readFileSync(path.join(siteDir, 'packages/sandbox/frame/preview.html'), 'utf8');
  fs.writeFileSync(
    path.join(outDir, 'preview.html'),
    page.replace('/* bootstrap */', () => bootstrap.trim()),
  );
  if (!isThere()) {
    fs.rmSync(staticDir, { recursive: true, force: true });
    fs.renameSync(ownDir, staticDir);
    fs.writeFileSync(stampFile, stamp);
  }
  fs.rmSync(ownDir, { recursive: true, force: true });
  return staticDir;
}

const shared: BuildOptions = {
  bundle: true,
  minify: true,
  write: false,
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'error',
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
};

async function bundle(entry: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    ...shared,
    entryPoints: [entry],
    format: 'iife',
    jsx: 'automatic',
    define: { ...shared.define, ...define },
  });
  const [file] = result.outputFiles ?? [];
  if (!file)
    throw new Error(
      `esbuild returned nothing for ${entry}. The frame of visitors' programs would be missing.`,
    );
  return file.text;
}

function hashInputs(siteDir: string): string {
  const folders = ['plugins/sandbox', 'packages/sandbox', 'packages/check-code', 'packages/kit'];
  const files = folders
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  return hashOfFiles(siteDir, [
    path.join(siteDir, 'package-lock.json'),
    path.join(siteDir, 'packages/check-code/syntax-fault.ts'),
    ...files,
  ]);
}
