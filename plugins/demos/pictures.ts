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
type Picture = [id: string, frame: FirstFrame];

/**
 * Write the pictures of the gallery and the examples to `outDir`: two sheets for each color scheme, with the
 * first frame of each page's first demo as SVG that contains the markup. So a picture shows what the page
 * shows, is made from text alone, and needs no script. An address names its picture:
 * `demos.light.svg#demos/sort/multi`. An SVG in an `img` can't load a font, so the site's own is in the sheet.
 * A sheet has the fonts and the rules once: with them, its pictures weigh a third of what they did apart.
 */
export async function writePictures(
  siteDir: string,
  frames: Map<string, FirstFrame>,
  outDir: string,
  tableCss = buildTableCss,
): Promise<void> {
  const css = tokensCss() + (await tableCss(siteDir));
  const folder = path.join(siteDir, 'demos');
  const demos = filesBelow(folder).flatMap((file): Picture[] => {
    const id = asAddress(folder, file).replace(/\.mdx$/, '');
    if (!file.endsWith('.mdx') || id === 'index') return [];
    const frame = frames.get(`${id}${loaded}`) ?? frames.get(pictureOf(file, id));
    if (!frame) throw new Error(notFound(file, pictureOf(file, id)));
    return [[`demos/${id}`, frame]];
  });
  const examples = [...frames]
    .filter(([id]) => /^examples\/[^.]+$/.test(id))
    .map(([id, frame]): Picture => [id, frames.get(`${id}${loaded}`) ?? frame]);
  fs.mkdirSync(outDir, { recursive: true });
  for (const [name, size, pictures] of [
    ['demos', tableSize, demos],
    ['examples', screenSize, examples],
  ] as const) {
    const rules = Object.values<string>(Object.assign({}, ...pictures.map(([, frame]) => frame.rules)));
    const style = fontsOf(siteDir) + inWindow(size, css + rules.join('')) + pictureCss;
    const drawn = pictures.map(
      ([id, { html }]) =>
        `<foreignObject id="${id}" width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" class="mt-table">${asXml(inWindow(size, html))}</div></foreignObject>\n`,
    );
    for (const scheme of ['light', 'dark'] as const)
      fs.writeFileSync(path.join(outDir, `${name}.${scheme}.svg`), svg(scheme, size, style, drawn.join('')));
  }
}

/** The rules of the site's face with its files. No picture has code. */
function fontsOf(siteDir: string): string {
  const css = fs.readFileSync(path.join(siteDir, 'src/css/fonts.css'), 'utf8');
  const faces = (css.match(/@font-face \{[^}]*\}/g) ?? []).filter((face) => face.includes("'Inter "));
  const read = (_url: string, file: string) =>
    `url(data:font/woff2;base64,${fs.readFileSync(path.join(siteDir, 'node_modules', file), 'base64')})`;
  return faces.join('').replace(/url\('~([^']+)'\)/g, read);
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

/** The demo for a page's picture: the first, or a later one that shows more (`picture: basic.open`). */
function pictureOf(page: string, id: string): string {
  const [, name = path.posix.basename(id)] = /^picture: (\S+)$/m.exec(fs.readFileSync(page, 'utf8')) ?? [];
  return path.posix.join(path.posix.dirname(id), name);
}

const notFound = (page: string, demo: string) =>
  `${page} has no demo "${demo}" for its picture. Its card in the gallery would be empty. Add a demo, or correct "picture" in the front matter.`;

/** XML needs the namespace to recognize an icon. */
function asXml(html: string): string {
  const $ = load(html, undefined, false);
  $('svg').attr('xmlns', 'http://www.w3.org/2000/svg');
  return $.xml();
}

/**
 * A column of a page ends between two rows, so a picture has no half row. What scrolls has no such ends, so
 * nothing scrolls. A pinned cell stays in its row, even if the row is in the next column.
 */
const pictureCss = `
  foreignObject:not(:target){display:none}
  .mt-table{container-type:inline-size;box-sizing:border-box;height:100%;columns:1;column-gap:40px;column-fill:auto;font:16px var(--mt-font-sans);color:var(--mt-color-text)}
  .mt-table div:has(table){overflow:visible!important;max-height:none!important}
  .mt-table tr{break-inside:avoid;clip-path:inset(0)}
  [id^=demos]>.mt-table{padding:20px 20px 0}`;

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

/** Each picture of it is visible when the address names it; the text loads the face before that. */
function svg(scheme: keyof typeof colors, { width, height }: Size, style: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-theme="${scheme}"><style><![CDATA[${style}]]></style>
<rect width="100%" height="100%" fill="${colors[scheme].page}"/><text font-family="Inter Variable" opacity="0">a</text>
${content}</svg>\n`;
}
