/** Run malformed programs in the frame: `tsx tools/sandbox-harness/main.ts [count=10000] [first=0]`. */
import { chromium } from '@playwright/test';
import { fuzz } from './fuzz';
import { startSandboxServer } from './server';
import { launchOptions } from '../chromium.mjs';

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 10_000);
  const first = Number(process.argv[3] ?? 0);
  const server = await startSandboxServer();
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  await page.goto(server.url);
  const counts: Record<string, number> = {};
  const started = Date.now();
  for (let index = first; index < first + count; index += 500) {
    const result = await fuzz(page, index, Math.min(first + count, index + 500));
    faults.push(...result.faults);
    for (const [end, number] of Object.entries(result.counts)) counts[end] = (counts[end] ?? 0) + number;
    console.log(
      `${index + 500 - first} programs, ${Math.round((Date.now() - started) / 1000)} s, ${JSON.stringify(counts)}`,
    );
  }
  await browser.close();
  await server.close();
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults:\n${faults.join('\n')}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
