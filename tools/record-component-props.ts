import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { launchOptions } from './chromium.mjs';

const file = resolve('plugins/component-props/recorded.json');

/** Record which props the table passes to its components, for the tables on the component pages. */
async function main(): Promise<void> {
  const recorded = await runInBrowser(await bundleRecorder());
  const text = await format(JSON.stringify(recorded), { parser: 'json', printWidth: 110 });
  await writeFile(file, text);
}

async function bundleRecorder(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { recordComponentProps } from './record'; Object.assign(window, { recordComponentProps });",
      resolveDir: resolve('tests/claims/recorder'),
    },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

async function runInBrowser(recorder: string): Promise<unknown> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    // Any real address, because `localStorage` is not available on about:blank.
    await page.route('http://recorder.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto('http://recorder.test/');
    await page.addScriptTag({ content: recorder });
    return await page.evaluate('recordComponentProps()');
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
