import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'esbuild';
import type { DemoFile } from './find';

/** The first frame of a demo: its markup, and the style rules that the markup needs by emotion's name. */
export interface FirstFrame {
  html: string;
  rules: Record<string, string>;
}

/**
 * Render every demo to its first frame, in a Node process of its own (the bundle of the pages then holds no MUI).
 * Frames are kept by content in `cacheDir`; only demos that changed are rendered again.
 * @throws when a demo throws while it renders, with the demo's name.
 */
export async function renderFirstFrames(
  demos: DemoFile[],
  siteDir: string,
  cacheDir: string,
): Promise<Map<string, FirstFrame>> {
  const cacheFile = path.join(cacheDir, 'first-frames.json');
  const cache = readJson<Record<string, FirstFrame>>(cacheFile) ?? {};
  const base = hash(
    [
      'package-lock.json',
      'src/theme-mui/index.ts',
      'src/theme-mui/cures.ts',
      'src/design/tokens.ts',
      'plugins/demos/first-frame.tsx',
      'src/late/DatePickers.server.tsx',
      'src/late/picker-box.ts',
    ]
      .map((file) => fs.readFileSync(path.join(siteDir, file), 'utf8'))
      .join('\0'),
  );
  const keys = new Map(
    demos.map((demo) => [demo.id, hash(base + demo.id + fs.readFileSync(demo.file, 'utf8'))]),
  );
  const missing = demos.filter(({ id }) => !cache[keys.get(id) ?? '']);
  if (missing.length > 0) Object.assign(cache, await renderAll(missing, keys, siteDir, cacheDir));
  const frames = new Map<string, FirstFrame>();
  for (const [id, key] of keys) {
    const frame = cache[key];
    if (frame) frames.set(id, frame);
  }
  fs.mkdirSync(cacheDir, { recursive: true });
  fs.writeFileSync(
    cacheFile,
    JSON.stringify(Object.fromEntries([...keys.values()].map((key) => [key, cache[key]]))),
  );
  return frames;
}

async function renderAll(
  demos: DemoFile[],
  keys: Map<string, string>,
  siteDir: string,
  cacheDir: string,
): Promise<Record<string, FirstFrame>> {
  const esbuild = await import('esbuild');
  const work = path.join(cacheDir, 'first-frames');
  fs.mkdirSync(work, { recursive: true });
  const entry = path.join(work, 'entry.tsx');
  const imports = demos.map((demo, index) => `import Demo${index} from ${JSON.stringify(demo.file)};`);
  const list = demos.map(
    (demo, index) => `[${JSON.stringify(keys.get(demo.id))}, ${JSON.stringify(demo.id)}, Demo${index}]`,
  );
  const frameModule = JSON.stringify(path.join(siteDir, 'plugins/demos/first-frame.tsx'));
  fs.writeFileSync(
    entry,
    `import { printFrames } from ${frameModule};\n${imports.join('\n')}\nprintFrames([${list.join(',\n')}]);\n`,
  );
  const outfile = path.join(work, 'entry.mjs');
  await esbuild.build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The library says that its modules have no side effects, but they need the order of its index (see plugins/site-behavior).
    ignoreAnnotations: true,
    plugins: [takeTableIn(path.join(siteDir, 'src/late/DatePickers.server.tsx'))],
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
  return JSON.parse(stdout) as Record<string, FirstFrame>;
}

/** Bundle the table itself, with `pickers` in the place of its date pickers; all other packages stay outside. */
function takeTableIn(pickers: string): Plugin {
  return {
    name: 'table-with-pickers',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^[^./]/ }, ({ path: request, importer, kind }) => {
        if (kind === 'entry-point' || request === '@material-table/core') return undefined;
        if (request === '@mui/x-date-pickers' && importer.includes('@material-table'))
          return { path: pickers };
        return { path: request, external: true };
      }),
  };
}

function readJson<T>(file: string): T | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
