import { isRecord } from '#kit/read-values';
import type { AnswerFault, BadAnswer } from '../../table-reports';

/** A function in a table's `data`. */
export type Load = (this: unknown, ...args: unknown[]) => unknown;

/** What is wrong with its result, and the value that it threw. */
export type Answer = Pick<BadAnswer, 'how' | 'what' | 'list'> & { error?: unknown };

type Listener = (load: object, answer: Answer | undefined) => void;

const heard = new WeakMap<object, Load>();
const originals = new WeakMap<object, Load>();
const { then } = Promise.prototype;
let listener: Listener = () => {};

/** Called with each result of a `data` function, by the program's own function; undefined means no fault. */
export function onAnswer(callback: Listener): void {
  listener = callback;
}

/** A wrapper that reports the results of a `data` function. Each function keeps its own, to stay stable. */
export function hearAnswers(load: Load): Load {
  if (originals.has(load)) return load;
  const known = heard.get(load);
  if (known) return known;
  const made: Load = function (...args) {
    const given = callHeard(load, this, args);
    if (given instanceof Promise)
      void Reflect.apply(then, given, [
        (value: unknown) => listener(load, resolved(value)),
        (error: unknown) => hearError(load, 'rejected', error),
      ]);
    return given;
  };
  heard.set(load, made);
  originals.set(made, load);
  return made;
}

/** The program's own function behind a wrapper; any other value as it is. */
export function originalOf(value: unknown): unknown {
  return (typeof value === 'function' && originals.get(value)) || value;
}

function callHeard(load: Load, self: unknown, args: unknown[]): unknown {
  try {
    return Reflect.apply(load, self, args);
  } catch (error) {
    hearError(load, 'threw', error);
    throw error;
  }
}

function hearError(load: Load, how: 'threw' | 'rejected', error: unknown): void {
  listener(load, { how, what: kindOf(error), error });
}

function kindOf(error: unknown): BadAnswer['what'] {
  if (error === undefined) return 'undefined';
  if (error === null) return 'null';
  if (typeof error === 'string') return 'text';
  return typeof error === 'object' && 'message' in error && typeof error.message === 'string'
    ? 'error'
    : 'other';
}

function resolved(value: unknown): Answer | undefined {
  const fault = faultOfAnswer(value);
  return fault && { how: 'resolved', ...fault };
}

/** Why a table can't show what its `data` function resolved with; undefined when it can. */
function faultOfAnswer(answer: unknown): { what: AnswerFault; list?: string } | undefined {
  if (Array.isArray(answer)) return { what: 'array' };
  if (!isRecord(answer)) return { what: 'nothing' };
  if (answer instanceof Response) return { what: 'response' };
  try {
    const { data, totalCount, page } = answer;
    if (!Array.isArray(data)) return { what: 'rows', ...listIn(answer, '') };
    if (isMissing(totalCount)) return { what: 'totalCount' };
    return isMissing(page) ? { what: 'page' } : undefined;
  } catch {
    // A getter of the program threw.
    return undefined;
  }
}

/** Where an answer of another form has an array, at most one step inside. */
function listIn(value: object, before: string): { list?: string } {
  for (const [name, item] of Object.entries(value)) {
    if (Array.isArray(item)) return { list: before + name };
    const inside = before === '' && typeof item === 'object' && item !== null ? listIn(item, `${name}.`) : {};
    if (inside.list !== undefined) return inside;
  }
  return {};
}

/** The table counts with it: a text of digits will do. */
function isMissing(value: unknown): boolean {
  return value === undefined || value === null || Number.isNaN(Number(value));
}
