import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { getLineInfo } from 'acorn';
import { transform } from 'sucrase';
import type { SourcePosition } from '../../protocol';
import { syntaxError } from './syntax-error';

/** Standard JavaScript: without types and JSX, but still a module. */
export interface PlainScript {
  code: string;
  /** Where a place in `code` (line and column from 1) comes from. */
  toSource: (line: number, column: number) => SourcePosition;
}

const fileName = 'program.tsx';
/** A function without a name is no valid statement, but people paste one as their component. */
const namelessFunction = /^(?:async\s+)?function\s*\(/m;
const exporting = 'export default ';
/** Sucrase loses the space between a keyword and the JSX behind it: `return<>` becomes `return_jsx(…)`. */
const glued =
  /\b(return|default|case|yield|await|typeof|void|delete|else|do|in|of)(?=_(?:jsxs?|Fragment|jsxDEV)\b)/g;

/** Remove types and JSX. @throws ProgramError with the place of a syntax error. */
export function toPlainScript(source: string): PlainScript {
  try {
    return withoutTypes(source);
  } catch (error) {
    const start = /\bexport\s+default\b/.test(source) ? -1 : source.search(namelessFunction);
    if (start < 0) throw error;
    try {
      return withExportAt(source, start);
    } catch {
      throw error;
    }
  }
}

function withExportAt(source: string, start: number): PlainScript {
  const { code, toSource } = withoutTypes(source.slice(0, start) + exporting + source.slice(start));
  const added = getLineInfo(source, start);
  return {
    code,
    toSource: (line, column) => {
      const found = toSource(line, column);
      if (found.line !== added.line || found.column === undefined) return found;
      return { line: found.line, column: Math.max(1, found.column - exporting.length) };
    },
  };
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
    const lines = result.code.split('\n');
    /** The column before the spaces were put back. */
    const columnOf = (line: number, column: number) =>
      Array.from((lines[line - 1] ?? '').matchAll(glued)).reduce(
        (moved, { index, 0: keyword }) => (index + keyword.length + 1 < moved ? moved - 1 : moved),
        column,
      );
    return {
      code: result.code.replace(glued, '$1 '),
      toSource: (line, column) => {
        const found = map && originalPositionFor(map, { line, column: columnOf(line, column) - 1 });
        return found?.line
          ? { line: found.line, column: behindBrace(source, found.line, found.column) + 1 }
          : { line };
      },
    };
  } catch (error) {
    throw syntaxError(error, source, (line, column) => ({ line, column }));
  }
}

/** Sucrase maps the value of `data={rows}` to its brace: return the column (from 0) of the value. */
function behindBrace(source: string, line: number, column: number): number {
  const text = source.split('\n')[line - 1] ?? '';
  return text[column] === '{'
    ? column + (/^\{\s*(?=[\w$])/.exec(text.slice(column))?.[0].length ?? 0)
    : column;
}
