/** A file of a visitor's program, which is a list of them, the shown one first. */
export interface ProgramFile {
  name: string;
  text: string;
}

/** Where in the visitor's program. A file that it doesn't have stands for the first one. */
export interface SourcePosition {
  file?: string;
  /** In that file, from 1. */
  line?: number;
}

/** The file whose default export is shown. */
export const mainFile = 'App.tsx';
export const rowsFile = 'rows.json';
/** Longer rows are left out of links and of what the browser stores, in letters. */
const mostKeptRows = 200 * 1024;
/** The first rows are enough for the types. */
const enoughRows = 20 * 1024;
const header = /^\/\/ File: ((?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*\.(?:tsx?|jsx?|mjs|json))[ \t]*$/;

/** The files of a program that is one text, as in a link: a line `// File: data.ts` begins another file. */
export function splitFiles(program: string): ProgramFile[] {
  if (!program.includes('\n// File: ')) return [{ name: mainFile, text: program }];
  const files = [{ name: mainFile, lines: [] as string[] }];
  for (const [index, line] of program.split('\n').entries()) {
    // On the first line, it is an ordinary comment that names the file.
    const name = index === 0 ? undefined : header.exec(line)?.[1];
    if (name && files.every((file) => file.name !== name)) files.push({ name, lines: [] });
    else files.at(-1)?.lines.push(line);
  }
  return files.map(({ name, lines }) => ({ name, text: lines.join('\n') }));
}

/** The files as one text. */
export function joinFiles([main, ...others]: ProgramFile[]): string {
  return [main?.text ?? '', ...others.map(({ name, text }) => `// File: ${name}\n${text}`)].join('\n');
}

/** The line of a place in a text that may contain several files. */
export function lineInText(text: string, { file, line = 1 }: SourcePosition): number {
  const files = splitFiles(text);
  const index = files.findIndex(({ name }) => name === file);
  return index < 1 ? line : joinFiles(files.slice(0, index)).split('\n').length + 1 + line;
}

/** The line at a place in a program. */
export function lineAt(files: ProgramFile[], { file, line = 0 }: SourcePosition): string {
  return files.find(({ name }) => name === file)?.text.split('\n')[line - 1] ?? '';
}

/** The files after the text of one was changed: it may contain several now. */
export function withText(files: ProgramFile[], index: number, text: string): ProgramFile[] {
  const changed = files.map((file, at) => (at === index ? { ...file, text } : file));
  return text.includes('// File: ') ? splitFiles(joinFiles(changed)) : changed;
}

/** A program with one more file, as it would come back from a link: its name has to fit into a line there. */
export function addFile(files: ProgramFile[], file: ProgramFile): ProgramFile[] {
  const before = files.map(({ name, text }) => ({ name, text: text.replace(/\n$/, '') }));
  return splitFiles(joinFiles([...before, file]));
}

/** A program with other rows. */
export function withRows(files: ProgramFile[], rows: string): ProgramFile[] {
  return files.map((file) => (file.name === rowsFile ? { ...file, text: rows } : file));
}

/** The text of a program for storing and sharing: without its rows, if they are long. */
export function withoutLongRows(program: string): string {
  if (program.length <= mostKeptRows) return program;
  const files = splitFiles(program);
  return files.some(hasLongRows) ? joinFiles(withRows(files, '[]\n')) : program;
}

/** Whether a file is rows that are too long to be saved. */
export function hasLongRows({ name, text }: ProgramFile): boolean {
  return name === rowsFile && text.length > mostKeptRows;
}

/** The first rows of a long file, for finding their types. */
export function firstRows(file: ProgramFile): ProgramFile {
  const end = hasLongRows(file) ? file.text.lastIndexOf('},\n', enoughRows) : -1;
  return end < 0 ? file : { ...file, text: `${file.text.slice(0, end)}}]` };
}

/** The file that `specifier` refers to in the file `from`, in any notation people use. */
export function findFile<T extends { name: string }>(
  files: readonly T[],
  from: string,
  specifier: string,
): T | undefined {
  const path = pathOf(specifier, from);
  const endings = [
    '',
    '.ts',
    '.tsx',
    '.js',
    '.jsx',
    '.mjs',
    '.json',
    '/index.ts',
    '/index.tsx',
    '/index.js',
    '/index.jsx',
  ];
  const bare = path.replace(/\.(?:jsx?|mjs)$/, '');
  return files.find(({ name }) => endings.some((end) => name === path + end || name === bare + end));
}

/** True for what looks like the visitor's own file: a path, or a folder that is no package's name. */
export function isOwnFile(specifier: string): boolean {
  return (
    /^(?:\.|@\/|~|\/)/.test(specifier) ||
    /^(?:src|app|utils?|helpers?|lib|components?|contexts?|hooks|services?|stores?|constants?|config|types|data|api|pages|views|common|shared|theme|models?|features|mocks?)\/./.test(
      specifier,
    )
  );
}

/** True for an import that the preview ignores: a style sheet, a picture, a font. */
export function isAsset(specifier: string): boolean {
  return /\.(?:css|scss|sass|less|svg|png|jpe?g|gif|webp|ico|woff2?)(?:\?.*)?$/.test(specifier);
}

/** The name of the file to create for an import. */
export function fileNameOf(specifier: string, from = mainFile): string {
  const path = pathOf(specifier, from).replace(/[^\w./@-]/g, '');
  return /\.(?:tsx?|jsx?|mjs|json)$/.test(path) ? path : `${path || 'file'}.tsx`;
}

function pathOf(specifier: string, from: string): string {
  const isRelative = specifier.startsWith('.');
  const parts = isRelative ? from.split('/').slice(0, -1) : [];
  for (const part of specifier.replace(/^(?:@\/|~\/?|\/)/, '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
