import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { parse, type Program } from 'acorn';
import { transform } from 'sucrase';
import { Edits } from './edits';
import { ProgramError } from '../errors';
import { freeNames } from './free-names';
import { addGuards, guardName } from '../guard';
import { type ImportRequest, rewriteModule } from './modules';
import type { SourcePosition } from '../../protocol';
import { bodyAsComponent, componentNames, keepLastExpression } from './shapes';

/** A visitor's program, ready to be evaluated. */
export interface Compiled {
  /** An expression: a function of the program's scope that returns the function to run. */
  code: string;
  /** What has to be there before it runs. */
  imports: ImportRequest[];
  /** What it may ask for with `import()`. */
  lazyImports: ImportRequest[];
  /** The whole file is the body of a component (it returns, or calls hooks, at the top level). */
  isBody: boolean;
  /** Things worth telling that don't stop the program. */
  notes: string[];
  /** Where a top-level component is declared. */
  placeOf: (name: string) => SourcePosition | undefined;
  /** Where a place in `code` (line and column from 1) comes from. */
  toSource: (line: number, column: number) => SourcePosition;
}

interface CompileOptions {
  /** The module that supplies a well-known name which the program uses but doesn't define. */
  supply?: (name: string) => string | undefined;
}

const fileName = 'program.tsx';

/**
 * Compile one file of TypeScript or JavaScript with JSX. Types go by sucrase, which keeps every line where it was; then the
 * modules are resolved, the guards put in and the file's result found, all as edits of one syntax tree.
 * @throws ProgramError when it can't be compiled.
 */
export function compile(source: string, { supply = () => undefined }: CompileOptions = {}): Compiled {
  const { code: plain, toSource: plainToSource } = toPlainScript(source);
  const program = parsePlain(plain, plainToSource, source);
  const edits = new Edits(plain);
  const notes: string[] = [];
  const toPosition = (offset: number) => plainToSource(...lineAndColumn(plain, offset));

  const module = rewriteModule(program, plain, edits, toPosition);
  for (const specifier of module.assets)
    notes.push(`\`${specifier}\` is left out: the preview runs one file.`);
  const supplied: ImportRequest[] = [];
  for (const name of freeNames(program)) {
    const specifier = supply(name);
    if (!specifier) continue;
    supplied.push({ specifier, names: [isDefaultOf(specifier, name) ? 'default' : name], position: {} });
    module.bindings.push({
      specifier,
      imported: isDefaultOf(specifier, name) ? 'default' : name,
      local: name,
    });
    notes.push(`\`${name}\` is taken from \`${specifier}\`: your file needs the import.`);
  }
  const isBody = bodyAsComponent(program, module.exported.size > 0);
  keepLastExpression(program, edits, isBody);
  addGuards(program, plain, edits);

  const head = module.bindings.map(
    ({ specifier, imported, local }) =>
      `const ${local}=__live.get(${JSON.stringify(specifier)},${JSON.stringify(imported)});`,
  );
  const tail = [...module.exported].map(
    ([name, local]) => `__live.exports[${JSON.stringify(name)}]=${local};`,
  );
  const components = componentNames(program);
  const candidates = components.map(({ name }) => `[${JSON.stringify(name)},()=>${name}]`);
  const { text, toOriginal } = edits.apply();
  const prefix = `(function(__live,${guardName},require,module,exports,render){"use strict";return function(){${head.join('')}__live.candidates=()=>[${candidates.join(',')}];\n`;
  return {
    code: `${prefix}${text}\n;${tail.join('')}}})`,
    imports: [...module.imports, ...supplied],
    lazyImports: module.lazyImports,
    isBody,
    notes,
    placeOf: (name) => {
      const found = components.find((item) => item.name === name);
      return found && toPosition(found.offset);
    },
    toSource: (line, column) => toPosition(toOriginal(offsetOf(text, line - 1, column))),
  };
}

