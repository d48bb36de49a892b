import { saveData } from '../browser/site';
import { editorOf, expect, openPlayground, pasteProgram, previewOf, test } from './playground';

// These programs don't depend on types.
test.beforeEach(({ page }) => saveData(page));

const program = `import { rows } from './rows';
import MaterialTable from 'material-table';
export default () => <MaterialTable title={rows.length + ' rows'} columns={[]} data={[]} />;
// File: rows.ts
export const rows = [1];
`;

test('each file keeps its undo and its cursor when another one is chosen, and after “Change it”', async ({
  page,
}) => {
  await openPlayground(page);
  await pasteProgram(page, program);
  const choose = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await editorOf(page).focus();
  };
  await choose('rows.ts');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('// mine');
  await page.getByRole('button', { name: 'Change it' }).click();
  await choose('App.tsx');
  await expect(editorOf(page)).toContainText("from '@material-table/core'");
  await expect(previewOf(page)).toContainText('1 rows');
  await page.keyboard.press('Control+z');
  await expect(editorOf(page)).toContainText("from 'material-table'");

  await choose('rows.ts');
  await page.keyboard.type('!');
  await expect(editorOf(page)).toContainText('// mine!');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(editorOf(page)).not.toContainText('mine');
});
