import { describeFault, isNestedTooDeeply } from '#check-code/syntax-fault';
import type { SourcePosition } from '../../protocol';
import { ProgramError } from '../errors';

/** The error of a parser in words, with its place in the source. `toSource` takes the place that the parser names. */
export function syntaxError(
  error: unknown,
  source: string,
  toSource: (line: number, column: number) => SourcePosition,
): ProgramError {
  if (error instanceof ProgramError) return error;
  const { loc } = error as { loc?: { line: number; column: number } };
  const position = loc && !isNestedTooDeeply(error as Error) ? toSource(loc.line, loc.column) : {};
  return new ProgramError('syntax', describeFault(error as Error, source, position), position);
}
