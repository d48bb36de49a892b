import type BicycleParts from '../../../demos/_home/bicycle-parts';

/** What the switches of the home page turn on and off: the props of its table, all of them. */
export type Features = Required<Parameters<typeof BicycleParts>[0]>;
export type Feature = keyof Features & string;

/** A line of the program that the home page shows, highlighted. */
export interface ProgramLine {
  html: string;
  /** The same line with its switch turned the other way, where the line is a switch. */
  turned?: string;
  /** The switches that the line is there for. */
  features: string[];
}

/** The line as it is in the program with these switches: only the lines of the switches themselves differ. */
export function lineHtml({ html, turned, features }: ProgramLine, on: Features, first: Features): string {
  const feature = features[0] as Feature;
  return turned !== undefined && on[feature] !== first[feature] ? turned : html;
}

/** The switches that count. The library has no groups within a tree (it draws broken group rows), so the tree wins. */
export function supported(wanted: Features): Features {
  return { ...wanted, grouping: wanted.grouping && !wanted.tree };
}