/** React and the table are what people name by their default export. */
function isDefaultOf(specifier: string, name: string): boolean {
  return (
    (specifier === '@material-table/core' && name === 'MaterialTable') ||
    name === 'React' ||
    name === 'ReactDOM'
  );
}

interface PlainScript {
  code: string;
  toSource: Compiled['toSource'];
}

/** A function without a name is no statement, but people paste one as their component. */
const namelessFunction = /^(?:async\s+)?function\s*\(/m;
const exporting = 'export default ';

function toPlainScript(source: string): PlainScript {
  try {
    return withoutTypes(source);
  } catch (error) {
    const start = /\bexport\s+default\b/.test(source) ? -1 : source.search(namelessFunction);
    if (start < 0) throw error;
    try {
      const { code, toSource } = withoutTypes(source.slice(0, start) + exporting + source.slice(start));
      const [addedLine] = lineAndColumn(source, start);
      return {
        code,
        toSource: (line, column) => {
          const found = toSource(line, column);
          if (found.line !== addedLine || found.column === undefined) return found;
          return { line: found.line, column: Math.max(1, found.column - exporting.length) };
        },
      };
    } catch {
      throw error;
    }
  }
}

function withoutTypes(source: string): PlainScript {
  try {
    const jsxImportSource = /@jsxImportSource\s+([\w@/-]+)/.exec(source)?.[1] ?? 'react';
    const result = transform(source, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'automatic',
      jsxImportSource,
      production: true,
      disableESTransforms: true,
      filePath: fileName,
      sourceMapOptions: { compiledFilename: fileName },
    });
    const map =
      result.sourceMap && new TraceMap(result.sourceMap as ConstructorParameters<typeof TraceMap>[0]);
    return {
      code: result.code,
      toSource: (line, column) => {
        const found = map && originalPositionFor(map, { line, column: column - 1 });
        return found?.line ? { line: found.line, column: found.column + 1 } : { line };
      },
    };
  } catch (error) {
    throw syntaxError(error, source, (line, column) => ({ line, column }));
  }
}

function parsePlain(plain: string, toSource: Compiled['toSource'], source: string): Program {
  try {
    return parse(plain, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });
  } catch (error) {
    throw syntaxError(error, source, (line, column) => toSource(line, column + 1));
  }
}

function syntaxError(error: unknown, source: string, toSource: Compiled['toSource']): ProgramError {
  if (error instanceof RangeError)
    return new ProgramError('syntax', 'The code is nested too deeply to be read.');
  const { message, loc } = error as { message: string; loc?: { line: number; column: number } };
  const position = loc ? toSource(loc.line, loc.column) : {};
  const plainMessage = message.replace(`Error transforming ${fileName}: `, '').replace(/ \(\d+:\d+\)$/, '');
  return new ProgramError('syntax', inWords(plainMessage, source, position), position);
}

/** Parsers say "Unexpected token"; a person wants to know which. */
function inWords(message: string, source: string, { line, column }: SourcePosition): string {
  if (!/^Unexpected token\b/.test(message) || !line) return message;
  const lines = source.split('\n');
  const rest = lines[line - 1]?.slice((column ?? 1) - 1).trim();
  const isLastLine = source.split('\n').slice(line).join('').trim() === '';
  if (!rest)
    return isLastLine
      ? 'The code ends too early: a bracket or tag is not closed.'
      : 'Unexpected end of the line.';
  const found = /^(?:[\w$]+|=>|[^\s\w])/.exec(rest)?.[0] ?? rest.slice(0, 1);
  return `Unexpected \`${found}\`.${/expected/.test(message.slice(10)) ? ` ${message.slice(16).replace(/^[,:]\s*/, '')}` : ''}`;
}

function lineAndColumn(text: string, offset: number): [line: number, column: number] {
  const before = text.slice(0, Math.max(0, offset));
  const lineStart = before.lastIndexOf('\n') + 1;
  return [before.split('\n').length, before.length - lineStart + 1];
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let i = 1; i < line; i += 1) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  return start + column - 1;
}
