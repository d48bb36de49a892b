/**
 * The known dates of releases: from the tags in the library's repository, and 8.0.3 from the npm registry.
 * The last release of each major version is here; registry mirrors report other dates for older ones.
 */
export const releaseDates: Record<string, string> = {
  '2.3.40': '2021-05-22',
  '3.2.5': '2021-07-29',
  '4.3.46': '2022-12-14',
  '5.1.12': '2023-02-10',
  '6.5.2': '2025-10-26',
  '7.0.0': '2026-04-16',
  '8.0.3': '2026-08-17',
};
