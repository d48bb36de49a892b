/** The types of the icons: thousands of files with the same text. */
export interface IconTypes {
  folder: string;
  ending: string;
  /** The text of each file. */
  text: string;
  /** `Abc` means the icon in all five styles, `Abc:` that name alone. */
  names: string[];
}

const styles = ['', 'Outlined', 'Rounded', 'Sharp', 'TwoTone'];

/** The names of all icons. */
export function namesOfIcons({ names }: Pick<IconTypes, 'names'>): string[] {
  return names.flatMap((name) =>
    name.endsWith(':') ? name.slice(0, -1) : styles.map((style) => name + style),
  );
}

/** The text of the file that exports them all. */
export function indexOfIcons(icons: Pick<IconTypes, 'names'>): string {
  return [
    "import SvgIcon from '@mui/material/SvgIcon';",
    'type SvgIconComponent = typeof SvgIcon;',
    ...namesOfIcons(icons).map((name) => `export const ${name}: SvgIconComponent;`),
  ].join('\n');
}
