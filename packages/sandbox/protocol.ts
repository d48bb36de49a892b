/**
 * The messages between page and frame. The visitor's program can send anything the frame can, so the page
 * treats every message as hostile: known kinds only, own fields only, strings cut, numbers clamped.
 */

import { count, fieldsOf, itemsOf, oneOf } from '#kit/read-values.ts';
import type { ProgramFile, SourcePosition } from './files';

export type ErrorKind = 'syntax' | 'import' | 'render' | 'event' | 'timer' | 'promise';
export type StopReason = 'loop' | 'busy' | 'silent' | 'flood' | 'left' | 'focus' | 'load' | 'other' | 'asked';
export type LogLevel = 'log' | 'info' | 'warn' | 'error' | 'note';

/** The site's settings that the preview follows; each can change while a program runs. */
export interface PreviewTheme {
  colorScheme: 'light' | 'dark';
  density: 'normal' | 'dense';
}

/** How a preview looks until the page says otherwise. */
export const defaultTheme: PreviewTheme = { colorScheme: 'light', density: 'normal' };

/**
 * From the page to the frame, over a port that the page sends along with the frame's script. Anything else from
 * the frame's window is only counted.
 */
export type ToFrame =
  | { t: 'run'; run: number; files: ProgramFile[] }
  | { t: 'theme'; theme: PreviewTheme }
  | { t: 'font'; bytes: ArrayBuffer }
  | { t: 'slowness'; slowness: number }
  | { t: 'ping' };

/** One of several faults found in a program before it runs. */
export interface Fault extends SourcePosition {
  message: string;
}

/** From the frame to the page, after validation. `run` is the number the page gave the program. */
export type FromFrame =
  | { t: 'ready' }
  | { t: 'pong' }
  /** A person pressed somewhere in the frame. */
  | { t: 'pressed' }
  | { t: 'height'; height: number }
  | { t: 'ran'; run: number; ms: number }
  | ({
      t: 'error';
      run: number;
      kind: ErrorKind;
      message: string;
      isOutside?: boolean;
      faults?: Fault[];
    } & SourcePosition)
  | ({ t: 'stopped'; run: number; reason: StopReason } & SourcePosition)
  | { t: 'log'; run: number; level: LogLevel; text: string }
  | { t: 'clearLog'; run: number };

/** The page's limits for a frame. */
export const limits = {
  /** Longest program without a long `rows.json`, in UTF-16 units. */
  source: 256 * 1024,
  /** Longest text shown from a message. */
  text: 2000,
  /** A message with a longer string than this is an attack. */
  string: 1024 * 1024,
  /** Messages a second. */
  messages: 500,
  /** Milliseconds of a second that the page spends on reading them. */
  reading: 250,
  /** Messages per second that a program sends to the page directly, which are not read. */
  strayMessages: 50,
  /** Faults in one message. */
  faults: 60,
  height: { min: 48, max: 4000 },
} as const;

const errorKinds: readonly ErrorKind[] = ['syntax', 'import', 'render', 'event', 'timer', 'promise'];
const stopReasons: readonly StopReason[] = ['loop', 'busy'];
const logLevels: readonly LogLevel[] = ['log', 'info', 'warn', 'error', 'note'];

/** Read a message from the frame, or `undefined` when it isn't one: unknown kind or unusable fields. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  const own = fieldsOf(data);
  const run = count(own('run'), Number.MAX_SAFE_INTEGER) ?? 0;
  const t = own('t');
  switch (t) {
    case 'ready':
    case 'pong':
    case 'pressed':
      return { t };
    case 'height': {
      const height = own('height');
      if (typeof height !== 'number' || !Number.isFinite(height)) return undefined;
      const { min, max } = limits.height;
      return { t, height: Math.min(max, Math.max(min, Math.ceil(height))) };
    }
    case 'clearLog':
      return { t, run };
    case 'ran':
      return { t: 'ran', run, ms: count(own('ms'), 60_000) ?? 0 };
    case 'error': {
      const faults = readFaults(own('faults'));
      return {
        t: 'error',
        run,
        kind: oneOf(errorKinds, own('kind')) ?? 'render',
        message: text(own('message')),
        ...(own('isOutside') === true ? { isOutside: true } : {}),
        ...readPosition(own),
        ...(faults.length > 0 ? { faults } : {}),
      };
    }
    case 'stopped':
      return { t: 'stopped', run, reason: oneOf(stopReasons, own('reason')) ?? 'loop', ...readPosition(own) };
    case 'log':
      return { t: 'log', run, level: oneOf(logLevels, own('level')) ?? 'log', text: text(own('text')) };
    default:
      return undefined;
  }
}

/** Read a theme: missing or unknown settings get their default. */
export function readTheme({ colorScheme, density }: Partial<PreviewTheme>): PreviewTheme {
  return {
    colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
    density: density === 'dense' ? 'dense' : 'normal',
  };
}

/** The name of the script that a frame requests in its first message. */
export function readFrameFile(data: unknown): string | undefined {
  const own = fieldsOf(data);
  const file = own('file');
  return own('t') === 'frame' && typeof file === 'string' && /^frame\.[0-9a-f]{8}\.js$/.test(file)
    ? file
    : undefined;
}

/** True when a message holds a string no honest frame sends. */
export function isOversized(data: unknown): boolean {
  if (typeof data === 'string') return data.length > limits.string;
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some((value) => typeof value === 'string' && value.length > limits.string);
}

function readFaults(value: unknown): Fault[] {
  return itemsOf(value, limits.faults).map((item): Fault => {
    const own = fieldsOf(item);
    return { message: text(own('message')), ...readPosition(own) };
  });
}

function readPosition(own: ReturnType<typeof fieldsOf>): SourcePosition {
  return { file: text(own('file')) || undefined, line: count(own('line'), 100_000) };
}

function text(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.length > limits.text ? `${value.slice(0, limits.text)}…` : value;
}
