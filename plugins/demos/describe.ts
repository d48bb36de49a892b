import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../src/escape-html';
import { membersUsedBy } from '../api-reference/demos';
import { highlight } from '../code-blocks/highlight';
import type { DemoFile } from './find';
import { toJavaScript } from './to-javascript';

/** One text of a demo: `javascript` is derived from `typescript`; the HTML is highlighted. */
export interface DemoSource {
  /** As the demo imports it: `basic.tsx`, `_data/people-server.ts`. */
  name: string;
  typescript: string;
  javascript: string;
  typescriptHtml: string;
  javascriptHtml: string;
}

/** What a page shows of a demo's text. */
export interface DemoText {
  /** Path in the repository. */
  path: string;
  /** The demo itself, then the files it imports from beside it. */
  files: [DemoSource, ...DemoSource[]];
  /** The members of the library's API that the demo uses, as a list of links. */
  usesHtml: string;
}

/** Read a demo and derive what is shown of it; the derived text is kept by content in `cacheDir`. */
export async function describeDemo(
  demo: DemoFile,
  siteDir: string,
  cacheDir: string,
  baseUrl: string,
): Promise<DemoText> {
  const folder = path.dirname(demo.file);
  const others = relativeImports(demo.file).filter((file) => file !== demo.file);
  const describe = (file: string) =>
    describeSource(file, path.relative(folder, file).split(path.sep).join('/'), siteDir, cacheDir);
  return {
    path: path.relative(siteDir, demo.file).split(path.sep).join('/'),
    files: [await describe(demo.file), ...(await Promise.all(others.map(describe)))],
    usesHtml: await usesHtml(demo.file, baseUrl),
  };
}

async function describeSource(
  file: string,
  name: string,
  siteDir: string,
  cacheDir: string,
): Promise<DemoSource> {
  const typescript = fs.readFileSync(file, 'utf8');
  const key = createHash('sha256').update(typescript).digest('hex').slice(0, 16);
  const cached = path.join(cacheDir, 'javascript', `${key}.jsx`);
  if (!fs.existsSync(cached)) {
    const options = JSON.parse(fs.readFileSync(path.join(siteDir, '.prettierrc.json'), 'utf8'));
    fs.mkdirSync(path.dirname(cached), { recursive: true });
    fs.writeFileSync(cached, await toJavaScript(typescript, options));
  }
  const javascript = fs.readFileSync(cached, 'utf8');
  return {
    name,
    typescript,
    javascript,
    typescriptHtml: highlight(typescript, 'tsx', file),
    javascriptHtml: highlight(javascript, 'jsx', file),
  };
}

/** The files that a file imports by a relative path, in order, those of the imported files included. */
export function relativeImports(file: string, seen = new Set<string>()): string[] {
  seen.add(file);
  for (const [, specifier] of fs
    .readFileSync(file, 'utf8')
    .matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)'/gm)) {
    const target = path.resolve(path.dirname(file), specifier ?? '');
    const found = [target, `${target}.ts`, `${target}.tsx`].find((name) =>
      fs.statSync(name, { throwIfNoEntry: false })?.isFile(),
    );
    if (!found)
      throw new Error(
        `"${specifier}" is imported but not there (${file}). The demo could not run. Correct the path or add the file.`,
      );
    if (!seen.has(found)) relativeImports(found, seen);
  }
  return [...seen];
}

async function usesHtml(file: string, baseUrl: string): Promise<string> {
  const members = await membersUsedBy(file);
  return members
    .map(({ group, name, href, type, default: defaultValue }) => {
      const tip = [`${group}.${name}: ${type}`, defaultValue ? `default ${defaultValue}` : '']
        .filter(Boolean)
        .join(', ');
      return `<li><a href="${escapeHtml(baseUrl.replace(/\/$/, '') + href)}" data-tip="${escapeHtml(tip)}"><code>${escapeHtml(name)}</code></a></li>`;
    })
    .join('');
}
