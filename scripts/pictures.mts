// npm run pictures: the gallery's small pictures, one for each demo page and color scheme, and README's, from the built site.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { serve } from './server';

const outDir = path.resolve('static/img/gallery');
const pages = fs
  .readdirSync('demos', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
  .map((name) => name.slice(0, -4));

const server = await serve({
  root: path.resolve('build'),
  basePath: '/material-table-core-website/',
  port: 3400,
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const theme of ['light', 'dark']) {
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 }, reducedMotion: 'reduce' });
  for (const id of pages) {
    await page.goto(`${server.url}demos/${id}?docusaurus-theme=${theme}`);
    const island = page.locator('[data-island]').first();
    await island.scrollIntoViewIfNeeded();
    await page.locator('[data-island][data-state="live"]').first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(400);
    const file = path.join(outDir, `${id}.${theme}.webp`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const shot = await island.screenshot();
    await sharp(shot)
      .resize({ width: 640, height: 400, fit: 'cover', position: 'left top' })
      .webp({ quality: 60 })
      .toFile(file);
  }
  await page.close();
}
for (const [address, theme, name] of [
  ['', 'light', 'home'],
  ['demos/group/basic', 'dark', 'demo-dark'],
]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(`${server.url}${address}?docusaurus-theme=${theme}`);
  await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
  await page.locator('[data-island][data-state="live"]').first().waitFor({ timeout: 60_000 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(400);
  fs.mkdirSync('.github', { recursive: true });
  await sharp(await page.screenshot())
    .png({ palette: true })
    .toFile(`.github/${name}.png`);
  await page.close();
}
await browser.close();
await server.close();
console.log(`${pages.length * 2} pictures are in ${path.relative('.', outDir)}.`);
