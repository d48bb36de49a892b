/** The day of the installed release, from the npm registry. */
export const releaseDates: Record<string, string> = {
  '8.0.3': '2026-08-17',
};
