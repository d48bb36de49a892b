import { describeFault, isNestedTooDeeply } from '#check-code/syntax-fault.ts';
import { ProgramError } from '../messages/errors';

/** A parser's error in words, with its line, in the text of `file` that it read. It counts columns from `firstColumn`. */
export function syntaxError(error: unknown, text: string, firstColumn: number, file?: string) {
  if (error instanceof ProgramError) return error;
  const fault = error as Error & { loc?: { line: number; column: number } };
  const place = isNestedTooDeeply(fault) ? undefined : fault.loc;
  const at = place && { line: place.line, column: place.column - firstColumn + 1 };
  return new ProgramError('syntax', describeFault(fault, text, at ?? {}), { file, line: place?.line });
}
