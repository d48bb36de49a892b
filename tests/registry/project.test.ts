import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '../../packages/sandbox/tools/project';
import { install, makeProject } from './project';

// Needs half a minute and a registry: `npm run test-long`. packages/sandbox/tools tests the rest.
test('the project that Download gives installs and builds', { timeout: 300_000 }, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-project-'));
  const text = fs.readFileSync('demos/sort/basic.tsx', 'utf8');
  const files = projectFiles({
    name: 'material-table-demo',
    title: 'Sorting',
    files: [{ name: 'basic.tsx', text }],
    isTypeChecked: true,
    look: fs.readFileSync('packages/kit/mui-theme/table-look.ts', 'utf8'),
  });
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, stdio: 'pipe', maxBuffer: 1 << 28 });
  npm('install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
  npm('run', 'build');
  expect(fs.existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
  fs.rmSync(folder, { recursive: true });
});

test(
  'the code of the home page and its look build with its install command alone',
  { timeout: 300_000 },
  async () => {
    const project = makeProject('home');
    await install(project, 'react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite');
    await install(project, '@material-table/core');
    const text = fs.readFileSync('demos/home.tsx', 'utf8');
    const { 'index.html': page = '', 'src/main.tsx': main = '' } = projectFiles({
      name: 'home',
      title: 'Home',
      files: [{ name: 'home.tsx', text }],
      isTypeChecked: true,
      look: fs.readFileSync('packages/kit/mui-theme/table-look.ts', 'utf8'),
    });
    project.write({
      'index.html': page,
      'src/main.tsx': main,
      'src/home.tsx': text,
      'src/table-look.ts': fs.readFileSync('packages/kit/mui-theme/table-look.ts', 'utf8'),
    });
    await project.run(
      'npx',
      ...'tsc --noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --target es2022 --skipLibCheck'.split(
        ' ',
      ),
      'src/home.tsx',
      'src/table-look.ts',
    );
    await project.run('npx', 'vite', 'build');
    expect(fs.existsSync(`${project.folder}/dist/index.html`)).toBe(true);
  },
);
