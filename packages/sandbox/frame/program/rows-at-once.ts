import { isRecord } from '#kit/read-values';

/** How many rows a table will draw on one page, as far as its props show; closed groups don't count. */
export function rowsAtOnce({ data, options, columns, parentChildData }: Record<string, unknown>): number {
  if (!Array.isArray(data) || parentChildData !== undefined) return 0;
  const isGrouped =
    Array.isArray(columns) && columns.some((column) => fieldOf(column, 'defaultGroupOrder') !== undefined);
  if (isGrouped) return 0;
  // A program may pass an array-like value with any length.
  const length: unknown = data.length;
  if (typeof length !== 'number') return 0;
  if (fieldOf(options, 'paging') === false) return length;
  const pageSize = fieldOf(options, 'pageSize');
  return typeof pageSize === 'number' ? Math.min(pageSize, length) : 0;
}

function fieldOf(object: unknown, name: string): unknown {
  return isRecord(object) ? object[name] : undefined;
}
