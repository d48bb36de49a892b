import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesBelow } from '../demos/find';
import { rulesFile } from '../demos';
import { buildBootScript } from './boot-script';
import { chunkFinder } from './chunks';
import { deliverPage } from './page';
import { socialImages } from './social-image';
import { buildTableCss } from './table-css';

/**
 * Make the built pages light: style sheets inlined, scripts started at idle or intent, styles of server-rendered tables
 * collected once a page, a policy that lets nothing foreign load. Works on the files that the generator has written.
 */
export default function deliveryPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
  siteConfig,
  siteStorage,
}: LoadContext) {
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
        chunks: chunkFinder(generatedFilesDir),
      };
      const images = await socialImages(
        siteDir,
        outDir,
        path.join(siteDir, 'node_modules/.cache/social-images'),
      );
      const isPage = (name: string) =>
        name.endsWith('.html') && !name.includes(`${path.sep}sandbox${path.sep}`);
      for (const file of filesBelow(outDir).filter(isPage)) {
        const html = fs.readFileSync(file, 'utf8');
        const image = await images.draw(...wordsOf(html, siteConfig.title));
        fs.writeFileSync(
          file,
          deliverPage(html, pathOf(file, outDir, baseUrl), siteConfig.url + baseUrl + image, site),
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

/** A page's title and its section, for its picture. */
function wordsOf(html: string, siteTitle: string): [title: string, section: string] {
  const whole = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? siteTitle;
  const title =
    whole
      .split(' | ')[0]
      ?.replace(/&amp;/g, '&')
      .replace(/&#x27;/g, "'") ?? siteTitle;
  const section = /docs-doc-id-|plugin-id-(default|demos)/.exec(html)?.[1];
  return [
    title,
    section === 'demos'
      ? 'Demos'
      : section === 'default'
        ? 'Docs'
        : siteTitle === title
          ? 'Home'
          : 'React data table',
  ];
}

function pathOf(file: string, outDir: string, baseUrl: string): string {
  const relative = path.relative(outDir, file).split(path.sep).join('/');
  return baseUrl + relative.replace(/(^|\/)index\.html$/, '$1').replace(/\/$/, '');
}
