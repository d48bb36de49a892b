import { expect, test } from './harness';

const table = (head: string, tail = '') => `${head}
const columns = [{ title: 'Name', field: 'name' }];
const data = [{ id: 1, name: 'Ada' }];
${tail}`;

const ways: Record<string, string> = {
  'a late render': table(
    `import { createRoot } from 'react-dom/client'; import MaterialTable from '@material-table/core';`,
    `setTimeout(() => createRoot(document.body).render(<MaterialTable columns={columns} data={data} />), 300);`,
  ),
  'icons by path and by the barrel, a locale and the exporters': `import MaterialTable from '@material-table/core';
import Edit from '@mui/icons-material/Edit';
import { Add as AddIcon } from '@mui/icons-material';
import * as Icons from '@mui/icons-material';
import { Button } from '@mui/material';
import Chip from '@mui/material/Chip';
import { blue } from '@mui/material/colors';
import { deDE } from '@mui/material/locale';
import { format } from 'date-fns';
import { de } from 'date-fns/locale';
import enGB from 'date-fns/locale/en-GB';
import { ExportCsv } from '@material-table/exporters';
import styled from '@emotion/styled';
import { css } from '@emotion/react';
const Red = styled.div\`color: \${blue[500]}\`;
export default () => <Red><Button><Edit /><AddIcon /><Icons.Delete /></Button><Chip label={format(new Date(2020, 4, 1), 'MMMM', { locale: de })} />
  <i>{typeof ExportCsv}{typeof deDE}{enGB.code}</i><MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={[{ id: 1, name: 'Ada' }]} /></Red>;`,
  'import() of the exporters': `import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';
export default function App() {
  const [name, setName] = useState('');
  useEffect(() => { import('@material-table/exporters').then(({ ExportCsv }) => setName(ExportCsv ? 'Ada' : '')); }, []);
  return <MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={[{ id: 1, name }]} />;
}`,
};

test(`the table is shown of ${Object.keys(ways).join('; ')}`, async ({ sandbox, page }) => {
  // One program after another in one frame, as during typing; each table has its own name.
  for (const [index, [way, source]] of Object.entries(ways).entries())
    await test.step(way, async () => {
      const name = `Ada ${index}`;
      const end = await sandbox.run(source.replaceAll("'Ada'", `'${name}'`));
      expect.soft(end, `${way}: ${JSON.stringify(end)}`).toMatchObject({ t: 'ran' });
      await expect
        .soft(page.frameLocator('iframe').getByRole('cell', { name, exact: true }), way)
        .toBeVisible();
    });
});

const errors: Record<
  string,
  { source: string; kind: string; message: RegExp; line?: number; act?: boolean }
