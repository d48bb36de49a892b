import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesBelow } from '../demos/find';
import { rulesFile } from '../demos';
import { buildBootScript } from './boot-script';
import { chunkFinder } from './chunks';
import { deliverPage } from './page';
import { buildTableCss } from './table-css';

/**
 * Make the built pages light: style sheets inlined, scripts started at idle or intent, styles of server-rendered tables
 * collected once a page, a policy that lets nothing foreign load. Works on the files that the generator has written.
 */
export default function deliveryPlugin({ siteDir, generatedFilesDir, baseUrl, siteStorage }: LoadContext) {
  return {
    name: 'delivery',
    async postBuild({ outDir, routesPaths }) {
      const release = readRelease(generatedFilesDir);
      const rules = JSON.parse(fs.readFileSync(rulesFile(generatedFilesDir), 'utf8')) as Record<
        string,
        Record<string, string>
      >;
      const site = {
        outDir,
        baseUrl,
        release,
        rules,
        boot: await buildBootScript(siteDir),
        tableCss: await buildTableCss(siteDir, generatedFilesDir),
        themeKey: `theme${siteStorage.namespace}`,
        routesPaths: routesPaths.filter((route) => !route.endsWith('404.html')),
        chunksOf: chunkFinder(generatedFilesDir, outDir),
      };
      for (const file of filesBelow(outDir).filter(
        (name) => name.endsWith('.html') && !name.includes(`${path.sep}live${path.sep}`),
      )) {
        fs.writeFileSync(
          file,
          deliverPage(fs.readFileSync(file, 'utf8'), pathOf(file, outDir, baseUrl), site),
        );
      }
      fs.writeFileSync(path.join(outDir, 'release.json'), JSON.stringify({ release }));
    },
  } satisfies Plugin;
}

/** A name of this build that changes with any script: the hash that the bundler gave its manifest of scripts. */
function readRelease(generatedFilesDir: string): string {
  const manifest = fs.readFileSync(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8');
  const main = /assets\/js\/main\.([0-9a-f]+)\.js/.exec(manifest)?.[1];
  const runtime = /assets\/js\/runtime~main\.([0-9a-f]+)\.js/.exec(manifest)?.[1];
  if (!main || !runtime)
    throw new Error(
      'The client manifest names no main script. Pages would start nothing. Did the generator change its file names?',
    );
  return `${main}-${runtime}`;
}

function pathOf(file: string, outDir: string, baseUrl: string): string {
  const relative = path.relative(outDir, file).split(path.sep).join('/');
  return baseUrl + relative.replace(/(^|\/)index\.html$/, '$1').replace(/\/$/, '');
}
