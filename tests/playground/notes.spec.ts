import { saveData } from '../browser/site';
import { expect, openPlayground, pasteProgram, previewOf, problemOf, test } from './playground';

// These programs don't depend on types.
test.beforeEach(({ page }) => saveData(page));

const fetching = `import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';

export default function App() {
  const [data, setData] = useState([]);
  useEffect(() => {
    fetch('https://example.invalid/api/people?active=1').then((answer) => answer.json()).then(setData);
  }, []);
  return <MaterialTable title="Fetched" columns={[{ title: 'Name', field: 'name' }]} data={data} />;
}
`;

test('fetch is told to have no network', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, fetching);
  await expect(problemOf(page)).toContainText('The preview has no network');
});

const silent = `import MaterialTable from '@material-table/core';

export default function App() {
  return (
    <MaterialTable
      title={<img alt="logo" src="https://example.invalid/logo.png" />}
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'Ada' }]}
      actions={[{ icon: 'save', tooltip: 'Save', onClick: (event, row) => window.alert('Saved ' + row.name) }]}
    />
  );
}
`;

test('ligatures, pictures and dialogs are explained in the log', async ({ page, complaints }) => {
  await openPlayground(page);
  await pasteProgram(page, silent);
  await expect(previewOf(page)).toContainText('Ada');
  const log = page.getByRole('log');
  await expect(log).toContainText("import Save from '@mui/icons-material/Save'");
  await expect(log).toContainText('loads no pictures of other sites');
  await previewOf(page).getByRole('button', { name: 'Save' }).first().click();
  await expect(log).toContainText('opens no dialogs');
  await expect(log).toContainText('alert: Saved Ada');
  complaints.splice(0);
});

test('ligatures of a detail panel are explained in the log', async ({ page }) => {
  await openPlayground(page);
  for (const [panel, icon] of [
    [`[{ icon: 'account_circle', render: () => 'details' }]`, 'AccountCircle'],
    [`[{ openIcon: 'favorite', render: () => 'details' }]`, 'Favorite'],
  ] as const) {
    await pasteProgram(
      page,
      `import MaterialTable from '@material-table/core';\n\nexport default function App() {\n  return <MaterialTable columns={[]} data={[{ id: 1 }]} detailPanel={${panel}} />;\n}\n`,
    );
    await expect(page.getByRole('log')).toContainText(`import ${icon} from '@mui/icons-material/${icon}'`);
  }
});

test('an error inside the table is told as what the table was given, at its place', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(
    page,
    `import MaterialTable from '@material-table/core';\n\nexport default function App() {\n  const answer = {};\n  return <MaterialTable columns={[]} data={answer.rows} />;\n}\n`,
  );
  await expect(problemOf(page)).toContainText('data that is undefined');
  await expect(problemOf(page)).toContainText('line 5, column 38');
  await pasteProgram(page, `export default function List({ rows }) {\n  return <p>{rows.length}</p>;\n}\n`);
  await expect(problemOf(page)).toContainText('rows has no value here');
});
