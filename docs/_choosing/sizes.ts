/** What `npm run compare-tables` writes to sizes.json. */
export interface Sizes {
  /** The day, as 2026-11-22. */
  measured: string;
  esbuild: string;
  react: string;
  materialUi: string;
  tables: TableSize[];
}

export interface TableSize {
  id: string;
  name: string;
  package: string;
  /** The version that was measured. */
  version: string;
  /** The newest one that the registry knew. */
  newest: string;
  /** Since when at the latest the newest one is there: a mirror may have got it later than it came out. */
  inRegistrySince: string;
  license: string;
  /** kB of the smallest useful table with all it needs but React. */
  kilobytes: number;
  /** kB of the same without Material UI and Emotion. */
  besideMaterialUi: number;
}
