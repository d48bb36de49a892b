import { encodeShare } from '../../packages/sandbox/tools/share';
import {
  editorOf,
  expect,
  openPlayground,
  type Page,
  pasteProgram,
  previewOf,
  problemOf,
  test,
} from './playground';

const program = (text: string) => `export default () => <p>${text}</p>;`;

async function linkTo(code: string): Promise<string> {
  const encoded = await encodeShare({ code });
  if (!encoded.ok) throw new Error(encoded.reason);
  return encoded.hash;
}

/** Store what an earlier visit left. The script also runs in the frame, which has no storage. */
async function remember(page: Page, stored: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (self.origin === 'null' || localStorage.getItem('playground') !== null) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

test('Stop ends the program, and Run starts it again', async ({ page }) => {
  await remember(page, { playground: JSON.stringify({ code: program('going') }) });
  await openPlayground(page);
  await expect(previewOf(page)).toContainText('going');
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await stop.click();
  await expect(problemOf(page)).toContainText('Stopped. Run starts the program again.');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(stop).toBeDisabled();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(previewOf(page)).toContainText('going');
});

test('a kept program that froze the page waits for Run, with its text', async ({ page }) => {
  await remember(page, {
    playground: JSON.stringify({ code: program('endless') }),
    'playground-running': '1',
  });
  await openPlayground(page);
  await expect(page.getByText('it has not run again')).toBeVisible();
  await expect(editorOf(page)).toContainText('endless');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(previewOf(page)).toContainText('endless');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playground-running'))).toBeNull();
  await page.reload();
  await expect(previewOf(page)).toContainText('endless');
});

test('a foreign program does not run inside another page', async ({ page }) => {
  const hash = await linkTo(program('clicked by mistake'));
  await page.goto(`playground${hash}`);
  await expect(page.getByRole('button', { name: 'Run it' })).toBeVisible();
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = window.location.pathname + window.location.hash;
    frame.style.cssText = 'width:1200px;height:700px';
    document.body.replaceChildren(frame);
  });
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('link', { name: 'Open it in its own tab to run it' })).toBeVisible();
  await framed.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(framed.getByText('has not run')).toBeVisible();
  await expect(framed.locator('iframe')).toHaveCount(0);
});

test('letters that turn a line around are marked', async ({ page }) => {
  await openPlayground(page, await linkTo(`const a = 'user\u202e // \u2066admin';`));
  await expect(page.locator('.cm-specialChar')).toHaveCount(2);
});

test('letters without a shape are marked', async ({ page }) => {
  const letters = ['\u115f', '\u1160', '\u3164', '\uffa0', '\u{e0000}', '\u{e0041}', '\u{e007f}'];
  await openPlayground(page, await linkTo(letters.map((letter) => `// a${letter}b`).join('\n')));
  await expect(page.locator('.cm-specialChar')).toHaveCount(letters.length);
});

test('a program that is pasted over a foreign one runs, and the foreign one comes back without running', async ({
  page,
}) => {
  await openPlayground(page, await linkTo(program('foreign')));
  const waiting = page.getByText('This program came with a link and has not run');
  await expect(waiting).toBeVisible();
  await pasteProgram(page, program('own'));
  await expect(previewOf(page)).toContainText('own');
  await expect(waiting).toHaveCount(0);
  for (const back of [
    () => page.keyboard.press('Control+z'),
    () => page.getByRole('button', { name: 'Restore it' }).click(),
  ]) {
    await back();
    await expect(waiting).toBeVisible();
    await expect(editorOf(page)).toContainText('foreign');
    await expect(page.locator('iframe')).toHaveCount(0);
    await pasteProgram(page, program('own'));
    await expect(previewOf(page)).toContainText('own');
  }
});

test('undo brings no foreign program back into a demo', async ({ page }) => {
  await openPlayground(page, await linkTo(program('foreign')));
  await expect(editorOf(page)).toContainText('foreign');
  await page.getByRole('combobox', { name: 'Start from' }).fill('Selection: Default selection and total');
  await expect(editorOf(page)).not.toContainText('foreign');
  await editorOf(page).press('Control+z');
  await expect(editorOf(page)).toContainText('MaterialTable');
  await expect(editorOf(page)).not.toContainText('foreign');
});

const nested = (depth: number) => `export default () => ${'<b>'.repeat(depth)}deep${'</b>'.repeat(depth)};\n`;

for (const depth of [1500, 3000])
  test(`a paste of ${depth} nested elements is kept, and told what is wrong`, async ({ page }) => {
    await openPlayground(page);
    await expect(previewOf(page)).not.toBeEmpty();
    await pasteProgram(page, nested(depth));
    for (const visit of ['first', 'second']) {
      await expect(problemOf(page), visit).toContainText('The code can’t be read');
      await expect(editorOf(page)).toContainText('export default () => <b><b>');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('playground') ?? '{}'))
        .toContain(JSON.stringify(nested(depth)));
      await page.reload();
    }
    await pasteProgram(page, program('shallow'));
    await expect(previewOf(page)).toContainText('shallow');
  });

test('a kept text of very many open elements opens', async ({ page }) => {
  const code = '<b>'.repeat(50_000);
  await remember(page, { playground: JSON.stringify({ code }) });
  await openPlayground(page);
  await expect(problemOf(page)).toBeVisible();
  await pasteProgram(page, program('shallow'));
  await expect(previewOf(page)).toContainText('shallow');
});
