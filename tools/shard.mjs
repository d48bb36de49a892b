/**
 * Read which part of the tests to run. Vitest and Playwright take the argument unchanged.
 * @param {string[]} args such as `--shard=2/4`, or none for all
 * @returns {{ isFirst: boolean, args: string[] }}
 * @throws for anything else: a part that runs nothing would be green
 */
export function shardOf(args) {
  const [argument] = args;
  if (argument === undefined) return { isFirst: true, args: [] };
  const [, index = 0, count = 0] = (/^--shard=(\d+)\/(\d+)$/.exec(argument) ?? []).map(Number);
  if (args.length > 1 || index < 1 || index > count)
    throw new Error(`npm test accepts an argument such as --shard=1/4, not "${args.join(' ')}".`);
  return { isFirst: index === 1, args: [argument] };
}
