/** How low a result may rank and still be grouped with a better one of its page. */
const reach = 10;

/** Results in order, those of a page after its first one, at most two; twelve pages are enough. */
export function groupByPage<Result extends { href: string }>(results: readonly Result[]): Result[][] {
  const groups = new Map<string, Result[]>();
  results.forEach((result, rank) => {
    const page = result.href.split('#')[0] ?? '';
    const group = groups.get(page);
    if (!group) groups.set(page, [result]);
    else if (group.length < 3 && rank < reach) group.push(result);
  });
  return [...groups.values()].slice(0, 12);
}
