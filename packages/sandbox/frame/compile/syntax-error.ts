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
  const fault = error as Error & { loc?: { line: number; column: number } };
  const position = fault.loc && !isNestedTooDeeply(fault) ? toSource(fault.loc.line, fault.loc.column) : {};
  return new ProgramError('syntax', describeFault(fault, source, position), position);
}
