import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { describeDemo } from './describe';
import { filesBelow, findDemos, type DemoFile } from './find';
import { firstHomeDemo, homeModule, readHome } from './home';
import { liveDemoId, readLiveFences } from './live-fences';
import { allDemosModule, clientModule, serverModule } from './modules';
import { renderFirstFrames, type FirstFrame } from './render';

/** Where `plugins/delivery` finds the style rules of the first frames: `{ demo id: { name: rule } }`. */
export const rulesFile = (generatedFilesDir: string) => path.join(generatedFilesDir, 'demos', 'rules.json');

/**
 * Make a module of every demo: on the server its first frame and its highlighted text, in the browser two lazy chunks, the
 * running component and its text. A page imports it as `@demo/<id>`; `remark.ts` writes that import.
 */
export default function demosPlugin({ siteDir, generatedFilesDir, baseUrl }: LoadContext) {
  const outDir = path.join(generatedFilesDir, 'demos');
  const cacheDir = path.join(siteDir, 'node_modules/.cache/demos');
  const hasFirstFrames = process.env.NODE_ENV === 'production';
  return {
    name: 'demos',
    getPathsToWatch: () => ['demos', 'docs'].map((folder) => path.join(siteDir, folder, '**/*.{tsx,mdx}')),
    async loadContent() {
      const demos = [...findDemos(siteDir), ...(await writeLiveFences(siteDir, outDir))];
      const home = readHome(siteDir, outDir);
      const rendered = [...demos, ...home.variants.filter(({ id }) => id === firstHomeDemo)];
      const frames = hasFirstFrames
        ? await renderFirstFrames(rendered, siteDir, cacheDir)
        : new Map<string, FirstFrame>();
      for (const demo of demos) {
        const text = await describeDemo(demo, siteDir, cacheDir, baseUrl);
        writeIfChanged(path.join(outDir, 'client', `${demo.id}.text.json`), JSON.stringify(text));
        writeIfChanged(path.join(outDir, 'client', `${demo.id}.js`), clientModule(demo, text));
        writeIfChanged(
          path.join(outDir, 'server', `${demo.id}.js`),
          serverModule(demo, text, frames.get(demo.id)),
        );
      }
      const frame = JSON.stringify(frames.get(firstHomeDemo)?.html ?? '');
      writeIfChanged(
        path.join(outDir, 'client', 'home.js'),
        `${homeModule(home.variants, home.lines)}export const frame = undefined;\n`,
      );
      writeIfChanged(
        path.join(outDir, 'server', 'home.js'),
        `export const loaders = {};\nexport const lines = ${home.lines};\nexport const frame = ${frame};\n`,
      );
      writeIfChanged(path.join(outDir, 'client', 'all.js'), allDemosModule(demos));
      writeIfChanged(path.join(outDir, 'server', 'all.js'), 'export default {};\n');
      writeIfChanged(
        rulesFile(generatedFilesDir),
        JSON.stringify(Object.fromEntries([...frames].map(([id, { rules }]) => [id, rules]))),
      );
    },
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { '@demo': path.join(outDir, isServer ? 'server' : 'client') } },
    }),
  } satisfies Plugin;
}

/** Write each `live` fence of the pages to a file, so that it is compiled, rendered and run like any other demo. */
async function writeLiveFences(siteDir: string, outDir: string): Promise<DemoFile[]> {
  const pages = ['demos', 'docs']
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter((file) => file.endsWith('.mdx'));
  const demos = new Map<string, DemoFile>();
  for (const source of (await Promise.all(pages.map(readLiveFences))).flat()) {
    const id = liveDemoId(source);
    const file = path.join(outDir, 'live', `${id}.tsx`);
    writeIfChanged(file, `${source}\n`);
    demos.set(id, { id, file });
  }
  return [...demos.values()];
}

function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
