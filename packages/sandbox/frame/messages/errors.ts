import type { SourcePosition } from '../../files';
import type { ErrorKind, Fault } from '../../protocol';

/** An error in the visitor's program that is found before it runs, with its place in the source. */
export class ProgramError extends Error {
  override name = 'ProgramError';
  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly position: SourcePosition = {},
    /** All errors, including the first one. */
    readonly faults: Fault[] = [],
  ) {
    super(message);
  }
}

const reactMessages: Record<string, (args: string[]) => string> = {
  31: ([what = 'an object']) =>
    `An object can't be shown as text (found: ${what}). Show one of its fields, or pass an array.`,
  130: ([what = 'undefined']) =>
    `A component is \`${what || 'undefined'}\`. Is it imported, and by the right name (default or in braces)?`,
  152: () => 'A component returned nothing. Return JSX or `null`.',
  185: () =>
    'A component sets its state on every update, in an endless loop. Look for a `setState` in an effect or in render.',
  300: () => 'A component called fewer hooks than before. Hooks may not come after an early `return`.',
  301: () =>
    'A component sets its state while it renders, in an endless loop. Is a function called where it should be passed?',
  310: () =>
    'A component called more hooks than before. Hooks may not come after an early `return` or in a condition.',
  321: () =>
    'A hook was called outside a component. Hooks may only be called at the top of a component or of another hook.',
  482: () => 'A component is an async function. Fetch in an effect or before rendering.',
};

/** An error's message: React's codes are spelled out, and any thrown value has a text. */
export function messageOf(error: unknown): string {
  const text = textOf(error);
  const react = /Minified React error #(\d+); visit (\S+)/.exec(text);
  if (!react) return text;
  const [, code = '', url = ''] = react;
  const args = [...url.matchAll(/args\[\]=([^&]*)/g)].map(([, arg = '']) => safeDecode(arg));
  return (
    reactMessages[code]?.(args) ??
    `React stopped with error ${code}${args.length > 0 ? ` (${args.join(', ')})` : ''}.`
  );
}

function textOf(error: unknown): string {
  try {
    if (typeof error === 'object' && error !== null && 'message' in error) {
      const name = 'name' in error ? String(error.name) : 'Error';
      const message = String(error.message);
      return name === 'Error' || name === '' || message.startsWith(name)
        ? message || 'Error'
        : `${name}: ${message}`;
    }
    return `Thrown: ${String(error)}`;
  } catch {
    return 'A value without a message was thrown.';
  }
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The line of a stack's first place in the file `fileName`, from 1. */
export function lineInStack(stack: string, fileName: string): number | undefined {
  const at = stack.indexOf(`${fileName}:`);
  const [, line] = /^:(\d+)/.exec(stack.slice(at + fileName.length, at + fileName.length + 12)) ?? [];
  return at < 0 || line === undefined ? undefined : Number(line);
}
