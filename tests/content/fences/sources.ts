import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Fence } from './find';
import { exportedBy, importedFrom, isExported, namesOf, parse } from './names';

/** A statement that can complete a fence. */
export interface Statement {
  names: string[];
  text: string;
  /** The package that exports the name. */
  from?: string;
}

/** The pages of each prelude file; the first file with a name provides it. */
const prelude: { name: string; from?: string; pages?: RegExp }[] = [
  { name: 'table', from: '@material-table/core' },
  { name: 'react', from: 'react' },
  { name: 'material-ui', from: '@mui/material' },
  { name: 'columns-and-options', pages: /^docs\/api\/props\/(columns\.mdx|_columns\/|_options\/)/ },
  { name: 'people' },
];

export const packages = prelude.flatMap(({ from }) => from ?? []);

/** The sources of a fence's names, in order: its page's demos, the prelude, the page's other fences. */
export function sourcesOf(fence: Fence, fences: Fence[], siteDir: string): Statement[] {
  const others = fences.filter((other) => other !== fence && other.page === fence.page);
  return [
    ...demosOf(path.join(siteDir, fence.page)).flatMap(statementsOf),
    ...preludeOf(fence.page),
    ...others.flatMap(({ code }) => statementsOf(code)),
  ];
}

function preludeOf(page: string): Statement[] {
  return prelude
    .filter(({ pages }) => !pages || pages.test(page))
    .flatMap(({ name, from }) => {
      const file = path.join(__dirname, 'prelude', name);
      const exported = parse(readFileSync(`${file}.ts`, 'utf8')).statements.flatMap(exportedBy);
      return exported.map((one) => ({ names: [one], text: `import { ${one} } from '${file}';`, from }));
    });
}

/** The texts of a page's demos, the one with the page's name first, and all in a guide's folder; tests aren't demos. */
function demosOf(page: string): string[] {
  const base = path.basename(page, '.mdx');
  const start = path.basename(path.dirname(path.dirname(page))) === 'guides' ? '' : `${base}.`;
  const others = readdirSync(path.dirname(page)).filter(
    (file) => file.startsWith(start) && /^[^_].*(?<!\.test)\.tsx$/.test(file) && file !== `${base}.tsx`,
  );
  return [`${base}.tsx`, ...others.sort()]
    .map((file) => path.join(path.dirname(page), file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}

/** The declarations and imports of a text, including those inside its exported component. */
function statementsOf(text: string): Statement[] {
  const source = parse(text);
  const inside = source.statements.flatMap((node) =>
    ts.isFunctionDeclaration(node) && isExported(node) ? [...(node.body?.statements ?? [])] : [],
  );
  return [...source.statements.filter((node) => !isExported(node)), ...inside]
    .filter((node) => !packages.includes(importedFrom(node) ?? ''))
    .map((node) => ({ names: namesOf(node), text: node.getText(source) }))
    .filter(({ names }) => names.length > 0);
}
