import type ts from 'typescript';

/** TypeScript itself, as a parameter: the worker loads it as a separate script, Node imports it. */
export type TypeScript = typeof ts;

/** How a visitor's program is checked: like the demos of this site (tsconfig.base.json). */
export function compilerOptions({
  JsxEmit,
  ModuleDetectionKind,
  ModuleKind,
  ModuleResolutionKind,
  ScriptTarget,
}: TypeScript): ts.CompilerOptions {
  return {
    strict: true,
    noUncheckedIndexedAccess: true,
    jsx: JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    target: ScriptTarget.ES2022,
    types: [],
    skipLibCheck: true,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    // As in the preview, no file sees another one's declarations without an export.
    moduleDetection: ModuleDetectionKind.Force,
    esModuleInterop: true,
  };
}
