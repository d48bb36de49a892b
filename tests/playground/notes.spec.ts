import { saveData } from '../browser/site';
import { expect, openPlayground, pasteProgram, previewOf, problemOf, test } from './playground';

// These programs don't depend on types.
test.beforeEach(({ page }) => saveData(page));

const silent = `import MaterialTable from '@material-table/core';

export default function App() {
  return (
    <MaterialTable
      title={<img alt="logo" src="https://example.invalid/logo.png" />}
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'Ada' }]}
      actions={[{ icon: () => '💾', tooltip: 'Save', onClick: (event, row) => window.alert('Saved ' + row.name) }]}
    />
  );
}
`;

test('pictures and dialogs are explained in the log', async ({ page, complaints }) => {
  await openPlayground(page);
  await pasteProgram(page, silent);
  await expect(previewOf(page)).toContainText('Ada');
  const log = page.getByRole('log');
  await expect(log).toContainText('loads no images from other sites');
  await previewOf(page).getByRole('button', { name: 'Save' }).first().click();
  await expect(log).toContainText('opens no dialogs');
  await expect(log).toContainText('alert: Saved Ada');
  complaints.splice(0);
});

test('a component that is shown without its props is told so', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, `export default function List({ rows }) {\n  return <p>{rows.length}</p>;\n}\n`);
  await expect(problemOf(page)).toContainText('rows has no value here');
});
