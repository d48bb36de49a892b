import { describeFault, isNestedTooDeeply } from '#check-code/syntax-fault';
import type { SourcePosition } from '../../protocol';
import { ProgramError } from '../messages/errors';

/** A parser's error in words, with its place in the source. `toSource` maps the parser's place. */
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
