/** Rows of a visitor's file, before anything is known about their columns. */
export interface RawTable {
  titles: string[];
  rows: unknown[][];
  /** The place of each row in the file. */
  places: string[];
  /** All cells are text, as in CSV: a number has to be recognized. */
  isText: boolean;
  /** The file separates cells by semicolons, as in regions with a decimal comma. */
  hasSemicolons?: boolean;
  problems: Problem[];
  notes: string[];
  counts: Counts;
  header?: Header;
}

/** What became of the lines of a file, or of the items of a JSON list: the numbers add up to all of them. */
interface Counts {
  unit: 'line' | 'item';
  /** How many there are of each part, as in `with rows` or `left out`. */
  parts: Record<string, number>;
}

/** The line that names the columns. */
export interface Header {
  /** 0 if none does. */
  line: number;
  /** Nothing above it, and nothing in it that could be a value. */
  isSure: boolean;
  /** The lines to choose from, each with its start. */
  lines: { line: number; text: string }[];
}

/** A problem at a place of the file. */
export interface Problem {
  /** `Line 12`, or `Item 3` of a JSON list. */
  place: string;
  text: string;
  /** That row is not in the table. */
  isLeftOut: boolean;
}

type Cell = string | number | boolean | null;

/** A column whose cells all have one type. */
export interface ImportedColumn {
  title: string;
  field: string;
  type: 'text' | 'number' | 'boolean' | 'date' | 'datetime';
  cells: readonly Cell[];
  /** The values of a text column with few of them. */
  choices?: string[];
}

/** A program that shows the rows of a file. */
export interface Imported {
  /** The program's main file, which imports `rows.json`. */
  main: string;
  /** The text of `rows.json`. */
  rows: string;
  count: number;
  problems: Problem[];
  /** The decisions to report. */
  notes: string[];
  counts: Counts;
  header?: Header;
}

/** No table can be created from a file. The message says why, and what to do. */
export class NotReadable extends Error {}
