// What the build reads from packages and pages, as the browser receives it; plugins write it to @generated.

/** What the home page states about the package, read from the installed package. */
export interface PackageFacts {
  version: string;
  license: string;
  /** Range of React that the package requires. */
  react: string;
  materialUi: string;
  /** The day of the release, as `2026-08-17`. */
  released: string;
  counts: {
    demos: number;
    members: number;
    issues: number;
    examples: number;
  };
  /** Rows of the comparison in docs/about.mdx: features that are free here and paid elsewhere. */
  comparison: { feature: string; here: FeatureCell; muiX: FeatureCell; agGrid: FeatureCell }[];
}

/** A cell of the comparison: its text and its source. */
export interface FeatureCell {
  text: string;
  href: string;
}

/** A demo that the playground can start from, found by the words of its page. */
export interface Start {
  id: string;
  /** What it shows, as the page says. */
  name: string;
  /** The title of its page, or its group. */
  section: string;
}
