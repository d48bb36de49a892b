import fs from 'node:fs';
import path from 'node:path';
import { projectFiles } from '#sandbox/tools/project.ts';
import site from '../../package.json';
import { filesBelow } from '../files-below';

/** What the page of an example needs and its project doesn't. */
const ofThePage = new Set(['index.mdx', 'picture.tsx']);
const serverPackages = ['@electric-sql/pglite', '@hono/node-server', 'hono', 'tsx'] as const;
const port = 8787;

/**
 * The files of a project that runs an example, by path: `npm install`, `npm start`, `npm test`. An example with an `answer.ts` gets
 * the whole server with a database, and asks that over HTTP.
 * @throws when the example has no title, or a file that it imports is missing.
 */
export function exampleProject(siteDir: string, id: string): Record<string, string> {
  const folder = path.join(siteDir, 'examples', id);
  const own = filesBelow(folder).filter((file) => !ofThePage.has(path.relative(folder, file)));
  const hasServer = fs.existsSync(path.join(folder, 'answer.ts'));
  const shared = hasServer ? filesBelow(path.join(siteDir, 'examples/server')) : [];
  const all = [
    path.join(folder, 'App.tsx'),
    ...own,
    ...shared,
    ...own.flatMap((file) => importsOf(file, folder)),
  ];
  const files = [...new Set(all)].map((file) => ({
    name: path.relative(folder, file).split(path.sep).join('/'),
    text: fs.readFileSync(file, 'utf8').replaceAll('examples/server', 'server'),
  }));
  const title = titleOf(folder);
  const project = projectFiles({
    name: id,
    title,
    files,
    isTypeChecked: true,
    look: fs.readFileSync(path.join(siteDir, 'packages/kit/mui-theme/table-look.ts'), 'utf8'),
  });
  return {
    ...project,
    'package.json': packageJson(project['package.json'], hasServer),
    'README.md': readme(title, hasServer),
    ...(hasServer && {
      'src/answer.ts': answerOverHttp,
      'start.mjs': start,
      'vite.config.ts': viteConfig,
    }),
  };
}

/** The files outside a folder that a file imports by a relative path, and those that they import. */
function importsOf(file: string, folder: string): string[] {
  const text = fs.readFileSync(file, 'utf8');
  return Array.from(text.matchAll(/ from '(\.{1,2}\/[^']+)'/g), ([, name = '']) => {
    const place = path.join(path.dirname(file), name);
    const found = [place, `${place}.ts`, `${place}.tsx`].find((candidate) => fs.existsSync(candidate));
    if (!found) throw new Error(`${file} imports ${name}, and there is no such file.`);
    return found;
  }).flatMap((found) => (found.startsWith(folder + path.sep) ? [] : [found, ...importsOf(found, folder)]));
}

function titleOf(folder: string): string {
  const [, title] = /^title: (.+)$/m.exec(fs.readFileSync(path.join(folder, 'index.mdx'), 'utf8')) ?? [];
  if (!title) throw new Error(`${folder}/index.mdx has no title, so its project has no name. Add one.`);
  return title;
}

function packageJson(text = '{}', hasServer: boolean): string {
  const { scripts, dependencies, devDependencies, ...rest } = JSON.parse(text);
  const added = Object.fromEntries(serverPackages.map((name) => [name, site.devDependencies[name]]));
  const manifest = {
    ...rest,
    scripts: { start: hasServer ? 'node start.mjs' : 'vite', ...scripts, test: 'vitest run' },
    dependencies: { ...dependencies, ...(hasServer && added) },
    devDependencies: { ...devDependencies, vitest: site.devDependencies.vitest },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const answerOverHttp = `// This replaces the server that runs in the browser on the site.

export const origin = globalThis.location?.origin ?? 'http://localhost:${port}';

/** Vite's server passes /orders and /tickets on to server/main.ts: see vite.config.ts. */
export const answer = (request: Request): Promise<Response> => fetch(request);
`;

const viteConfig = `import { defineConfig } from 'vitest/config';

const server = 'http://localhost:${port}';

export default defineConfig({
  server: { proxy: { '/orders': server, '/tickets': server } },
  // A new database takes up to half a minute on a slow machine.
  test: { testTimeout: 60_000, hookTimeout: 120_000 },
});
`;

const start = `// Runs the server and the app; both end together.
import { spawn } from 'node:child_process';

const commands = [
  ['--import', 'tsx', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)],
];
const children = commands.map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));
const stop = () => children.forEach((child) => child.kill());
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
`;

const readme = (title: string, hasServer: boolean) => `# ${title}

An example of @material-table/core as a project.

\`\`\`sh
npm install
npm start
npm test
\`\`\`

${
  hasServer
    ? `\`npm start\` runs the server (\`server/main.ts\`, Postgres in the same process) on port ${port}, and the app, which says its address.
A new database takes some seconds: until then the app shows an error with a button to try again. \`server/README.md\` explains the server.`
    : '`npm start` runs the app, which says its address. It has no server: the rows are in `src`.'
}
`;
