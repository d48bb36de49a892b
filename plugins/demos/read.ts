import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import ts from 'typescript';
import { hashOf } from '#kit/node/hash.ts';
import type { DemoProgram, ProgramFile } from '../../src/components/Demo/types';
import { membersByDemo, type UsedMember } from '../api-reference/demos';
import type { DemoFile } from '../demo-files';
import { checkHighlight, readPageDemos, type Passage, type PlacedDemo } from '../page-demos';
import { toJavaScript } from './to-javascript';

/** A demo with all that its files, the library's types and its pages say. */
export interface Demo extends DemoFile {
  program: DemoProgram;
  /** The members of the library that it uses. */
  uses: readonly UsedMember[];
  passage: Passage | undefined;
}

/**
 * Read demos. A file that several of them import is read once.
 * @param pages the MDX files that show them.
 */
export async function readDemos(
  files: DemoFile[],
  pages: string[],
  siteDir: string,
  cacheDir: string,
): Promise<Demo[]> {
  const usesOf = await membersByDemo(files.map(({ file }) => file));
  const passages = passagesOf(readPageDemos(pages, siteDir));
  const readProgram = createProgramReader(cacheDir);
  const readDemo = async ({ id, file }: DemoFile): Promise<Demo> => {
    const program = await readProgram(file);
    const passage = passages.get(id) ?? passageOnHome(id);
    checkHighlight(id, passage, program.files[0].typescript);
    return { id, file, program, uses: usesOf(file), passage };
  };
  return Promise.all(files.map(readDemo));
}

/** What the pages say of each demo, by its id. */
function passagesOf(demos: PlacedDemo[]): Map<string, Passage> {
  const passages = new Map<string, Passage>();
  for (const { id, highlight, after } of demos) {
    const known = passages.get(id)?.highlight ?? [];
    passages.set(id, { highlight: new Set([...known, ...highlight]), ...(after && { after }) });
  }
  return passages;
}

/** What each program of the home page, which is no MDX page, adds to the table. */
export const topicsOnHome: Readonly<Record<string, string[]>> = {
  'home/edit': ['actions', 'editable'],
  'home/group': ['grouped', 'options'],
  'home/filter': ['filtered', 'options'],
  'home/tree': ['parentChildData'],
  'home/detail': ['detailPanel'],
  'home/export': ['exportMenu'],
};

function passageOnHome(id: string): Passage | undefined {
  const topic = topicsOnHome[id];
  return topic && { highlight: new Set(topic) };
}

/** Read programs: a file, and those that it imports, with their JavaScript, which is cached by content in `cacheDir`. */
export function createProgramReader(cacheDir: string): (file: string) => Promise<DemoProgram> {
  const importsOf = once(directImports);
  const textsOf = once(async (file) => {
    const typescript = fs.readFileSync(file, 'utf8');
    return { typescript, javascript: await javascriptOf(typescript, file, cacheDir) };
  });
  return async (demo) => {
    const folder = path.dirname(demo);
    const read = async (file: string): Promise<ProgramFile> => {
      const name = path.relative(folder, file).split(path.sep).join('/');
      return { name, ...(await textsOf(file)) };
    };
    const others = relativeImports(demo, importsOf).filter((file) => file !== demo);
    return { files: [await read(demo), ...(await Promise.all(others.map(read)))] };
  };
}

/** The files that a file imports by relative paths, directly or indirectly, in order; its own is first. */
export function relativeImports(file: string, importsOf = directImports): string[] {
  const found = new Set<string>();
  const visit = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    importsOf(each).forEach(visit);
  };
  visit(file);
  return [...found];
}

function directImports(file: string): string[] {
  const { statements } = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    const isRelative =
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.startsWith('.');
    return isRelative ? [resolveImport(file, moduleSpecifier.text)] : [];
  });
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

async function javascriptOf(typescript: string, file: string, cacheDir: string): Promise<string> {
  const options = await prettier.resolveConfig(file);
  const key = hashOf(JSON.stringify(options) + typescript, 16);
  const cached = path.join(cacheDir, 'javascript', `${key}.jsx`);
  if (!fs.existsSync(cached)) {
    fs.mkdirSync(path.dirname(cached), { recursive: true });
    fs.writeFileSync(cached, await toJavaScript(typescript, { ...options }));
  }
  return fs.readFileSync(cached, 'utf8');
}

function once<T extends object>(read: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    const value = known.get(file) ?? read(file);
    known.set(file, value);
    return value;
  };
}
