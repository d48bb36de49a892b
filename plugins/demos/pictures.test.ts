import { load } from 'cheerio';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { drawEmptyTable, drawFrame, findPicturePrograms, writePictures } from './pictures';

const frame = {
  html: '<table><tbody><tr><td>Ada &amp; Bo<br><input checked value="&lt;1"><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></td></tr></tbody></table><!--$-->',
  rules: { abc: '.css-abc>td{color:red}' },
};
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true })));

/** An empty site in a temporary folder. */
function makeSite(): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  folders.push(siteDir);
  for (const folder of ['demos', 'src/css']) fs.mkdirSync(path.join(siteDir, folder), { recursive: true });
  fs.writeFileSync(path.join(siteDir, 'src/css/fonts.css'), '');
  return siteDir;
}

test('a picture holds the markup and the styles of the first frame, in the colors of its scheme', () => {
  const picture = drawFrame(frame, ':root{--a:1}', 'dark');
  const $ = load(picture, { xml: true });
  expect($('svg').first().attr('data-theme')).toBe('dark');
  expect($('foreignObject td').text()).toBe('Ada & Bo');
  expect($('style').text()).toContain(':root{--a:1}.css-abc>td{color:red}');
});

test('its text has the fonts of the site that need no download, because an image cannot load one', async () => {
  const siteDir = makeSite();
  fs.writeFileSync(
    path.join(siteDir, 'src/css/fonts.css'),
    "/* { */ @font-face { src: url('inter.woff2') }\n@font-face { src: local('Arial') }",
  );
  fs.writeFileSync(path.join(siteDir, 'demos/own.mdx'), '');
  const outDir = path.join(siteDir, 'pictures');
  await writePictures(siteDir, new Map([['own', { html: '', rules: {} }]]), outDir, async () => '');
  const styles = load(fs.readFileSync(path.join(outDir, 'own.light.svg')), { xml: true })('style').text();
  expect(styles).toContain("@font-face { src: local('Arial') }");
  expect(styles).not.toContain('inter.woff2');
});

test('it is well-formed XML, and its icons are icons', () => {
  const picture = drawFrame(frame, '', 'light');
  expect(picture).toContain('<br/>');
  expect(picture).toContain('checked="" value="&lt;1"/>');
  expect(picture).toContain('xmlns="http://www.w3.org/2000/svg"><path');
});

test('a page gets the picture of its demo, of its first further demo, or the outlines of a table', async () => {
  const siteDir = makeSite();
  fs.mkdirSync(path.join(siteDir, 'demos/print'));
  for (const page of ['index', 'print/own', 'print/other', 'print/none'])
    fs.writeFileSync(path.join(siteDir, `demos/${page}.mdx`), '');
  const text = (html: string) => ({ html: `<p>${html}</p>`, rules: {} });
  const outDir = path.join(siteDir, 'pictures');
  await writePictures(
    siteDir,
    new Map([
      ['print/other.first', text('first further')],
      ['print/own', text('own')],
      ['print/own.second', text('second')],
    ]),
    outDir,
    async () => '',
  );
  const read = (name: string) => fs.readFileSync(path.join(outDir, name), 'utf8');
  expect(fs.readdirSync(outDir, { recursive: true })).toHaveLength(1 + 3 * 2);
  expect(read('print/own.light.svg')).toContain('<p>own</p>');
  expect(read('print/other.dark.svg')).toContain('<p>first further</p>');
  expect(read('print/none.dark.svg')).toBe(drawEmptyTable('dark'));
});

test('a page whose table loads its rows gets the picture of its program for that', async () => {
  const siteDir = makeSite();
  fs.mkdirSync(path.join(siteDir, 'demos/print'));
  const file = path.join(siteDir, 'demos/print/_own.picture.tsx');
  for (const text of [path.join(siteDir, 'demos/print/own.mdx'), file]) fs.writeFileSync(text, '');
  expect(findPicturePrograms(siteDir)).toEqual([{ id: 'print/own.picture', file }]);
  const frames = new Map([
    ['print/own', { html: '<p>empty</p>', rules: {} }],
    ['print/own.picture', { html: '<p>rows</p>', rules: {} }],
  ]);
  const outDir = path.join(siteDir, 'pictures');
  await writePictures(siteDir, frames, outDir, async () => '');
  expect(fs.readFileSync(path.join(outDir, 'print/own.dark.svg'), 'utf8')).toContain('<p>rows</p>');
});

test('a page may choose another demo of its folder for its picture; one that does not exist stops the build', async () => {
  const siteDir = makeSite();
  fs.mkdirSync(path.join(siteDir, 'demos/print'));
  const page = path.join(siteDir, 'demos/print/own.mdx');
  const outDir = path.join(siteDir, 'pictures');
  const frames = new Map([
    ['print/own', { html: '<p>own</p>', rules: {} }],
    ['print/own.open', { html: '<p>open</p>', rules: {} }],
  ]);
  fs.writeFileSync(page, '---\npicture: own.open\n---\n');
  await writePictures(siteDir, frames, outDir, async () => '');
  expect(fs.readFileSync(path.join(outDir, 'print/own.light.svg'), 'utf8')).toContain('<p>open</p>');
  fs.writeFileSync(page, '---\npicture: own.closed\n---\n');
  await expect(writePictures(siteDir, frames, outDir, async () => '')).rejects.toThrow(
    /"print\/own.closed" for its picture/,
  );
});

test('an example is shown as a desktop shows it, with its rows if it has a program for that', async () => {
  const siteDir = makeSite();
  fs.mkdirSync(path.join(siteDir, 'examples/desk'), { recursive: true });
  fs.writeFileSync(path.join(siteDir, 'examples/desk/picture.tsx'), '');
  const program = { id: 'examples/desk.picture', file: path.join(siteDir, 'examples/desk/picture.tsx') };
  expect(findPicturePrograms(siteDir)).toEqual([program]);
  const rules = {
    phone: '@media screen and (max-width:599.95px){.a{color:red}}',
    desktop: '@media (min-width:900px){.b{height:calc(100dvh - 20px)}}',
    between: '@media (min-width:600px) and (max-width:899.95px){.c{color:red}}',
  };
  const frames = new Map([
    ['examples/desk', { html: '<p>empty</p>', rules: {} }],
    [program.id, { html: '<p>rows</p>', rules }],
    ['examples/stock', { html: '<p>stock</p>', rules: {} }],
  ]);
  const outDir = path.join(siteDir, 'pictures');
  await writePictures(siteDir, frames, outDir, async () => '');
  expect(fs.readdirSync(path.join(outDir, 'examples'))).toHaveLength(2 * 2);
  const picture = fs.readFileSync(path.join(outDir, 'examples/desk.light.svg'), 'utf8');
  expect(picture).toContain('<p>rows</p>');
  expect(picture).toContain('width="1280" height="800"');
  expect(picture).toContain('@media screen and (max-width:0){.a{color:red}}');
  expect(picture).toContain('@media (min-width:0){.b{height:calc(800px - 20px)}}');
  expect(picture).toContain('@media (min-width:0) and (max-width:0){.c{color:red}}');
});
