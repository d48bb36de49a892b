/** How often each figure is measured; `ROUNDS=3` takes medians of fewer. */
export const rounds = Number(process.env.ROUNDS ?? 5);

/** Measure each way once a round, so that what else the machine does hits all of them alike. */
export async function inTurn<Ways extends (() => Promise<unknown>)[]>(
  ...ways: Ways
): Promise<{ [Way in keyof Ways]: Awaited<ReturnType<Ways[Way]>>[] }> {
  const results: unknown[][] = ways.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, measure] of ways.entries()) results[index]?.push(await measure());
  return results as never;
}
