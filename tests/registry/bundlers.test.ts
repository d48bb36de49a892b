import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { install, makeProject, openBuilt } from './project';

// What docs/bundlers-and-test-runners.mdx says about bundlers. A program without JSX needs no setting.
const program = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import MaterialTable from '@material-table/core';
const columns = [{ title: 'Mission', field: 'name' }, { title: 'Crew', field: 'crew', type: 'numeric' }];
const data = [{ id: 'a8', name: 'Apollo 8', crew: 3 }, { id: 'g4', name: 'Gemini 4', crew: 2 }];
createRoot(document.getElementById('root')).render(createElement(MaterialTable, { title: 'Missions', columns, data }));
`;
const page = (script: string) =>
  `<!doctype html><link rel="icon" href="data:," /><div id="root"></div><script type="module" src="${script}"></script>`;

const commands: Record<string, string> = {
  esbuild: 'esbuild src/main.js --bundle --minify --outfile=esbuild/main.js',
  vite: 'vite build --base ./ --outDir vite',
  rspack: 'rspack build --mode production --entry ./src/main.js -o rspack',
  webpack: 'webpack --mode production --entry ./src/main.js -o webpack',
  parcel: 'parcel build src/index.html --dist-dir parcel --no-source-maps --public-url ./',
};

test('each bundler that the page names makes a table that runs', { timeout: 1_800_000 }, async () => {
  const project = makeProject('bundlers');
  project.write({
    'package.json': '{ "private": true, "@parcel/resolver-default": { "packageExports": true } }',
    'src/main.js': program,
    'index.html': page('/src/main.js'),
    'src/index.html': page('main.js'),
  });
  for (const name of ['webpack', 'rspack', 'esbuild'])
    project.write({ [`${name}/index.html`]: page('./main.js') });
  const tools = ['vite', 'esbuild', 'webpack', 'webpack-cli', '@rspack/core', '@rspack/cli', 'parcel'];
  await install(project, 'react', 'react-dom', '@material-table/core', ...tools);
  for (const [name, command] of Object.entries(commands)) {
    await project.run('npx', '--no-install', ...command.split(' '));
    const folder = path.join(project.folder, name);
    expect(fs.existsSync(folder), name).toBe(true);
    const { rows, said } = await openBuilt(folder);
    expect(rows, name).toHaveLength(2);
    expect(said, name).toEqual([]);
  }
});
