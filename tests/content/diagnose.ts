import path from 'node:path';
import ts from 'typescript';

/**
 * Type-check texts strictly, each as a file in `docs/`, with the installed packages.
 * @returns the compiler's errors for each, in the order of the texts; `''` without errors.
 */
export function diagnose(codes: string[]): string[] {
  const files = new Map(codes.map((code, index) => [path.resolve('docs', `cause-${index}.tsx`), code]));
  const program = ts.createProgram([...files.keys()], options, hostOf(files));
  return [...files.keys()].map((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      .join('\n'),
  );
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

/** The packages' files, parsed once for all programs: Material UI's types are most of a program. */
const packages = new Map<string, ts.SourceFile | undefined>();

/** The standard host with these files added. */
function hostOf(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  return {
    ...host,
    readFile: (name) => files.get(name) ?? readFile(name),
    fileExists: (name) => files.has(name) || fileExists(name),
    getSourceFile: (name, version) => {
      const code = files.get(name);
      if (code !== undefined) return ts.createSourceFile(name, code, version);
      if (!name.includes('/node_modules/')) return getSourceFile(name, version);
      if (!packages.has(name)) packages.set(name, getSourceFile(name, version));
      return packages.get(name);
    },
  };
}
