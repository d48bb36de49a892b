import fs from 'node:fs';
import type { TypesMap } from '#sandbox/types/types-map.ts';
import { iconsPackage } from '#sandbox/packages.ts';
import { indexOfIcons } from '#sandbox/types/icons.ts';

const folder = `/node_modules/${iconsPackage}/`;
const ending = '.d.mts';

/**
 * The types of the icons as names only: all files have the same text, and their index repeats one line.
 * @throws when they no longer do.
 */
export function collectIcons(siteDir: string): TypesMap['icons'] {
  const names = fs
    .readdirSync(siteDir + folder)
    .filter((name) => name.endsWith(ending) && name !== `index${ending}`)
    .map((name) => name.slice(0, -ending.length))
    .sort();
  const read = (name: string) => fs.readFileSync(siteDir + folder + name + ending, 'utf8');
  const texts = new Set(names.map(read));
  const [text = ''] = texts;
  const icons = { folder, ending, text, names: inFamilies(names) };
  const lines = (index: string) =>
    index
      .split(/\s*\n\s*/)
      .filter(Boolean)
      .sort()
      .join('\n');
  if (texts.size > 1 || lines(indexOfIcons(icons)) !== lines(read('index')))
    throw new Error(
      'The types of the icons are no longer all alike, or their index is no longer one line for each. The editor would show wrong types for some. Correct plugins/editor-types/icons.ts and packages/sandbox/types/icons.ts.',
    );
  return icons;
}

const styles = ['', 'Outlined', 'Rounded', 'Sharp', 'TwoTone'];

/** Most icons have five styles: `Abc` means all five, `Abc:Outlined` only one. */
function inFamilies(names: string[]): string[] {
  const left = new Set(names);
  const families = names.filter((name) => {
    const isFamily = styles.every((style) => left.has(name + style));
    if (isFamily) for (const style of styles) left.delete(name + style);
    return isFamily;
  });
  return [...families, ...[...left].map((name) => `${name}:`)];
}
