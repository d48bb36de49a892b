/** On 2g and with data saver nothing is prefetched, by the same rule as the generator's for links. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
