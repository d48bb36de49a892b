import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { membersByDemo } from '../api-reference/demos';
import { describeDemo, readProgram } from './describe';
import { demoFolders, findDemos, type DemoFile } from '../demo-files';
import { filesBelow } from '../files-below';
import { checkHighlight, namesThatMatter } from './lines/names';
import { readPassages } from './lines/passages';
import { liveDemoId, readLiveFences } from './live-fences';
import {
  allDemosModule,
  clientModule,
  codeModule,
  runModule,
  serverModule,
  topicOf,
  topicPrograms,
} from './modules';
import { movedDemos } from './moved';
import type { Program } from '../../src/components/Demo/types';
import { findPicturePrograms, writePictures } from './pictures';
import { renderFirstFrames, type FirstFrame } from './render';

/**
 * Create a module for every demo: its highlighted text, with the first frame on the server and the component
 * as a lazy chunk in the browser. A page imports it as `@demo/<id>`; `remark.ts` writes that import.
 */
export default function demosPlugin({ siteDir, generatedFilesDir, baseUrl }: LoadContext) {
  const outDir = path.join(generatedFilesDir, 'demos');
  const cacheDir = path.join(siteDir, 'node_modules/.cache/demos');
  const write = (name: string, text: string) => generate(outDir, name, text);
  const hasFirstFrames = process.env.NODE_ENV === 'production';
  return {
    name: 'demos',
    getPathsToWatch: () => demoFolders.map((folder) => path.join(siteDir, folder, '**/*.{tsx,mdx}')),
    async loadContent() {
      const demos = [...findDemos(siteDir), ...(await writeLiveFences(siteDir, outDir))];
      const [frames, usesOf] = await Promise.all([
        hasFirstFrames
          ? renderFirstFrames([...demos, ...findPicturePrograms(siteDir)], siteDir, cacheDir)
          : new Map<string, FirstFrame>(),
        membersByDemo(demos.map(({ file }) => file)),
      ]);
      const uses = new Map(demos.map(({ id, file }) => [id, usesOf(file)]));
      const passages = readPassages(siteDir);
      const namesOf = namesThatMatter(uses);
      const programs = new Map<string, Program>();
      for (const demo of demos) programs.set(demo.id, await readProgram(demo, siteDir, cacheDir));
      for (const demo of demos) {
        const program = programs.get(demo.id) as Program;
        const passage = passages.get(demo.id);
        checkHighlight(demo.id, passage, program.files[0].typescript);
        const names = namesOf(demo.id, passage);
        const before = programs.get(passage?.after ?? '');
        const text = describeDemo(program, uses.get(demo.id) ?? [], names, baseUrl, before);
        await write(`client/${demo.id}.text.json`, JSON.stringify(text));
        await write(`client/${demo.id}.code.js`, codeModule(demo));
        await write(`client/${demo.id}.run.js`, runModule(demo.file, siteDir));
        await write(`client/${demo.id}.js`, clientModule(demo));
        await write(`server/${demo.id}.js`, serverModule(demo, text, frames.get(demo.id)));
      }
      for (const topic of new Set(demos.map(({ id }) => topicOf(id))))
        await write(`client/programs/${topic}.json`, topicPrograms(programs, topic));
      if (hasFirstFrames) await writePictures(siteDir, frames, path.join(outDir, 'static/img/gallery'));
      await write('client/all.js', allDemosModule(demos, movedDemos));
      await write('server/all.js', 'export default {};\n');
      await write(
        'rules.json',
        JSON.stringify(Object.fromEntries([...frames].map(([id, { rules }]) => [id, rules]))),
      );
    },
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { '@demo': path.join(outDir, isServer ? 'server' : 'client') } },
    }),
  } satisfies Plugin;
}

/** Write each page's `live` fences to files, so that they are compiled and rendered like any other demo. */
async function writeLiveFences(siteDir: string, outDir: string): Promise<DemoFile[]> {
  const pages = ['demos', 'docs']
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter((file) => file.endsWith('.mdx'));
  const demos = new Map<string, DemoFile>();
  for (const source of pages.flatMap(readLiveFences)) {
    const id = liveDemoId(source);
    const file = path.join(outDir, 'live', `${id}.tsx`);
    await generate(outDir, `live/${id}.tsx`, `${source}\n`);
    demos.set(id, { id, file });
  }
  return [...demos.values()];
}
