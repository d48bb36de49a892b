import path from 'node:path';
import ts from 'typescript';
import { siteDir } from '#library-facts/model/paths.ts';

/** A program in which files import the table with the given types: its checker, the types, and its errors. */
export function compileWith(types: string, files: string[]) {
  const program = ts.createProgram([overlayFile, ...files], options, hostOf(types));
  return {
    checker: program.getTypeChecker(),
    overlay: program.getSourceFile(overlayFile),
    /** In the given files and the types only: imported packages are not checked. */
    complaints: () =>
      [overlayFile, ...files]
        .map((file) => program.getSourceFile(file))
        .flatMap((source) => [
          ...program.getSyntacticDiagnostics(source),
          ...program.getSemanticDiagnostics(source),
        ])
        .map(complaintOf),
  };
}

/** Next to the packages, so that its imports find them. */
const overlayFile = path.join(siteDir, 'material-table-core.d.ts');

const options: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  noUncheckedIndexedAccess: true,
  // Otherwise the overlay, a file of declarations, would not be checked.
  skipLibCheck: false,
  noEmit: true,
  types: [],
  paths: { '@material-table/core': [overlayFile] },
};

function hostOf(types: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (file) => file === overlayFile || host.fileExists(file),
    readFile: (file) => (file === overlayFile ? types : host.readFile(file)),
    getSourceFile: (file, version, ...rest) =>
      file === overlayFile
        ? ts.createSourceFile(file, types, version, true)
        : host.getSourceFile(file, version, ...rest),
  };
}

function complaintOf({ file, start = 0, messageText }: ts.Diagnostic): string {
  const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
  const name = file ? path.relative(siteDir, file.fileName) : '';
  return `${name}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}
