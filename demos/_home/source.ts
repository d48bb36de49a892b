/** What the switches of the home page turn on and off, in the order of the switches. */
export const features = [
  'selection',
  'filtering',
  'grouping',
  'editing',
  'detailPanel',
  'export',
  'tree',
] as const;

export type Feature = (typeof features)[number];
export type Features = Record<Feature, boolean>;

/** A line of the program, and what has to be on (`tree`) or off (`!tree`) for it to be there. */
export interface HomeLine {
  text: string;
  when: readonly string[];
}

/**
 * The switches that count. The library has no groups within a tree (with both on it draws broken group rows), so the tree
 * wins. All other features go together.
 */
export function supported(wanted: Features): Features {
  return { ...wanted, grouping: wanted.grouping && !wanted.tree };
}

/** The name of the program for a set of features, such as `selection-tree`; sets that give the same program share it. */
export function variantName(wanted: Features): string {
  const counted = supported(wanted);
  return features.filter((feature) => counted[feature]).join('-') || 'plain';
}

/**
 * Split the text of `all-features.tsx` into lines that know their features. Lines between `// #feature name` and `// #end`
 * belong to it; those of a `!name` stand in a comment (`//: code`), as one program can't hold both.
 * @throws when a marker is unknown or unpaired: a variant would show or miss wrong lines.
 */
export function homeLines(text: string): HomeLine[] {
  let when: string[] = [];
  const lines: HomeLine[] = [];
  text.split('\n').forEach((line, index) => {
    const fail = (what: string) =>
      new Error(`all-features.tsx, line ${index + 1}: ${what}. The home page would show wrong code.`);
    const name = /^\s*\/\/ #feature (\S+)$/.exec(line)?.[1];
    const isEnd = /^\s*\/\/ #end$/.test(line);
    if (name !== undefined) {
      if (when.length > 0) throw fail('a feature inside of a feature');
      if (!features.some((feature) => feature === name.replace('!', '')))
        throw fail(`there is no feature "${name}"`);
      when = [name];
    } else if (isEnd) {
      if (when.length === 0) throw fail('#end without #feature');
      when = [];
    } else {
      lines.push({ text: line.replace('//: ', ''), when });
    }
  });
  if (when.length > 0)
    throw new Error(
      `all-features.tsx: "#feature ${when.join()}" has no #end. The rest of the file would go with it.`,
    );
  return lines;
}

/** Whether a line is part of the program with these features. */
export function isShown({ when }: HomeLine, wanted: Features): boolean {
  const counted = supported(wanted);
  return when.every((name) =>
    name.startsWith('!') ? !counted[name.slice(1) as Feature] : counted[name as Feature],
  );
}

/** The program with these features: a whole `.tsx` file. `text` is the text of `all-features.tsx`. */
export function homeSource(text: string, wanted: Features): string {
  return homeText(homeLines(text).filter((line) => isShown(line, wanted)));
}

export function homeText(lines: HomeLine[]): string {
  return lines.map((line) => line.text).join('\n');
}

/** Every set of features, all off first. */
export function allFeatureSets(): Features[] {
  return Array.from({ length: 2 ** features.length }, (_, bits) => {
    const entries = features.map((feature, index) => [feature, (bits & (1 << index)) !== 0]);
    return Object.fromEntries(entries) as Features;
  });
}

/** All different programs by their name: these are compiled, run and shown. */
export function homeVariants(text: string): Map<string, string> {
  return new Map(allFeatureSets().map((wanted) => [variantName(wanted), homeSource(text, wanted)]));
}
