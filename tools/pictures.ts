import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from './chromium.mjs';
import { serve } from './server';

const pictures = [
  { address: '', theme: 'light', file: '.github/home.png' },
  { address: 'demos/group/basic', theme: 'dark', file: '.github/demo-dark.png' },
];

/** npx tsx tools/pictures.ts: create the README's two pictures from the built site. */
async function main(): Promise<void> {
  const server = await serve();
  const browser = await chromium.launch(launchOptions);
  for (const { address, theme, file } of pictures) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(`${server.url}${address}?docusaurus-theme=${theme}`);
    const island = page.locator('[data-island]').first();
    await island.scrollIntoViewIfNeeded();
    await page.locator('[data-island][data-state="live"]').first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await sharp(await page.screenshot({ animations: 'disabled' }))
      .png({ palette: true })
      .toFile(file);
    console.log(`${file} is made.`);
  }
  await browser.close();
  await server.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
