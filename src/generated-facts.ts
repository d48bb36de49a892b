// What the build reads from packages and pages, in the form in which the browser gets it. Plugins write it, into @generated.

/** What the home page says of the package, read from the installed package itself. */
export interface PackageFacts {
  version: string;
  license: string;
  /** Range of React that the package asks for. */
  react: string;
  /** Range of Material UI that comes with it. */
  materialUi: string;
  /** Size in kB of the table with all it needs but React: minified, compressed with brotli. */
  kilobytes: number;
}

/** The programs that are weighed: small ones, as a visitor's app might have them (plugins/package-facts/weights.ts). */
export type WeighedProgram =
  | 'table'
  | 'app'
  | 'appWithTable'
  | 'muiTable'
  | 'appWithPickers'
  | 'appWithBoth'
  | 'tableWithLocale'
  | 'exporters'
  | 'csv'
  | 'react';

/** Bytes of a program: minified, and that compressed with brotli. */
export interface Weight {
  minified: number;
  brotli: number;
}

/** What pages say of the size of the table. */
export interface Weights {
  programs: Record<WeighedProgram, Weight>;
  /** Minified bytes of each package in the table alone, and of what it adds to the app, the largest first. */
  parts: { name: string; alone: number; added: number }[];
}

/** A demo that the playground can start from, by the words of its page. */
export interface Start {
  id: string;
  /** What one sees, as the page says. */
  name: string;
  /** The title of its page. */
  section: string;
}

/** What a member is to the one who uses the table. */
export type MemberKind =
  'prop' | 'option' | 'column' | 'component' | 'icon' | 'text' | 'export' | 'ref' | 'field';
