/** What the answer to a refused request says. */
export interface RefusalBody {
  error: string;
  /** Of a query: the parameter at fault. */
  field?: string;
  /** Of a change: what is wrong with each field. */
  fields?: Record<string, string>;
  /** Of a conflict: the order as it is now. */
  current?: object;
}

/** Ends a request with a status below 500. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;

  constructor(status: number, body: RefusalBody) {
    super(body.error);
    this.status = status;
    this.body = body;
  }
}

export function refuseFields(fields: Record<string, string>): Refusal {
  return new Refusal(422, { error: 'Some values are not possible.', fields });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isOneOf<T>(list: readonly T[], value: unknown): value is T {
  return (list as readonly unknown[]).includes(value);
}

/** Postgres stores no zero character, and half of a character pair is no text in UTF-8. */
export function isPlainText(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}

/** Accept days that exist, from 1900 to 2099. */
export function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
