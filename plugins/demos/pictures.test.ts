import { load } from 'cheerio';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findPicturePrograms, writePictures } from './pictures';

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

test('a sheet has the face of the site in it, because an image cannot load one', async () => {
  const siteDir = makeSite();
  fs.mkdirSync(path.join(siteDir, 'node_modules'));
  fs.writeFileSync(path.join(siteDir, 'node_modules/inter.woff2'), 'letters');
  const faces =
    "@font-face { font-family: 'Inter Variable'; src: url('~inter.woff2') } @font-face { src: url('~mono.woff2') }";
  fs.writeFileSync(path.join(siteDir, 'src/css/fonts.css'), faces);
  const outDir = path.join(siteDir, 'pictures');
  await writePictures(siteDir, new Map(), outDir, async () => '');
  const styles = load(fs.readFileSync(path.join(outDir, 'demos.light.svg')), { xml: true })('style').text();
  expect(styles).toContain(`src: url(data:font/woff2;base64,${btoa('letters')}) }`);
});

test('a page without a demo stops the build', async () => {
  const siteDir = makeSite();
  fs.writeFileSync(path.join(siteDir, 'demos/own.mdx'), '');
  await expect(writePictures(siteDir, new Map(), siteDir, async () => '')).rejects.toThrow('no demo "own"');
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
  const picture = fs.readFileSync(path.join(outDir, 'examples.light.svg'), 'utf8');
  const $ = load(picture, { xml: true });
  expect($('[id="examples/stock"]').text()).toBe('stock');
  expect($('[id="examples/desk"]').text()).toBe('rows');
  expect(picture).toContain('width="1280" height="800"');
  expect(picture).toContain('@media screen and (max-width:0){.a{color:red}}');
  expect(picture).toContain('@media (min-width:0){.b{height:calc(800px - 20px)}}');
  expect(picture).toContain('@media (min-width:0) and (max-width:0){.c{color:red}}');
});