> = {
  syntax: {
    source: `const a = 1;\nconst b = (2;\nexport default () => <p />;`,
    kind: 'syntax',
    message: /Unexpected `;`/,
    line: 2,
  },
  'syntax that only the second parser sees': {
    source: `export default () => <p />;\nlet a = 1;\n  let a = 2;`,
    kind: 'syntax',
    message: /already been declared/,
    line: 3,
  },
  'unclosed tag': { source: `export default () => <div>`, kind: 'syntax', message: /./, line: 1 },
  render: {
    source: `interface Row { a: number }\nexport default function App() {\n  const rows: Row[] = undefined!;\n  return <p>{rows.map((row) => row.a)}</p>;\n}`,
    kind: 'render',
    message: /Cannot read properties of undefined/,
    line: 4,
  },
  'a component that is undefined': {
    source: `const Missing = undefined;\nexport default function App() {\n  return <Missing />;\n}`,
    kind: 'render',
    message: /A component is `undefined`/,
    line: 2,
  },
  'top level': {
    source: `const a = {};\n\n  a.b.c();\nexport default () => null;`,
    kind: 'render',
    message: /Cannot read properties/,
    line: 3,
  },
  effect: {
    source: `import { useEffect } from 'react';\nexport default function App() {\n  useEffect(() => {\n    throw new Error('from effect');\n  }, []);\n  return <p />;\n}`,
    kind: 'render',
    message: /^from effect$/,
    line: 4,
  },
  'a lifecycle method': {
    source: `import { Component } from 'react';\nclass Inner extends Component {\n  componentDidMount() {\n    throw new Error('from mount');\n  }\n  render() { return null; }\n}\nexport default () => <Inner />;`,
    kind: 'render',
    message: /^from mount$/,
    line: 4,
  },
  event: {
    source: `export default () => (\n  <button onClick={() => {\n    throw new Error('from click');\n  }}>Go</button>\n);`,
    kind: 'event',
    message: /^from click$/,
    line: 3,
    act: true,
  },
  timer: {
    source: `export default () => <p />;\nsetTimeout(() => {\n  throw new TypeError('from timer');\n}, 50);`,
    kind: 'timer',
    message: /^TypeError: from timer$/,
    line: 3,
  },
  promise: {
    source: `export default () => <p />;\nasync function load() {\n  await null;\n  throw new Error('from promise');\n}\nload();`,
    kind: 'promise',
    message: /^from promise$/,
    line: 4,
  },
  'a promise that breaks in a library': {
    source: `import { format } from 'date-fns';\nexport default () => <p />;\nPromise.resolve(NaN).then(format);`,
    kind: 'promise',
    message: /RangeError/,
  },
  'a table without columns': {
    source: `import MaterialTable from '@material-table/core';\nexport default function App() {\n  return <MaterialTable columns={undefined} data={[]} />;\n}`,
    kind: 'render',
    message: /undefined/,
    // React knows the component around the table.
    line: 2,
  },
  import: {
    source: `import React from 'react';\nimport MaterialTable from 'material-table';\nexport default () => <MaterialTable />;`,
    kind: 'import',
    message: /`material-table` is now `@material-table\/core`/,
    line: 2,
  },
  'an unknown package': {
    source: `import x from 'left-pad';\nexport default () => <p>{x}</p>;`,
    kind: 'import',
    message: /Available: react/,
    line: 1,
  },
  'a missing name': {
    source: `import { makeStyles } from '@mui/material';\nexport default () => <p>{makeStyles()}</p>;`,
    kind: 'import',
    message: /`makeStyles` was removed/,
    line: 1,
  },
  'a missing icon by path': {
    source: `import DeleteOutline from '@mui/icons-material/DeleteOutline';\nexport default () => <DeleteOutline />;`,
    kind: 'import',
    message: /Did you mean `DeleteOutlined`\?/,
    line: 1,
  },
};

test(`an error is told with its place: ${Object.keys(errors).join('; ')}`, async ({ sandbox, page }) => {
  // One program after another in one frame, as during typing.
  for (const [name, { source, act, message, ...place }] of Object.entries(errors))
    await test.step(name, async () => {
      await sandbox.run(source);
      if (act) await page.frameLocator('iframe').getByRole('button').click();
      const error = await sandbox.waitFor('error');
      expect.soft(error.message, name).toMatch(message);
      expect.soft(error, name).toMatchObject(place);
    });
});

const good = (name: string) => `import { useState } from 'react';
export default function App() {
  const [n, setN] = useState(0);
  return <button onClick={() => setN(n + 1)}>${name} {n}</button>;
}`;

test('an error keeps the working table and its state @smoke', async ({ sandbox, page }) => {
  await sandbox.run(good('Clicked'));
  const button = page.frameLocator('iframe').getByRole('button');
  await button.click();
  for (const bad of [
    'const a = ;',
    `import 'nowhere'`,
    'export default () => { throw 1 }',
    `import {useEffect} from 'react'; export default () => { useEffect(() => { throw new Error('x') }); return null }`,
  ]) {
    expect(await sandbox.run(bad)).toMatchObject({ t: 'error' });
    await expect(button).toHaveText('Clicked 1');
  }
  await button.click();
  await expect(button).toHaveText('Clicked 2');
  expect(await sandbox.run(good('New'))).toMatchObject({ t: 'ran' });
  await expect(button).toHaveText('New 0');
});

