import type { SourcePosition } from '../../protocol';
import { ProgramError } from '../errors';

/** The error of a parser in words, with its place in the source. `toSource` takes the place that the parser names. */
export function syntaxError(
  error: unknown,
  source: string,
  toSource: (line: number, column: number) => SourcePosition,
): ProgramError {
  if (error instanceof ProgramError) return error;
  const { message, loc } = error as { message: string; loc?: { line: number; column: number } };
  // The second are acorn's words for the first.
  if (error instanceof RangeError || message.startsWith('Not enough stack space'))
    return new ProgramError('syntax', 'The code is nested too deeply to be read.');
  const position = loc ? toSource(loc.line, loc.column) : {};
  const plainMessage = message.replace(/^Error transforming \S+: /, '').replace(/ \(\d+:\d+\)$/, '');
  return new ProgramError('syntax', nameToken(plainMessage, source, position), position);
}

/** Parsers say "Unexpected token"; a person wants to know which. */
function nameToken(message: string, source: string, { line, column }: SourcePosition): string {
  if (!/^Unexpected token\b/.test(message) || !line) return message;
  const lines = source.split('\n');
  const rest = lines[line - 1]?.slice((column ?? 1) - 1).trim();
  if (!rest)
    return lines.slice(line).join('').trim() === ''
      ? 'The code ends too early: a bracket or tag is not closed.'
      : 'Unexpected end of the line.';
  const found = /^(?:[\w$]+|=>|[^\s\w])/.exec(rest)?.[0] ?? rest.slice(0, 1);
  return `Unexpected \`${found}\`.${/expected/.test(message.slice(10)) ? ` ${message.slice(16).replace(/^[,:]\s*/, '')}` : ''}`;
}
