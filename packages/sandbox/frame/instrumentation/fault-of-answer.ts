import type { AnswerFault } from '../../table-reports';

/** Why a table can't show the result of its `data` function; undefined when it can. */
export function faultOfAnswer(answer: unknown): { what: AnswerFault; list?: string } | undefined {
  if (Array.isArray(answer)) return { what: 'array' };
  if (typeof answer !== 'object' || answer === null) return { what: 'nothing' };
  if (answer instanceof Response) return { what: 'response' };
  try {
    const { data, totalCount, page } = answer as Record<string, unknown>;
    if (!Array.isArray(data)) return { what: 'rows', ...listIn(answer, '') };
    if (isMissing(totalCount)) return { what: 'totalCount' };
    return isMissing(page) ? { what: 'page' } : undefined;
  } catch {
    // A getter of the program threw.
    return undefined;
  }
}

/** Where another kind of result has an array, at most one level deep. */
function listIn(value: object, before: string): { list?: string } {
  for (const [name, item] of Object.entries(value)) {
    if (Array.isArray(item)) return { list: before + name };
    const inside = before === '' && typeof item === 'object' && item !== null ? listIn(item, `${name}.`) : {};
    if (inside.list !== undefined) return inside;
  }
  return {};
}

/** The table calculates with it: a numeric string is enough. */
function isMissing(value: unknown): boolean {
  return value === undefined || value === null || Number.isNaN(Number(value));
}
