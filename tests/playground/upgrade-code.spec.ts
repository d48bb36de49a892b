import fs from 'node:fs';
import path from 'node:path';
import axeCore from 'axe-core';
import { editorOf, expect, previewOf, test } from './playground';

const sample = (name: string) => path.join(__dirname, '../samples/upgrade', name);

test('pasted code shows what changed, takes one change after the other, and runs in the playground', async ({
  page,
}) => {
  await page.goto('docs/upgrade#upgrade-my-code', { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('region', { name: 'Upgrade my code' });
  const code = box.getByRole('textbox', { name: 'Your code' });
  await code.fill(fs.readFileSync(sample('1-export.jsx'), 'utf8'));
  await expect(box.getByText('material-table 1, guessed from your code.')).toBeVisible();
  await expect(page.getByLabel('I have')).toHaveValue('1');
  await expect(box.getByRole('status')).toContainText(
    '2 places in your code changed since 1; all can be changed here.',
  );
  await expect(box.locator('ins').filter({ hasText: 'exportMenu' })).toBeVisible();

  await box.getByRole('button', { name: /^Import @material-table\/core/ }).press('Enter');
  await expect(code).toHaveValue(/'@material-table\/core'/);
  await expect(box.getByRole('status')).toContainText('1 place');
  await box.getByRole('button', { name: 'Undo' }).click();
  await expect(code).toHaveValue(/'material-table'/);
  await box.getByRole('button', { name: 'Make all changes' }).click();
  await expect(box.getByRole('status')).toContainText('Nothing that was found in your code has changed');

  await box.getByRole('button', { name: 'Open in the playground' }).click();
  await expect(editorOf(page)).toContainText('exportMenu');
  await expect(previewOf(page)).toContainText('Planets');
});

test('several files are read, another version shows less, and what is no code is left out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/upgrade', { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('region', { name: 'Upgrade my code' });
  await page.getByRole('tab', { name: 'My code' }).click();
  await box.getByLabel('Or choose files').setInputFiles([
    ...['1-panel.jsx', '6-selection.jsx'].map((name) => ({
      name,
      mimeType: 'text/javascript',
      buffer: fs.readFileSync(sample(name)),
    })),
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
  ]);
  await expect(box.getByRole('status')).toContainText(
    'Left out, because only code of up to 256 KB is read: photo.png.',
  );
  await expect(box.getByRole('textbox', { name: '6-selection.jsx' })).toBeVisible();
  await expect(box.getByText('rowData', { exact: false }).first()).toBeVisible();
  await page.getByLabel('I have').selectOption('6.0');
  await expect(box.getByRole('listitem')).toHaveCount(2);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const found = await axe.run('#upgrade-my-code');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  });
  expect(violations).toEqual([]);
});
