import ts from 'typescript';
import { completeFence, pathOf, type Module } from './complete';
import type { Fence } from './find';

/**
 * Type-check fences strictly, all in one program, with the installed packages.
 * @returns one text for each error: page, line and TypeScript's message.
 */
export function compileFences(fences: Fence[], siteDir: string): string[] {
  const checked = fences.filter(({ unchecked }) => unchecked === undefined);
  const modules = new Map(
    checked.map((fence) => [pathOf(fence, siteDir), completeFence(fence, fences, siteDir)]),
  );
  const program = ts.createProgram([...modules.keys()], options, hostOf(modules));
  return checked.flatMap((fence) => {
    const file = pathOf(fence, siteDir);
    const source = program.getSourceFile(file);
    const offset = modules.get(file)?.offset ?? 0;
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      (diagnostic) => describe(diagnostic, fence, offset),
    );
  });
}

const options: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** The files on disk, and the fences as if they were files next to their pages. */
function hostOf(modules: Map<string, Module>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (file) => modules.has(file) || host.fileExists(file),
    readFile: (file) => modules.get(file)?.text ?? host.readFile(file),
    getSourceFile: (file, languageVersion, ...rest) => {
      const text = modules.get(file)?.text;
      return text === undefined
        ? host.getSourceFile(file, languageVersion, ...rest)
        : ts.createSourceFile(file, text, languageVersion, true);
    },
  };
}

function describe({ file, start = 0, messageText }: ts.Diagnostic, fence: Fence, offset: number): string {
  const row = (file?.getLineAndCharacterOfPosition(start).line ?? 0) - offset;
  const lastRow = fence.code.split('\n').length - 1;
  const line = fence.line + Math.min(Math.max(row, 0), lastRow);
  return `${fence.page}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}
