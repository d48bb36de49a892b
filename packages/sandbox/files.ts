/** A file of a visitor's program. */
export interface ProgramFile {
  name: string;
  text: string;
  /** Its first line in the whole program (from 1). */
  firstLine: number;
}

/** The file whose default export is shown. */
export const mainFile = 'App.tsx';
export const rowsFile = 'rows.json';
/** Longer rows are left out of links and of what the browser stores, in letters. */
const mostKeptRows = 200 * 1024;
/** The first rows are enough for the types. */
const enoughRows = 20 * 1024;
const header = /^\/\/ File: ((?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*\.(?:tsx?|jsx?|mjs|json))[ \t]*$/;

/**
 * The files of a program, the shown one first. A program is one text, so that it is stored, shared and run as
 * a whole: a line `// File: data.ts` begins another file.
 */
export function splitFiles(program: string): [ProgramFile, ...ProgramFile[]] {
  const main: ProgramFile = { name: mainFile, text: '', firstLine: 1 };
  const files: [ProgramFile, ...ProgramFile[]] = [main];
  // Called with each key: most programs are one file.
  if (!program.includes('\n// File: ')) return [{ ...main, text: program }];
  const lines = program.split('\n');
  let start = 0;
  const close = (end: number) => {
    const file = files.at(-1);
    if (file) file.text = lines.slice(start, end).join('\n');
  };
  lines.forEach((line, index) => {
    // On the first line, it is an ordinary comment that names the file.
    const name = index === 0 ? undefined : header.exec(line)?.[1];
    if (!name || files.some((file) => file.name === name)) return;
    close(index);
    start = index + 1;
    files.push({ name, text: '', firstLine: start + 1 });
  });
  close(lines.length);
  return files;
}

/** Whether a program has a file besides the main one, without reading all of its lines. */
export function hasFile(program: string, name: string): boolean {
  return program.includes(`\n// File: ${name}\n`);
}

/** The files as one program. */
export function joinFiles([main, ...others]: readonly { name: string; text: string }[]): string {
  return [main?.text ?? '', ...others.map(({ name, text }) => `// File: ${name}\n${text}`)].join('\n');
}

/** A program with one more file. */
export function addFile(program: string, file: { name: string; text: string }): string {
  const files = splitFiles(program).map(({ name, text }) => ({ name, text: text.replace(/\n$/, '') }));
  return joinFiles([...files, file]);
}

/** A program with other rows. */
export function withRows(program: string, rows: string): string {
  return joinFiles(
    splitFiles(program).map((file) => (file.name === rowsFile ? { ...file, text: rows } : file)),
  );
}

/** A program for storing and sharing: without its rows, if they are long. */
export function withoutLongRows(program: string): string {
  if (program.length <= mostKeptRows) return program;
  const rows = splitFiles(program).find(({ name }) => name === rowsFile);
  return rows && rows.text.length > mostKeptRows ? withRows(program, '[]\n') : program;
}

/** The first rows of a long file, for finding their types. */
export function firstRows({ name, text }: { name: string; text: string }): { name: string; text: string } {
  const end = name === rowsFile && text.length > mostKeptRows ? text.lastIndexOf('},\n', enoughRows) : -1;
  return { name, text: end < 0 ? text : `${text.slice(0, end)}}]` };
}

/** Which file a line of the program belongs to, and its line there. */
export function locate(files: readonly ProgramFile[], line: number): { index: number; line: number } {
  const found = files.findLastIndex(({ firstLine }) => firstLine <= line);
  const index = Math.max(0, found);
  return { index, line: line - (files[index]?.firstLine ?? 1) + 1 };
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
