import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import ts from 'typescript';
import { hashOf } from '#kit/node/hash';
import type { DemoText, HighlightedFile, Program, ProgramFile } from '../../src/components/Demo/types';
import type { UsedMember } from '../api-reference/demos';
import { highlight } from '../code-blocks/highlight';
import type { DemoFile } from '../demo-files';
import { foldLines } from './lines/fold';
import { layoutOf } from './lines/layout';
import { toJavaScript } from './to-javascript';
import { usesHtml } from './uses';

/** Read the files of a demo, its own first, and derive their JavaScript, which is cached in `cacheDir`. */
export async function readProgram(demo: DemoFile, siteDir: string, cacheDir: string): Promise<Program> {
  const folder = path.dirname(demo.file);
  const read = async (file: string): Promise<ProgramFile> => {
    const typescript = fs.readFileSync(file, 'utf8');
    return {
      name: path.relative(folder, file).split(path.sep).join('/'),
      typescript,
      javascript: await javascriptOf(typescript, siteDir, cacheDir),
    };
  };
  const others = relativeImports(demo.file).filter((file) => file !== demo.file);
  return { files: [await read(demo.file), ...(await Promise.all(others.map(read)))] };
}

/**
 * What a page shows of a demo: its files, highlighted and folded around the relevant lines, and the members
 * of the library that it uses.
 * @param names of the properties in the relevant lines.
 * @param before the earlier program, whose difference to this one is relevant instead.
 */
export function describeDemo(
  program: Program,
  uses: readonly UsedMember[],
  names: ReadonlySet<string>,
  baseUrl: string,
  before?: Program,
): DemoText {
  const [first, ...others] = program.files.map((file, index) =>
    highlighted(file, names, before?.files[index]),
  );
  return { files: [first as HighlightedFile, ...others], usesHtml: usesHtml(uses, baseUrl) };
}

/** The files that a file imports by relative paths, directly or indirectly, in order; its own is first. */
export function relativeImports(file: string, seen = new Set<string>()): string[] {
  seen.add(file);
  const { statements } = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  for (const statement of statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.'))
      continue;
    const found = resolveImport(file, moduleSpecifier.text);
    if (!seen.has(found)) relativeImports(found, seen);
  }
  return [...seen];
}

function resolveImport(file: string, specifier: string): string {
  const target = path.resolve(path.dirname(file), specifier);
  const found = [target, `${target}.ts`, `${target}.tsx`].find((name) =>
    fs.statSync(name, { throwIfNoEntry: false })?.isFile(),
  );
  if (found) return found;
  throw new Error(
    `"${specifier}" is imported but does not exist (${file}). The demo could not run. Correct the path or add the file.`,
  );
}

async function javascriptOf(typescript: string, siteDir: string, cacheDir: string): Promise<string> {
  const options = fs.readFileSync(path.join(siteDir, '.prettierrc.json'), 'utf8');
  const key = hashOf(options + typescript, 16);
  const cached = path.join(cacheDir, 'javascript', `${key}.jsx`);
  if (!fs.existsSync(cached)) {
    fs.mkdirSync(path.dirname(cached), { recursive: true });
    fs.writeFileSync(cached, await toJavaScript(typescript, JSON.parse(options)));
  }
  return fs.readFileSync(cached, 'utf8');
}

/** @throws when the markup's text differs from the file, which visitors copy (src/components/Demo). */
function highlighted(
  { name, typescript, javascript }: ProgramFile,
  names: ReadonlySet<string>,
  before?: ProgramFile,
): HighlightedFile {
  const mark = (text: string, language: string, earlier?: string) => {
    const html = foldLines(highlight(text, language, name), layoutOf(text, name, names, earlier));
    if (load(html, null, false).text() === text) return html;
    throw new Error(
      `The highlighted text of ${name} is not the text of the file, so a visitor would copy something else. Does the file contain an unusual space or a carriage return? Write it as an escape.`,
    );
  };
  return {
    name,
    typescriptHtml: mark(typescript, 'tsx', before?.typescript),
    javascriptHtml: mark(javascript, 'jsx', before?.javascript),
  };
}
