import type ts from 'typescript';
import { findFile, type ProgramFile } from '../files';
import { isImportable } from '../packages';
import type { TypeScript } from './options';

/** A file of the visitor's program for TypeScript. */
interface OpenFile extends ProgramFile {
  version: number;
  /** Whether it uses TypeScript syntax. */
  isTyped: boolean;
}

/** The files of the visitor's program, passed again with each question. They are next to `/node_modules`. */
export class ProgramFiles {
  readonly #typescript: TypeScript;
  #files = new Map<string, OpenFile>();
  /** A file that was removed and added again is another one. */
  #count = 0;

  constructor(typescript: TypeScript) {
    this.#typescript = typescript;
  }

  /** Open a program; a file with the same text keeps its version. */
  open(files: ProgramFile[]): void {
    const known = new Map([...this.#files.values()].map((file) => [file.name, file]));
    this.#files = new Map();
    for (const { name, text } of files) {
      const before = known.get(name);
      const file = before?.text === text ? before : this.#read(name, text);
      this.#files.set(this.#freePath(file), file);
    }
  }

  #read(name: string, text: string): OpenFile {
    this.#count += 1;
    return { name, text, version: this.#count, isTyped: isTyped(this.#typescript, text) };
  }

  /** A file without types is JavaScript, whatever its name; two with the same path stay separate. */
  #freePath({ name, isTyped: hasTypes }: OpenFile): string {
    const [base, ending = ''] = [name.replace(/\.\w+$/, ''), /\.\w+$/.exec(name)?.[0]];
    const kind = ending === '.json' ? ending : hasTypes ? (ending === '.ts' ? ending : '.tsx') : '.jsx';
    let path = `/${base}${kind}`;
    while (this.#files.has(path)) path = path.replace(/\.\w+$/, '-$&');
    return path;
  }

  get paths(): string[] {
    return [...this.#files.keys()];
  }

  /** Whether any of them has types. */
  get hasTypes(): boolean {
    return [...this.#files.values()].some((file) => file.isTyped);
  }

  get(path: string): OpenFile | undefined {
    return this.#files.get(path);
  }

  /** TypeScript's path of a file. @throws when the program has none with that name. */
  pathOf(name: string): string {
    const [found] = [...this.#files].find(([, file]) => file.name === name) ?? [];
    if (found === undefined)
      throw new Error(
        `The program has no file \`${name}\`, so it can't be checked. It has ${[...this.#files.values()].map((file) => file.name).join(', ')}.`,
      );
    return found;
  }

  /** The file of an import, resolved as in the preview. */
  resolve(from: string, specifier: string): string | undefined {
    const file = this.#files.get(from);
    if (!file || (isImportable(specifier) && !specifier.startsWith('.'))) return undefined;
    const found = findFile([...this.#files.values()], file.name, specifier);
    return found && this.pathOf(found.name);
  }

  /** The paths of the files directly in a folder. */
  filesIn(folder: string): string[] {
    return this.paths.filter((path) => path.slice(0, path.lastIndexOf('/')) === folder.replace(/\/$/, ''));
  }

  /** The names of the folders in a folder. */
  foldersIn(folder: string): string[] {
    const start = `${folder.replace(/\/$/, '')}/`;
    const deeper = this.paths.filter((path) => path.startsWith(start) && path.includes('/', start.length));
    return [...new Set(deeper.map((path) => path.slice(start.length, path.indexOf('/', start.length))))];
  }
}

/** Whether a program uses TypeScript syntax: an annotation, an interface, `as`. */
export function isTyped(typescript: TypeScript, text: string): boolean {
  const file = typescript.createSourceFile(
    'program.tsx',
    text,
    typescript.ScriptTarget.ESNext,
    false,
    typescript.ScriptKind.TSX,
  );
  const isOfTypes = (node: ts.Node): boolean =>
    typescript.isTypeNode(node) ||
    typescript.isInterfaceDeclaration(node) ||
    typescript.isTypeAliasDeclaration(node) ||
    typescript.isEnumDeclaration(node) ||
    typescript.isNonNullExpression(node) ||
    (typescript.isImportDeclaration(node) &&
      node.importClause?.phaseModifier === typescript.SyntaxKind.TypeKeyword) ||
    typescript.forEachChild(node, isOfTypes) === true;
  return isOfTypes(file);
}
