import type { Page } from '@playwright/test';
import { encodeShare } from '../../packages/sandbox/tools/share';
import { saveData } from '../browser/site';
import {
  editorOf,
  expect,
  openPane,
  openPlayground,
  pasteProgram,
  previewOf,
  problemOf,
  test,
} from './playground';

// These programs don't depend on types.
test.beforeEach(({ page }) => saveData(page));

const tall = (tail = '') =>
  `export default function App() {\n  return <div style={{ height: 3000 }}>Tall table</div>;\n}\n${'\n'.repeat(80)}${tail}`;

test('at 1024 x 640 the bench fits the window, and a tall table scrolls in its pane', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await openPlayground(page);
  await pasteProgram(page, tall());
  await expect(previewOf(page)).toContainText('Tall table');
  await expect(page.getByRole('tab', { name: 'Log' })).toBeInViewport();
  await expect(page.getByText('leaves the editor')).toBeInViewport();
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ).toBeLessThanOrEqual(0);
});

for (const width of [390, 1280]) {
  test(`at ${width} px the message is above a tall table, and a paste shows the marked line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPlayground(page);
    await pasteProgram(page, tall());
    await expect(previewOf(page)).toContainText('Tall table');
    await pasteProgram(page, tall('const a = ;\n'));
    await expect(problemOf(page)).toBeInViewport();
    await expect(page.locator('.cm-lineProblem')).toBeInViewport();
    await openPane(page, 'Preview');
    await expect(problemOf(page)).toBeInViewport();
    await expect(problemOf(page)).toContainText('The table is from your last working code.');
  });
}

test('an empty preview is told, and after a render error the table is that of the last working code', async ({
  page,
}) => {
  await runShared(page, 'const a = ;');
  await expect(problemOf(page)).toContainText('The preview is empty until the code works.');
  await pasteProgram(page, tall());
  await expect(previewOf(page)).toContainText('Tall table');
  await pasteProgram(page, `export default () => { throw new Error('no'); }`);
  await expect(problemOf(page)).toContainText('The table is from your last working code.');
});

test('where there is no table, a card has the line of the error, its neighbors, and what to do', async ({
  page,
}) => {
  await runShared(page, `import '@material-table/exporters';\n\nconst one = 1;\nconst a = ;\nconst b = 2;\n`);
  const lines = problemOf(page).getByLabel('The lines around it');
  await expect(lines).toHaveText(/2\s+3 {2}const one = 1;\s+4 {2}const a = ;\s+5 {2}const b = 2;/);
  await expect(problemOf(page)).toContainText('Look for a missing bracket, comma, or quote');
  await problemOf(page).getByRole('button', { name: 'line 4' }).click();
  await expect(editorOf(page)).toBeFocused();
});

test('at 390 px code, preview, log and advice are tabs, of which the preview needs no scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlayground(page);
  await pasteProgram(page, tall());
  await page.getByRole('tab', { name: 'Code' }).focus();
  await expect(page.getByRole('tabpanel', { name: 'Code' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Preview' })).toBeFocused();
  await expect(previewOf(page).getByText('Tall table')).toBeInViewport();
  await expect(editorOf(page)).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Log' })).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Advice' })).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(editorOf(page)).toBeVisible();
  // To run a program is to see it.
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  // The rest of the tools is one row below the start and Run.
  const tools = page.getByRole('group', { name: 'Tools of the playground' });
  const tops = await tools.locator('input, button, a').evaluateAll((all) =>
    all.map((tool) => {
      const { top, bottom } = tool.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(new Set(tops).size).toBe(2);
});

/** Run a program that came with a link, so that nothing was in the preview before. */
async function runShared(page: Page, code: string): Promise<void> {
  const encoded = await encodeShare({ code });
  if (!encoded.ok) throw new Error(encoded.reason);
  await openPlayground(page, encoded.hash);
  await page.getByRole('button', { name: 'Run it' }).click();
}
