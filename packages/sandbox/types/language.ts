import type ts from 'typescript';
import { compilerOptions, type TypeScript } from './options';
import { ProgramFiles } from './program';
import type { ProgramText } from './protocol';
import { fileSystemOf, type TypesMap } from './types-map';

/** Answers questions about a program, which is passed as text again after each change. */
export interface Language {
  ts: TypeScript;
  /** Open a program. @returns what answers questions about the current file. */
  open: (program: ProgramText) => OpenedFile;
}

interface OpenedFile {
  service: ts.LanguageService;
  path: string;
  isJavaScript: boolean;
}

/**
 * A language service over the map of types. A file without any types counts as JavaScript, and a program of
 * such files is checked loosely: missing types are no mistake there.
 */
export function createLanguage(typescript: TypeScript, map: TypesMap): Language {
  const files = new ProgramFiles(typescript);
  const host = hostOf(typescript, files, fileSystemOf(map));
  const service = typescript.createLanguageService(host, typescript.createDocumentRegistry());
  return {
    ts: typescript,
    open: (program) => {
      files.open(program.files);
      const path = files.pathOf(program.file);
      return { service, path, isJavaScript: files.get(path)?.isTyped !== true };
    },
  };
}

function hostOf(
  typescript: TypeScript,
  files: ProgramFiles,
  fileSystem: ReturnType<typeof fileSystemOf>,
): ts.LanguageServiceHost {
  const strict = compilerOptions(typescript);
  const loose = { ...strict, strict: false, noUncheckedIndexedAccess: false };
  const resolutions = typescript.createModuleResolutionCache('/', (name) => name, strict);
  const host: ts.LanguageServiceHost = {
    fileExists: (path) => files.get(path) !== undefined || fileSystem.fileExists(path),
    readFile: (path) => files.get(path)?.text ?? fileSystem.readFile(path),
    directoryExists: (path) => files.filesIn(path).length > 0 || fileSystem.directoryExists(path),
    // For completing paths, which are the program's own.
    readDirectory: (path) => files.filesIn(path),
    getDirectories: (path) => files.foldersIn(path),
    getCompilationSettings: () => (files.hasTypes ? strict : loose),
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.es2023.d.ts',
    getScriptFileNames: () => files.paths,
    getScriptVersion: (path) => String(files.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = host.readFile(path);
      return text === undefined ? undefined : typescript.ScriptSnapshot.fromString(text);
    },
    resolveModuleNameLiterals: (literals, from, redirect, settings, source) =>
      literals.map((literal) => {
        const own = files.resolve(from, literal.text);
        if (own) return { resolvedModule: { resolvedFileName: own, extension: extensionOf(own) } };
        const mode = typescript.getModeForUsageLocation(source, literal, settings);
        return typescript.resolveModuleName(literal.text, from, settings, host, resolutions, redirect, mode);
      }),
  };
  return host;
}

const extensionOf = (path: string) => path.slice(path.lastIndexOf('.'));
