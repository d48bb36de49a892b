import type { ErrorKind } from '../../protocol';

const places: Record<ErrorKind, string> = {
  syntax: 'The code can’t be read',
  import: 'An import doesn’t work',
  render: 'Error while rendering',
  effect: 'Error in an effect',
  event: 'Error in an event handler',
  timer: 'Error in a timer',
  promise: 'Error in a promise',
};

export function failureIn(kind: ErrorKind): string {
  return places[kind];
}

/** `line 3, column 5`, as far as known. */
export function positionText(line: number | undefined, column: number | undefined): string {
  if (line === undefined) return '';
  return column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
}
