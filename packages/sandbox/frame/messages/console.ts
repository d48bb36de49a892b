import type { LogLevel } from '../../protocol';
import { send } from '../send';
import { describeValues } from './describe';

/** The browser's methods, except those that return something for later, which the log can't show. */
const methods = Object.entries(console)
  .filter(([name, member]) => typeof member === 'function' && !['context', 'createTask'].includes(name))
  .map(([name]) => name);

let counts = new Map<string, number>();
let timers = new Map<string, number>();
let indent = '';

/** Groups, counts and timers begin with each program. */
export function resetConsole(): void {
  counts = new Map();
  timers = new Map();
  indent = '';
}

/**
 * From now on, send what a program writes to its console to the page. A method that the log doesn't know is
 * shown like `log`.
 */
export function captureConsole(): void {
  const write = (level: LogLevel, values: readonly unknown[]) =>
    send({ t: 'log', level, text: indent + describeValues(values).replaceAll('\n', `\n${indent}`) });
  const log = (...values: unknown[]) => write('log', values);
  const group = (...label: unknown[]) => {
    if (label.length > 0) log(...label);
    if (indent.length < 20) indent += '  ';
  };
  /** Methods whose first argument is a label. */
  const labeled =
    (method: (label: string, ...values: unknown[]) => void) =>
    (label: unknown = 'default', ...values: unknown[]) =>
      method(describeValues([label]), ...values);
  const timeLog = labeled((label, ...values) => {
    const started = timers.get(label);
    if (started === undefined) write('warn', [`The timer “${label}” doesn’t run.`]);
    else log('%s: %s ms', label, (bridge.now() - started).toFixed(1), ...values);
  });
  const own: Record<string, (...values: unknown[]) => void> = {
    info: (...values) => write('info', values),
    warn: (...values) => write('warn', values),
    error: (...values) => write('error', values),
    assert: (isTrue, format = 'console.assert', ...values) => {
      if (isTrue) return;
      const isText = typeof format === 'string';
      write('error', [
        ...(isText ? [`Assertion failed: ${format}`] : ['Assertion failed:', format]),
        ...values,
      ]);
    },
    clear: () => send({ t: 'clearLog' }),
    count: labeled((label) => {
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      log('%s: %d', label, count);
    }),
    countReset: labeled((label) => void counts.delete(label)),
    // Its second argument holds settings.
    dir: (value) => log(value),
    group,
    groupCollapsed: group,
    groupEnd: () => void (indent = indent.slice(2)),
    time: labeled((label) => void timers.set(label, bridge.now())),
    timeLog,
    timeEnd: (label) => {
      timeLog(label);
      labeled((name) => void timers.delete(name))(label);
    },
  };
  for (const name of methods) Reflect.set(console, name, own[name] ?? log);
}
