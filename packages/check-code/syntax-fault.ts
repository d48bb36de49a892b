/** What is wrong with a program that a parser rejects, in a sentence; `place` is where, both from 1. */
export function describeFault(
  error: Error,
  source: string,
  { line, column }: { line?: number; column?: number },
): string {
  if (isNestedTooDeeply(error)) return 'The code is nested too deeply to be read.';
  const message = error.message.replace(/^Error transforming \S+: /, '').replace(/ \(\d+:\d+\)$/, '');
  // Parsers report "Unexpected token"; a person wants to know which.
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

/** Whether the stack was too small. Firefox has another error for that, and Acorn a message with a meaningless place. */
export function isNestedTooDeeply(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message } = error;
  return /^(?:RangeError|InternalError)$/.test(name) || message.startsWith('Not enough stack space');
}