test('a table that breaks while it is used comes back once', async ({ sandbox, page }) => {
  const started = await sandbox.run(`import { useState } from 'react';
export default function App() {
  const [n, setN] = useState(0);
  if (n > 0) throw new Error('broken');
  return <button onClick={() => setN(n + 1)}>Fresh {n}</button>;
}`);
  expect(started).toMatchObject({ t: 'ran' });
  const button = page.frameLocator('iframe').getByRole('button');
  // Only what has worked for more than a second is restored, measured by the frame's own clock.
  await button.evaluate(async () => {
    const seen = performance.now();
    while (performance.now() - seen <= 1000) await new Promise(requestAnimationFrame);
  });
  await button.click();
  expect(await sandbox.waitFor('error')).toMatchObject({ kind: 'render', message: 'broken', line: 4 });
  await expect(button).toHaveText('Fresh 0');
});

test('a long task, and another one in the animation frame after it, are not one task that is too long', async ({
  sandbox,
  page,
}) => {
  const started = await sandbox.run(`import { useState } from 'react';
const work = () => {
  const end = performance.now() + 900;
  while (performance.now() < end) for (let i = 0; i < 1000; i += 1);
};
export default function App() {
  const [text, setText] = useState('Start');
  return <button onClick={() => { work(); requestAnimationFrame(() => { work(); setText('Done'); }); }}>{text}</button>;
}`);
  expect(started).toMatchObject({ t: 'ran' });
  const button = page.frameLocator('iframe').getByRole('button');
  await button.click();
  await expect(button).toHaveText('Done');
});

test('running elsewhere pauses the first runner', async ({ sandbox, page }) => {
  await sandbox.run(good('One'));
  await page.evaluate((text) => window.harness.another().run([{ name: 'App.tsx', text }]), good('Two'));
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveText('Two 0');
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await sandbox.events()).toContainEqual({
    t: 'stopped',
    reason: 'other',
    message: 'Paused: another example is running.',
  });
});

test('the frame follows the colors and the height', async ({ sandbox, page }) => {
  await sandbox.run(`export default () => <div style={{ height: 321, margin: 0 }}>tall</div>`);
  await expect(page.locator('iframe')).toHaveCSS('height', '321px');
  await page.evaluate(() => window.harness.runner.setTheme({ colorScheme: 'dark' }));
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a program that is too long is refused in words', async ({ sandbox }) => {
  expect(await sandbox.run(`// ${'x'.repeat(300_000)}`)).toMatchObject({
    t: 'error',
    message: expect.stringContaining('256 KB'),
  });
});

test('a program that shows nothing says so, and why when its component waits for props', async ({
  sandbox,
}) => {
  const noteAfter = async (source: string) => {
    expect(await sandbox.run(source)).toMatchObject({ t: 'ran' });
    return (await sandbox.waitFor('log')).text;
  };
  expect(
    await noteAfter('export default function Sites({ items }) { return items && <b>{items}</b>; }'),
  ).toMatch(
    /^The program runs but shows nothing\. The preview shows `Sites` by itself and passes nothing to it/,
  );
  expect(await noteAfter('export default () => null')).toContain('What it renders is empty');
});

test('what is next to the program, or comes a little later, is something', async ({ sandbox, page }) => {
  await sandbox.run(`import { createPortal } from 'react-dom';
export default () => createPortal(<p>Beside</p>, document.body);`);
  const preview = page.frameLocator('iframe').locator('body');
  await expect(preview).toContainText('Beside');
  await sandbox.run(`import { useEffect, useState } from 'react';
export default function App() {
  const [text, setText] = useState('');
  useEffect(() => void setTimeout(() => { setText('Late'); setTimeout(() => console.log('done'), 1500); }, 100), []);
  return text && <p>{text}</p>;
}`);
  await expect(preview).toContainText('Late');
  expect(await sandbox.waitFor('log')).toMatchObject({ text: 'done' });
});
