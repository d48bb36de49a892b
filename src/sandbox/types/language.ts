import type ts from 'typescript';
import { namesOfIcons } from './icons';
import { compilerOptions, type TypeScript } from './options';
import { fileSystemOf, type TypesMap } from './types-map';
import { isTyped } from './is-typed';

/** TypeScript's answers about one program, which is given as text and given anew after each change. */
export interface Language {
  ts: TypeScript;
  service: ts.LanguageService;
  /** Take a program's text. @returns the name of its file. */
  open: (text: string) => string;
  iconNames: () => string[];
}

/**
 * A language service over the map of types. A program without any types is taken for JavaScript: what it leaves out is no mistake
 * there.
 */
export function createLanguage(typescript: TypeScript, map: TypesMap): Language {
  const fileSystem = fileSystemOf(map);
  const program = { name: '/program.tsx', text: '', version: 0 };
  const options = compilerOptions(typescript);
  const loose: ts.CompilerOptions = { ...options, strict: false, noUncheckedIndexedAccess: false };
  const isProgram = (path: string) => path === program.name;
  const host: ts.LanguageServiceHost = {
    ...fileSystem,
    fileExists: (path) => isProgram(path) || fileSystem.fileExists(path),
    readFile: (path) => (isProgram(path) ? program.text : fileSystem.readFile(path)),
    getCompilationSettings: () => (program.name.endsWith('.jsx') ? loose : options),
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.es2023.d.ts',
    getScriptFileNames: () => [program.name],
    getScriptVersion: (path) => (isProgram(path) ? String(program.version) : '1'),
    getScriptSnapshot: (path) => {
      const text = isProgram(path) ? program.text : fileSystem.readFile(path);
      return text === undefined ? undefined : typescript.ScriptSnapshot.fromString(text);
    },
  };
  const service = typescript.createLanguageService(host, typescript.createDocumentRegistry());
  return {
    ts: typescript,
    service,
    iconNames: () => namesOfIcons(map.icons),
    open: (text) => {
      if (text !== program.text || program.version === 0) {
        program.text = text;
        program.version += 1;
        program.name = isTyped(typescript, text) ? '/program.tsx' : '/program.jsx';
      }
      return program.name;
    },
  };
}
