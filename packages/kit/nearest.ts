import leven from 'leven';

/**
 * The known names most like a mistyped one, best first. The one rule of every "Did you mean": two changed
 * letters, or 40 % of the longer name. Beyond that a suggestion is a guess.
 * @param limit the maximum count.
 * @param share of the longer name that may differ: less where a click inserts the name.
 */
export function nearestNames(wanted: string, names: Iterable<string>, limit: number, share = 0.4): string[] {
  return [...names]
    .map((name) => {
      const most = Math.max(2, Math.floor(Math.max(wanted.length, name.length) * share));
      // leven returns its limit for a distance that exceeds it.
      const distance = leven(wanted.toLowerCase(), name.toLowerCase(), { maxDistance: most + 1 });
      return { name, most, distance };
    })
    .filter(({ distance, most }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ name }) => name);
}
