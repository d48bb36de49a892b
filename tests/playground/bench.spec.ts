import { saveData } from '../browser/site';
import { expect, openPlayground, pasteProgram, previewOf, problemOf, test } from './playground';

// These programs don't depend on types.
test.beforeEach(({ page }) => saveData(page));

const tall = (tail = '') =>
  `export default function App() {\n  return <div style={{ height: 3000 }}>Tall table</div>;\n}\n${'\n'.repeat(80)}${tail}`;

for (const [width, height] of [
  [1440, 900],
  [1024, 640],
] as const) {
  test(`at ${width} x ${height} the bench fits the window, and a tall table scrolls in its pane`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPlayground(page);
    await pasteProgram(page, tall());
    await expect(previewOf(page)).toContainText('Tall table');
    await expect(page.getByRole('tab', { name: 'Log' })).toBeInViewport();
    await expect(page.getByText('leaves the editor')).toBeInViewport();
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
    ).toBeLessThanOrEqual(0);
  });
}

test('the divider moves by keys and by the pointer, over the preview too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPlayground(page);
  const divider = page.getByRole('separator', { name: 'Width of the editor' });
  const widthOf = async () => (await page.locator('[data-editor]').boundingBox())?.width ?? 0;
  const before = await widthOf();
  await divider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '45');
  await expect.poll(widthOf).toBeLessThan(before);
  const box = await divider.boundingBox();
  if (!box) throw new Error('The divider has no place.');
  await page.mouse.move(box.x + 3, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(900, box.y + 200, { steps: 5 });
  await page.mouse.up();
  await expect.poll(widthOf).toBeGreaterThan(before);
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
    await expect(problemOf(page)).toContainText('The table below is that of your last working code.');
    await expect(page.locator('.cm-lineProblem')).toBeInViewport();
  });
}

test('an empty preview is told, and after a render error the table is that of the last working code', async ({
  page,
}) => {
  await openPlayground(page);
  await pasteProgram(page, tall());
  await expect(previewOf(page)).toContainText('Tall table');
  await pasteProgram(page, `export default () => { throw new Error('no'); }`);
  await expect(problemOf(page)).toContainText('The table below is that of your last working code.');
  // The exporters may offer files, so their program gets a new frame.
  await pasteProgram(page, `import '@material-table/exporters';\nconst a = ;\n`);
  await expect(problemOf(page)).toContainText('The preview is empty until the code works.');
});
