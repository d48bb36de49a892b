import { strToU8, zipSync } from 'fflate';
import site from '../../../package.json';
import { escapeHtml } from '#kit/escape-html.ts';
import type { ProgramFile } from '../files';
import { importablePackages } from '../packages';

/** The packages that the project needs besides those that a program can import. */
const tools = ['@types/react', '@types/react-dom', 'typescript', 'vite'];

/** A downloadable project. */
export interface Project {
  /** The name of its folder and of the zip file. */
  name: string;
  title: string;
  /** The program, then the files that it imports. */
  files: ProgramFile[];
  /** Its build checks types; a visitor's own program may be JavaScript, which would fail. */
  isTypeChecked: boolean;
  /** The text of a module `table-look` that exports `tableLook`, a theme's components; a file replaces it. */
  look?: string;
}

/** The files of a Vite project that runs a program, by path: `npm install`, then `npm run dev`. */
export function projectFiles({ name, title, files, isTypeChecked, look }: Project): Record<string, string> {
  const entry = files[0]?.name.replace(/\.tsx$/, '');
  const hasLook = look !== undefined && !files.some((file) => file.name.startsWith('table-look.'));
  return {
    'package.json': `${JSON.stringify(
      {
        name,
        private: true,
        version: '1.0.0',
        description: title,
        type: 'module',
        scripts: { dev: 'vite', build: isTypeChecked ? 'tsc --noEmit && vite build' : 'vite build' },
        dependencies: versionsOf([...importablePackages].sort(), site.dependencies),
        devDependencies: versionsOf(tools, site.devDependencies),
      },
      null,
      2,
    )}\n`,
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    'src/main.tsx': hasLook ? mainWithLook(entry) : mainOf(entry),
    ...(hasLook && { 'src/table-look.ts': look }),
    'tsconfig.json': `${JSON.stringify(
      {
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2022', 'DOM', 'DOM.Iterable'],
          module: 'ESNext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          strict: true,
          noEmit: true,
          skipLibCheck: true,
          types: [],
        },
        include: ['src'],
      },
      null,
      2,
    )}\n`,
    ...Object.fromEntries(files.map((file) => [pathOf(file.name), file.text])),
  };
}

/** Files from above the program's folder are next to `src`. */
function pathOf(name: string): string {
  return name.startsWith('../') ? name.slice('../'.length) : `src/${name}`;
}

function mainOf(entry?: string): string {
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './${entry}';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Demo />
  </StrictMode>,
);
`;
}

function mainWithLook(entry?: string): string {
  return `import { createTheme, ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './${entry}';
import { tableLook } from './table-look';

const theme = createTheme({ components: tableLook });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <Demo />
    </ThemeProvider>
  </StrictMode>,
);
`;
}

/** Download a project as a zip file. */
export function downloadProject(project: Project): void {
  const href = URL.createObjectURL(
    new Blob([zipOf(project.name, projectFiles(project))], { type: 'application/zip' }),
  );
  Object.assign(document.createElement('a'), { href, download: `${project.name}.zip` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** A zip file with a folder of these files, by path. The times in it are fixed, so the same files give the same bytes. */
export function zipOf(folder: string, files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries), { mtime: new Date(2026, 0, 1) }).slice();
}

/** Post the project to StackBlitz in a new tab. Nothing of theirs is loaded before that. */
export function openInStackBlitz(project: Project): void {
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: 'https://stackblitz.com/run',
    target: '_blank',
  });
  form.hidden = true;
  const fields = {
    'project[title]': project.title,
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(projectFiles(project)).map(([path, text]) => [`project[files][${path}]`, text]),
    ),
  };
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The versions that this site uses. */
function versionsOf(names: readonly string[], versions: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (!version)
        throw new Error(
          `This site no longer depends on ${name}, so the project would have no version of it. Correct packages/sandbox/packages.ts.`,
        );
      return [name, version];
    }),
  );
}
