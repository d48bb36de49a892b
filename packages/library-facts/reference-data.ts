import type { MemberKind } from '#library-facts/member-kind.ts';

/** The content of `/api/reference.json`; `schema.json` describes it, and a test compares the two. */
export interface ReferenceData {
  $schema: string;
  library: { name: string; version: string };
  /** The site's address, with a slash at the end. */
  site: string;
  members: MemberData[];
  knownIssues: KnownIssueData[];
}

export interface MemberData {
  /** `Options.paging`. */
  ref: string;
  /** The type or object that has it. */
  owner: string;
  name: string;
  kind: MemberKind;
  type: string;
  /** False when the library reads it and its types lack it; the type is then written by hand. */
  isTyped: boolean;
  isOptional: boolean;
  /** The values of a type that lists strings. */
  values?: string[];
  /** The props of a component override of this member. */
  props?: ComponentPropData[];
  /** As TypeScript. */
  default?: string;
  since?: SinceData;
  deprecated?: { instead?: string };
  text: { firstSentence: string; markdown: string };
  /** Site path without base path: `/docs/api/props/options#paging`. */
  path: string;
  url: string;
  /** Where the published types are wrong about it, as far as known. */
  corrections: CorrectionData[];
  /** Ids of the known issues, wrong types among them. */
  knownIssues: string[];
  /** Those that show it most clearly first. */
  demos: { title: string; url: string }[];
}

/** What the library does if its types are wrong or silent. */
export interface CorrectionData {
  /** What the types say, as TypeScript; absent when they lack the member. */
  published?: string;
  /** What they should say; `never` when nothing reads the member. For an export that they lack: its kind. */
  actual: string;
  /** The id of the known issue, which a test reproduces. */
  knownIssue?: string;
  /** Where the package reads what its types lack: a file below `dist/`, and the code in it. */
  evidence?: { file: string; words: string };
}

/** A prop as it was recorded from the running table. */
export interface ComponentPropData {
  name: string;
  /** `typeof` of its values, with names for arrays, elements and null. */
  kinds: string[];
  /** "always", or in which part of the table and with which features. */
  when: string;
}

export interface SinceData {
  /** The first release that has it; `1` is material-table, without distinguishing its releases. */
  release: string;
  /** Lines that dropped it, and the releases that restored it. */
  gaps: { goneIn: string; backIn: string }[];
  /** Its earlier name. */
  renamedFrom?: string;
}

export interface KnownIssueData {
  id: string;
  title: string;
  severity: string;
  topic: string;
  /** `Options.paging` of the members it concerns. */
  affects: string[];
  /** The workaround. */
  cure?: string;
  markdown: string;
  url: string;
  /** A page with a live table that shows it or its workaround. */
  demo?: string;
  /** Where it was reported. */
  upstream?: string;
}
