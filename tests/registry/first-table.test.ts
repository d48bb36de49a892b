import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toJavaScript } from '../../plugins/demos/to-javascript';
import { install, makeProject, openBuilt, projectIn, type Project } from './project';

// What the quick start and the tutorial promise to a newcomer, in a current Vite project: the packages of the
// page's command, and the page's code, unchanged.
const quickStart = readPage('docs/index.mdx', /<InstallTabs packages="([^"]+)"/);
const tutorial = readPage('docs/tutorial.mdx', /^npm install (@.+)$/m);

test.each([
  { template: 'react-ts', file: 'src/App.tsx', text: (typescript: string) => typescript },
  {
    template: 'react',
    file: 'src/App.jsx',
    text: (typescript: string) => toJavaScript(typescript, { singleQuote: true }),
  },
])(
  'the code of the quick start runs in a fresh Vite project with its command alone ($template)',
  { timeout: 600_000 },
  async ({ template, file, text }) => {
    const [program = ''] = quickStart.programs;
    const project = await makeViteProject(template, quickStart.packages);
    await build(project, file, await text(program));
    const { rows, said } = await openBuilt(path.join(project.folder, 'dist'));
    expect(rows).toHaveLength(5);
    expect(rows.join()).toContain('Apollo 8');
    expect(said).toEqual([]);
  },
);

test(
  'the code of the quick start builds in an empty Next.js project with its command alone, and its HTML has the rows',
  { timeout: 900_000 },
  async () => {
    const [program = ''] = quickStart.programs;
    const project = makeProject('first-table-next');
    await install(
      project,
      'next',
      'react',
      'react-dom',
      'typescript',
      '@types/react',
      '@types/react-dom',
      '@types/node',
    );
    await install(project, ...quickStart.packages);
    // As the page says: in the App Router, the file starts with this line.
    const layout =
      'export default ({ children }: LayoutProps<"/">) => <html lang="en"><body>{children}</body></html>;';
    project.write({ 'app/layout.tsx': layout, 'app/page.tsx': `'use client';\n\n${program}` });
    await project.run('npx', 'next', 'build');
    const html = fs.readFileSync(path.join(project.folder, '.next/server/app/index.html'), 'utf8');
    expect(html).toContain('Apollo 8');
  },
);

test(
  'each step of the tutorial builds in a fresh Vite project with its command alone',
  { timeout: 900_000 },
  async () => {
    expect(tutorial.programs).toHaveLength(7);
    const project = await makeViteProject('react-ts', tutorial.packages);
    for (const program of tutorial.programs) await build(project, 'src/App.tsx', program);
  },
);

/** The packages that a page says to install, and its programs. */
function readPage(page: string, command: RegExp): { packages: string[]; programs: string[] } {
  const text = fs.readFileSync(page, 'utf8');
  return {
    packages: command.exec(text)?.[1]?.split(' ') ?? [],
    programs: [...text.matchAll(/<Demo src="([^"]+)"/g)].map(([, src = '']) =>
      fs.readFileSync(path.join(path.dirname(page), src), 'utf8'),
    ),
  };
}

/** Create a project from one of Vite's templates, and install packages there. */
async function makeViteProject(template: string, packages: string[]): Promise<Project> {
  const outside = makeProject('first-table');
  const options = ['--template', template, '--no-interactive'];
  await outside.run('npm', 'create', '--yes', 'vite@latest', 'my-app', '--', ...options);
  const project = projectIn(path.join(outside.folder, 'my-app'));
  await project.run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
  await install(project, ...packages);
  return project;
}

/** Replace the template's program, and build the project. */
async function build(project: Project, file: string, text: string): Promise<void> {
  expect(fs.existsSync(path.join(project.folder, file)), `Vite's template has ${file}`).toBe(true);
  project.write({ [file]: text });
  await project.run('npm', 'run', 'build', '--', '--base', '/app/');
}
