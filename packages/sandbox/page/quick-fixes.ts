import { programLanguage } from '../editor/program-language';
import { addFile, fileNameOf, findFile, isAsset, isOwnFile, joinFiles, type ProgramFile } from '../files';
import { movedTo, renamedExport } from '../frame/messages/import-advice';
import { iconsPackage, isImportable } from '../packages';

/** A change of a program to fix some of its faults. */
export type QuickFix = (files: ProgramFile[]) => ProgramFile[];

/** What can be changed about a program's imports. Read from its text: a program may forge what its frame says. */
export interface ImportFixes {
  /** How many imports of renamed modules and names. */
  changes: number;
  /** The missing files of the visitor's own, as the imports name them. */
  files: string[];
}

export function importFixesOf(program: ProgramFile[]): ImportFixes {
  const imports = program.flatMap((file) => readImports(file, program));
  const files = imports.filter(({ isMissing }) => isMissing).map(({ specifier }) => specifier);
  return { changes: imports.flatMap(changesIn).length, files: [...new Set(files)] };
}

/** The program with the new names of the modules and exports that it imports by their old ones. */
export const changeImports: QuickFix = (files) =>
  files.map((file) => ({
    ...file,
    text: readImports(file, files)
      .flatMap(changesIn)
      .sort((one, other) => other.at - one.at)
      .reduce((text, { at, from, to }) => text.slice(0, at) + to + text.slice(at + from.length), file.text),
  }));

/** The program with a file for an import of the visitor's own, which holds all that is imported from it. */
export function makeFile(files: ProgramFile[], specifier: string): ProgramFile[] {
  const imports = files.flatMap((file) => readImports(file, files));
  const wanted = imports.filter((one) => one.isMissing && one.specifier === specifier);
  const [first] = wanted;
  if (!first) return files;
  const name = fileNameOf(specifier, first.file.name);
  const names = [...new Set(wanted.flatMap((one) => one.names.map((item) => item.name)))];
  const program = joinFiles(files);
  const stub = name.endsWith('.json') ? '[]\n' : names.map((item) => stubOf(item, name, program)).join('\n');
  return addFile(files, { name, text: stub || 'export {};\n' });
}

/** A stub, by its name and use in the program: a component, a hook, a function or rows. */
function stubOf(name: string, file: string, program: string): string {
  if (name === '*') return '';
  const isDefault = name === 'default';
  const own = isDefault ? (/([\w$]+)\.\w+$/.exec(file)?.[1] ?? '') : name;
  const head = isDefault ? 'export default function' : 'export function';
  if (/^use[A-Z]/.test(own)) return `${head} ${own}() {\n  return {};\n}\n`;
  const called = new RegExp(`(?<![\\w$.])${escape(own)}\\(`);
  const isCalled = own !== '' && called.test(program) && !program.includes(`<${own}`);
  if (!isCalled && /^[A-Z]\w*[a-z]\w*$/.test(own))
    return `${head} ${own}({ children }) {\n  return <>{children}</>;\n}\n`;
  if (
    isCalled ||
    /^(?:get|set|fetch|load|save|is|has|format|parse|create|update|delete|handle|on|to)[A-Z]/.test(own)
  )
    return `${head} ${own}(value) {\n  return value;\n}\n`;
  return isDefault ? 'export default [];\n' : `export const ${own} = [];\n`;
}

/** A name in a regular expression. */
const escape = (name: string) => name.replaceAll('$', '\\$');

/** An import of a program. Its place is that of the module's name, as an offset in its file. */
interface Import {
  file: ProgramFile;
  specifier: string;
  at: number;
  names: ImportedName[];
  isMissing: boolean;
}

interface ImportedName {
  name: string;
  /** Where it is written, if it is. */
  at?: number;
  /** It is followed by `as` and another name. */
  isAliased?: boolean;
}

type SyntaxNode = ReturnType<typeof programLanguage.parser.parse>['topNode'];

function readImports(file: ProgramFile, files: ProgramFile[]): Import[] {
  const imports: Import[] = [];
  if (file.name.endsWith('.json')) return imports;
  programLanguage.parser.parse(file.text).iterate({
    enter: ({ name, from, to, node }) => {
      if (name !== 'String' || !isSource(node, file.text)) return;
      const specifier = file.text.slice(from + 1, to - 1);
      const isOfTypes = node.parent?.getChild('type') !== null;
      const isOwn = isOwnFile(specifier) && !isImportable(specifier) && !isAsset(specifier);
      imports.push({
        file,
        specifier,
        at: from + 1,
        names: namesIn(node.parent, file.text),
        isMissing: isOwn && !isOfTypes && !findFile(files, file.name, specifier),
      });
    },
  });
  return imports;
}

/** Whether a string names a module: after `from` or `import`, or in `require('…')`. */
function isSource(node: SyntaxNode, text: string): boolean {
  const call = node.parent?.name === 'ArgList' ? node.parent.parent : null;
  return call
    ? /^require\s*\(/.test(text.slice(call.from, node.from))
    : /^(?:from|import)$/.test(node.prevSibling?.name ?? '');
}

/** The names that a declaration imports, or exports from elsewhere, without those of types. */
function namesIn(declaration: SyntaxNode | null, text: string): ImportedName[] {
  if (declaration?.name === 'ArgList') return [{ name: '*' }];
  const group = declaration?.getChild('ImportGroup') ?? declaration?.getChild('ExportGroup');
  const items: SyntaxNode[][] = [[]];
  for (let node = group?.firstChild; node; node = node.nextSibling) {
    if (node.name === ',') items.push([]);
    else if (!'{}'.includes(node.name)) items.at(-1)?.push(node);
  }
  const named = items.flatMap(([first, ...others]) =>
    first && first.name !== 'type'
      ? [
          {
            name: text.slice(first.from, first.to),
            at: first.from,
            isAliased: others.length > 0,
          },
        ]
      : [],
  );
  const variable = declaration?.getChild('VariableDefinition');
  if (!variable) return named;
  if (!declaration?.getChild('Star')) return [{ name: 'default' }, ...named];
  const members = new RegExp(
    `(?<![\\w$.])${escape(text.slice(variable.from, variable.to))}\\.([\\w$]+)`,
    'g',
  );
  return [...text.matchAll(members)].map(([, name = '']) => ({ name }));
}

/** The changes of an import whose module or names have others now. */
function changesIn({ specifier, at, names }: Import): { at: number; from: string; to: string }[] {
  const moved = (isImportable(specifier) ? undefined : movedTo(specifier)) ?? specifier;
  if (!isImportable(moved)) return [];
  const [, icon] = moved.split(`${iconsPackage}/`);
  const now = icon ? `${iconsPackage}/${renamedExport(icon, iconsPackage) ?? icon}` : moved;
  const renamed = names.flatMap((item) => {
    const name = item.at === undefined ? undefined : renamedExport(item.name, moved);
    const to = name && (item.isAliased ? name : `${name} as ${item.name}`);
    return item.at !== undefined && to ? [{ at: item.at, from: item.name, to }] : [];
  });
  return now === specifier ? renamed : [{ at, from: specifier, to: now }, ...renamed];
}
