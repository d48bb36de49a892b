import { isOneOf, isPlainText, isRecord, refuseFields } from './refusal';

interface Rule<T> {
  /** Give the value as it is saved, or undefined. */
  read: (value: unknown) => T | undefined;
  message: string;
}

/** For each field that a person may write: which values it takes. */
export type Rules<T> = { [F in keyof T]-?: Rule<T[F]> };

/** Accept what a person may write, or say what is wrong with each field. */
export function readFields<T extends object>(rules: Rules<T>, input: unknown): Partial<T> {
  if (!isRecord(input) || Object.keys(input).length === 0)
    throw refuseFields({ changes: 'There is nothing to change.' });
  const fields: Partial<T> = {};
  const problems: [field: string, message: string][] = [];
  for (const [field, value] of Object.entries(input)) {
    const message = hasRule(rules, field)
      ? take(rules, fields, field, value)
      : 'This field can’t be changed.';
    if (message) problems.push([field, message]);
  }
  if (problems.length > 0) throw refuseFields(Object.fromEntries(problems));
  return fields;
}

export function readVersion(version: unknown): number {
  if (typeof version === 'number' && Number.isSafeInteger(version)) return version;
  throw refuseFields({ version: 'Send the version that you changed.' });
}

export function textRule(longest: number): Rule<string> {
  return { read: (value) => readLine(value, longest), message: `Enter 1 to ${longest} characters.` };
}

export function listRule<T>(list: readonly T[], message: string): Rule<T> {
  return { read: (value) => (isOneOf(list, value) ? value : undefined), message };
}

function readLine(value: unknown, longest: number): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text.length > 0 && text.length <= longest && isPlainText(text) ? text : undefined;
}

function hasRule<T extends object>(rules: Rules<T>, field: string): field is string & keyof T {
  return Object.hasOwn(rules, field);
}

/** Take over a value, or answer what is wrong with it. */
function take<T, F extends keyof T>(
  rules: Rules<T>,
  fields: Partial<T>,
  field: F,
  value: unknown,
): string | undefined {
  const { read, message } = rules[field];
  const result = read(value);
  if (result === undefined) return message;
  fields[field] = result;
  return undefined;
}
