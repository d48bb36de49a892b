import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toJavaScript } from '../../plugins/demos/to-javascript';
import { install, makeProject, openBuilt, projectIn } from './project';

// What /docs/ promises to a newcomer, in the project that Vite makes today.
const typescript = fs.readFileSync('docs/index.first-table.tsx', 'utf8');

test.each([
  { template: 'react-ts', file: 'src/App.tsx', text: () => typescript },
  { template: 'react', file: 'src/App.jsx', text: () => toJavaScript(typescript, { singleQuote: true }) },
])(
  'the first table runs in a fresh Vite project ($template)',
  { timeout: 600_000 },
  async ({ template, file, text }) => {
    const outside = makeProject('first-table');
    await outside.run(
      'npm',
      'create',
      '--yes',
      'vite@latest',
      'my-app',
      '--',
      '--template',
      template,
      '--no-interactive',
    );
    const folder = path.join(outside.folder, 'my-app');
    expect(fs.existsSync(path.join(folder, file)), `Vite's template has ${file}`).toBe(true);
    const project = projectIn(folder);
    await project.run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
    await install(project, '@material-table/core');
    fs.writeFileSync(path.join(folder, file), await text());
    await project.run('npm', 'run', 'build', '--', '--base', '/app/');
    const { rows, said } = await openBuilt(path.join(folder, 'dist'));
    expect(rows).toHaveLength(5);
    expect(rows.join()).toContain('Apollo 8');
    expect(said).toEqual([]);
  },
);
