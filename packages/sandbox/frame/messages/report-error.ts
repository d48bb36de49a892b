import { placeOf } from '#kit/place-of.ts';
import { lineAt, type ProgramFile, type SourcePosition } from '../../files';
import { messageOf } from './errors';
import { explain } from './explain';
import { placeInUnits, type Unit } from '../program/units';

/** What is known about a failed program. */
interface Failed {
  files: ProgramFile[];
  units: readonly [Unit, ...Unit[]];
}

/** An error as a message that says what to do, with its place. */
export function describeError(
  program: Failed,
  error: unknown,
  componentStack = '',
  isRendering = false,
): { message: string; isOutside?: boolean } & SourcePosition {
  const own = placeInUnits(program.units, stackOf(error));
  const text = messageOf(error);
  const message = explain(text, {
    line: own && lineAt(program.files, own),
    shown: isRendering ? shownAlone(program) : undefined,
  });
  const place = own ? undefined : placeOfStorage(program.files, text);
  return {
    message,
    ...(own ? {} : { isOutside: true }),
    ...(place ?? positionOf(program, error, componentStack)),
  };
}

/** The component that the preview shows on its own, if it has props. */
export function shownAlone({
  units,
}: Pick<Failed, 'units'>): { name: string; parameters: string } | undefined {
  const main = units[0].scope.exports.default;
  return typeof main === 'function' && main.length > 0
    ? { name: main.name || 'App', parameters: parametersOf(main) }
    : undefined;
}

/** The source of a function's parameters: `{ rows, title }`. */
function parametersOf(fn: unknown): string {
  const [, alone, listed] = /^(?:async\s+)?(?:([\w$]+)\s*=>|[^(]*\(([^)]*)\))/.exec(String(fn)) ?? [];
  return alone ?? listed ?? '';
}

/** Where a program first uses a storage: Chromium omits the line that reads `window.localStorage`. */
function placeOfStorage(files: ProgramFile[], message: string): SourcePosition | undefined {
  const [name] = /\b(?:localStorage|sessionStorage|indexedDB)\b/.exec(message) ?? [];
  const use = new RegExp(`\\b${name}\\b`);
  const file = /Security/.test(message) ? files.find(({ text }) => name && use.test(text)) : undefined;
  return file && { file: file.name, line: placeOf(file.text, file.text.search(use)).line };
}

/** Where in the visitor's source an error was thrown, as far as known. */
export function positionOf(program: Failed, error: unknown, componentStack = ''): SourcePosition {
  const { units } = program;
  const place = placeInUnits(units, stackOf(error)) ?? placeInUnits(units, componentStack);
  if (place) return place;
  // React at least provides the names of the components around the error.
  const names = [...componentStack.matchAll(/^\s*(?:at )?([\w$]+)/gm)].map(([, name = '']) => name);
  const places = names.flatMap((name) => units.map(({ compiled }) => compiled.placeOf(name)));
  return places.find((found) => found !== undefined) ?? {};
}

/** The stack of any thrown value. */
export function stackOf(error: unknown): string {
  try {
    return typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
  } catch {
    return '';
  }
}
