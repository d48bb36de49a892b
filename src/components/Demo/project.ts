import { strToU8, zipSync } from 'fflate';
import site from '../../../package.json';
import { escapeHtml } from '../../escape-html';
import type { Program } from './types';

/** Packages that a demo may import, and what they need beside them; the versions are the ones that this site runs. */
const libraries = [
  '@emotion/react',
  '@emotion/styled',
  '@material-table/core',
  '@material-table/exporters',
  '@mui/icons-material',
  '@mui/material',
  '@mui/x-date-pickers',
  'date-fns',
  'react',
  'react-dom',
] as const;
const tools = ['@types/react', '@types/react-dom', 'typescript', 'vite'] as const;

/**
 * The files of a Vite project that runs a demo, by path: `npm install`, then `npm run dev`.
 * @param build the build command; a visitor's own program may be JavaScript, which the check of types refuses.
 */
export function projectFiles(
  { files: [demo, ...others] }: Program,
  title: string,
  build: 'tsc --noEmit && vite build' | 'vite build' = 'tsc --noEmit && vite build',
): Record<string, string> {
  const entry = demo.name.replace(/\.tsx$/, '');
  return {
    'package.json': `${JSON.stringify(
      {
        name: 'material-table-demo',
        private: true,
        version: '1.0.0',
        description: title,
        type: 'module',
        scripts: { dev: 'vite', build },
        dependencies: versionsOf(libraries, site.dependencies),
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
    'src/main.tsx': `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './${entry}';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Demo />
  </StrictMode>,
);
`,
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
    ...Object.fromEntries([demo, ...others].map((file) => [`src/${file.name}`, file.typescript])),
  };
}

/** The project as a zip file. Times in it are fixed, so the same demo gives the same bytes. */
export function projectZip(files: Record<string, string>): Blob {
  const entries = Object.entries(files).map(([path, text]) => [`material-table-demo/${path}`, strToU8(text)]);
  const zip = zipSync(Object.fromEntries(entries), { mtime: new Date(2026, 0, 1) });
  return new Blob([zip.slice()], { type: 'application/zip' });
}

/** Post the project to StackBlitz in a new tab. Nothing of theirs is loaded before this. */
export function openInStackBlitz(files: Record<string, string>, title: string): void {
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: 'https://stackblitz.com/run',
    target: '_blank',
  });
  form.hidden = true;
  const fields = {
    'project[title]': title,
    'project[template]': 'node',
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text])),
  };
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}

function versionsOf(names: readonly string[], versions: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (!version)
        throw new Error(
          `This site no longer depends on ${name}, so the project would have no version of it. Correct src/components/Demo/project.ts.`,
        );
      return [name, version];
    }),
  );
}
