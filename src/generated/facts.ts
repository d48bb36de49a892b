// What the build reads from packages and pages, in the form in which the browser gets it. Plugins write it, into @generated.

/** What the home page says of the package, read from the installed package itself. */
export interface PackageFacts {
  version: string;
  license: string;
  /** Range of React that the package asks for. */
  react: string;
  /** The range of Material UI that it requires. */
  materialUi: string;
  /** The day of the release, as `2026-08-17`. */
  released: string;
  counts: { demos: number; members: number; issues: number };
  /** Rows of the comparison in docs/choosing.mdx: what is free here and sold elsewhere. */
  comparison: { feature: string; here: FeatureCell; muiX: FeatureCell; agGrid: FeatureCell }[];
}

/** A cell of the comparison: its word and its source. */
export interface FeatureCell {
  text: string;
  href: string;
}

/** A demo that the playground can start from, by the words of its page. */
export interface Start {
  id: string;
  /** What one sees, as the page says. */
  name: string;
  /** The title of its page. */
  section: string;
}
