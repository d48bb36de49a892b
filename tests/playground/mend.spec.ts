import { saveData } from '../browser/site';
import { editorOf, expect, openPlayground, pasteProgram, previewOf, problemOf, test } from './playground';

// These programs don't depend on types.
test.beforeEach(({ page }) => saveData(page));

const old = `import MaterialTable from 'material-table';
import { createMuiTheme, MuiThemeProvider, Button } from '@material-ui/core';
import { forwardRef } from 'react';
import AddBox from '@material-ui/icons/AddBox';
import DeleteOutline from '@material-ui/icons/DeleteOutline';
import { DeleteOutline as Bin } from '@mui/icons-material';

const theme = createMuiTheme({});
const icons = { Add: forwardRef((props, ref) => <AddBox {...props} ref={ref} />) };

export default function App() {
  return (
    <MuiThemeProvider theme={theme}>
      <MaterialTable title="From long ago" icons={icons} columns={[{ title: 'Name', field: 'name' }]} data={[{ id: 1, name: 'x' }]} />
      <Button startIcon={<DeleteOutline />} endIcon={<Bin />}>Mended</Button>
    </MuiThemeProvider>
  );
}
`;

test('all imports that do not work are told at once, and one click changes them', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, old);
  await expect(problemOf(page)).toContainText('7 imports don’t work');
  await expect(page.getByRole('button', { name: 'line 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'line 2' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Change all 7' }).click();
  await expect(editorOf(page)).toContainText('createTheme as createMuiTheme');
  await expect(previewOf(page)).toContainText('Mended');
  await expect(problemOf(page)).toHaveCount(0);
});

const withFiles = `import { people } from './data';
import { formatName } from 'utils/format';
import MaterialTable from '@material-table/core';

export default function App() {
  return <MaterialTable title={formatName('Own files')} columns={[{ title: 'Name', field: 'name' }]} data={people} />;
}
`;

test('a file of one’s own becomes a second file by a click, and its errors lead to it', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, withFiles);
  await expect(problemOf(page)).toContainText('./data is one of your files');
  await page.getByRole('button', { name: 'Make a file for ./data' }).click();
  await expect(page.getByRole('button', { name: 'data.tsx', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Make a file for utils/format' }).click();
  await expect(previewOf(page)).toContainText('Own files');

  await page.getByRole('button', { name: 'data.tsx', exact: true }).click();
  await pasteProgram(page, `export const people = [{ id: 1, name: 'Ada' }];\n`);
  await expect(previewOf(page)).toContainText('Ada');
  await pasteProgram(page, `export const people = [;\n`);
  await page.getByRole('button', { name: 'App.tsx', exact: true }).click();
  await page.getByRole('button', { name: 'data.tsx, line 1' }).click();
  await expect(editorOf(page)).toContainText('people = [;');
  await expect(editorOf(page)).toBeFocused();

  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'data.tsx', exact: true }).click();
  await expect(editorOf(page)).toContainText('people = [;');
});

test('a file can be made and deleted by hand, and pasted files are told apart', async ({ page }) => {
  await openPlayground(page);
  await page.getByRole('button', { name: '+ File' }).click();
  await page.keyboard.type('rows');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'rows.tsx', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Delete rows.tsx' }).click();
  await expect(page.getByRole('button', { name: 'rows.tsx', exact: true })).toHaveCount(0);
  await pasteProgram(
    page,
    `import { a } from './a';\nexport default () => <p>{a}</p>;\n// File: a.ts\nexport const a = 'From a file';\n`,
  );
  await expect(page.getByRole('button', { name: 'a.ts', exact: true })).toBeVisible();
  await expect(previewOf(page)).toContainText('From a file');
  await expect(editorOf(page)).not.toContainText('File: a.ts');
});
