import { load } from 'cheerio';
import fs from 'node:fs';
import path from 'node:path';
import { colors } from '#kit/tokens.ts';
import { tokensCss } from '../design-tokens';
import type { DemoFile } from '../demo-files';
import { filesBelow } from '../files-below';
import type { FirstFrame } from './render';
import { buildTableCss } from './table-css';

/** The visible part of a picture, in pixels of the page: the top left of a table this wide. */
const tableSize = { width: 560, height: 350 };
/** A screen, as on a desktop. */
const screenSize = { width: 1280, height: 800 };
type Size = typeof tableSize;
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/**
 * Write the pictures of the gallery and the examples below `outDir`: for each page and color scheme, its
 * first demo's first frame, as SVG that contains the markup. So a picture shows what the page shows, is made
 * from text alone, and needs no script.
 */
export async function writePictures(
  siteDir: string,
  frames: Map<string, FirstFrame>,
  outDir: string,
  tableCss = buildTableCss,
): Promise<void> {
  const css = tokensCss() + fontsOf(siteDir) + (await tableCss(siteDir));
  fs.rmSync(outDir, { recursive: true, force: true });
  const write = (id: string, draw: (scheme: Scheme) => string) => {
    for (const scheme of schemes) {
      const picture = path.join(outDir, `${id}.${scheme}.svg`);
      fs.mkdirSync(path.dirname(picture), { recursive: true });
      fs.writeFileSync(picture, draw(scheme));
    }
  };
  const folder = path.join(siteDir, 'demos');
  for (const file of filesBelow(folder)) {
    const id = asAddress(folder, file).replace(/\.mdx$/, '');
    if (!file.endsWith('.mdx') || id === 'index') continue;
    const chosen = pictureOf(file, id);
    const frame =
      frames.get(`${id}${loaded}`) ??
      frames.get(chosen ?? id) ??
      [...frames].find(([name]) => name.startsWith(`${id}.`))?.[1];
    if (chosen && !frames.has(chosen)) throw new Error(notFound(file, chosen));
    write(id, (scheme) => (frame ? drawFrame(frame, css, scheme) : drawEmptyTable(scheme)));
  }
  for (const [id, frame] of frames) {
    if (!/^examples\/[^.]+$/.test(id)) continue;
    write(id, (scheme) => drawFrame(frames.get(`${id}${loaded}`) ?? frame, css, scheme, screenSize));
  }
}

/**
 * The site's fonts that need no download: an SVG in an `img` can't load one. They are system fonts, as wide
 * and as high as the site's own, so text has the same line breaks as in the page. A subset of the site's own
 * would add 9 kB to a picture of 6 to 12 kB (brotli); these rules add 0.2 kB.
 */
function fontsOf(siteDir: string): string {
  const css = fs.readFileSync(path.join(siteDir, 'src/css/fonts.css'), 'utf8');
  return (css.match(/@font-face \{[^}]*\}/g) ?? []).filter((face) => face.includes('local(')).join('');
}

/** The suffix of the id of a program that draws only a picture. */
const loaded = '.picture';

/**
 * The programs that draw a page or an example with loaded rows: `demos/remote-data/_basic.picture.tsx`,
 * `examples/order-desk/picture.tsx`. The first frame of a table with a function as data has no rows.
 */
export function findPicturePrograms(siteDir: string): DemoFile[] {
  const examples = filesBelow(path.join(siteDir, 'examples'))
    .filter((file) => path.basename(file) === 'picture.tsx')
    .map((file) => ({ id: `examples/${path.basename(path.dirname(file))}${loaded}`, file }));
  const folder = path.join(siteDir, 'demos');
  const demos = filesBelow(folder).flatMap((file) => {
    const [, topic, page] = /^(.+)\/_(.+)\.picture\.tsx$/.exec(asAddress(folder, file)) ?? [];
    return topic && page ? [{ id: `${topic}/${page}${loaded}`, file }] : [];
  });
  return [...examples, ...demos];
}

const asAddress = (folder: string, file: string) => path.relative(folder, file).split(path.sep).join('/');

/** The demo for a page's picture (`picture: basic.open`), if a later one shows more than the first. */
function pictureOf(page: string, id: string): string | undefined {
  const [, name] = /^picture: (\S+)$/m.exec(fs.readFileSync(page, 'utf8')) ?? [];
  return name && path.posix.join(path.posix.dirname(id), name);
}

const notFound = (page: string, demo: string) =>
  `${page} chooses "${demo}" for its picture, and there is no such demo. Its card in the gallery would be empty. Correct "picture" in its front matter.`;

/** The picture of a first frame; `css` has the page's rules in addition to the frame's own. */
function drawFrame({ html, rules }: FirstFrame, css: string, scheme: Scheme, size: Size = tableSize): string {
  const style = `${inWindow(size, css + Object.values(rules).join(''))}
    .mt-table{container-type:inline-size;font:16px var(--mt-font-sans);color:var(--mt-color-text)}`;
  const $ = load(`<style></style><div class="mt-table">${inWindow(size, html)}</div>`, undefined, false);
  $('style').first().text(style);
  // XML needs the namespace to recognize an icon.
  $('svg').attr('xmlns', 'http://www.w3.org/2000/svg');
  return svg(
    scheme,
    size,
    `<foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml">${$.xml()}</div></foreignObject>`,
  );
}

/** The outlines of a table, for a page without one. */
function drawEmptyTable(scheme: Scheme): string {
  const { line, accent } = colors[scheme];
  const bar = (x: number, y: number, width: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="10" rx="4" fill="${fill}"/>`;
  const rows = [90, 140, 190, 240, 290].map(
    (y) => bar(40, y, 140, line) + bar(230, y, 110, line) + bar(390, y, 130, line),
  );
  return svg(scheme, tableSize, bar(40, 40, 480, accent) + rows.join(''));
}

/** Resolve what depends on the window: a browser would use the picture's display size. */
function inWindow({ width, height }: Size, text: string): string {
  const holds = (bound: string, limit: number) => (bound === 'min' ? width >= limit : width <= limit);
  return text
    .replace(/@media[^{]+/g, (rule) =>
      rule.replace(/\((min|max)-width: ?([\d.]+)px\)/g, (_condition, bound: string, limit: string) =>
        holds(bound, Number(limit)) ? '(min-width:0)' : '(max-width:0)',
      ),
    )
    .replace(/\b([\d.]+)[dls]?vh\b/g, (_unit, share: string) => `${(Number(share) * height) / 100}px`);
}

function svg(scheme: Scheme, { width, height }: Size, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-theme="${scheme}"><rect width="100%" height="100%" fill="${colors[scheme].surface}"/>${content}</svg>\n`;
}
