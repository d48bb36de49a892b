import type { Metafile } from 'esbuild';

/** Packages that are installed for another one, by the name that readers know. */
const groups: Record<string, RegExp> = {
  'Material UI': /^@mui\/(?!x-|icons)|^@popperjs|^react-transition-group|^clsx|^react-is|^dom-helpers/,
  'Date pickers': /^@mui\/x-/,
  Icons: /^@mui\/icons/,
  'date-fns': /^date-fns|^@date-fns/,
  'Drag and drop': /^@hello-|^react-redux|^redux|^css-box-model|^raf-|^use-sync|^tiny-invariant/,
  Emotion: /^@emotion|^stylis|^hoist-non-react-statics/,
  'The table itself': /^@material-table/,
};

/** The minified bytes of a bundle by package group; the last group has the rest. */
export function partsOf(metafile: Metafile, entry: string): Record<string, number> {
  const [, output] = Object.entries(metafile.outputs).find(([file]) => file.endsWith(`/${entry}.js`)) ?? [];
  if (!output)
    throw new Error(
      `The bundle "${entry}" was not written, so its parts are not known and the bundle-size page would lack a table. Correct tools/weigh-table/weights.ts.`,
    );
  const parts: Record<string, number> = {};
  for (const [file, { bytesInOutput }] of Object.entries(output.inputs)) {
    const name = packageOf(file);
    const [group = 'Other packages'] = Object.entries(groups).find(([, names]) => names.test(name)) ?? [];
    parts[group] = (parts[group] ?? 0) + bytesInOutput;
  }
  return parts;
}

/** `@mui/material` for `node_modules/@mui/material/Button/Button.mjs`. */
function packageOf(file: string): string {
  const inside = file.slice(file.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return inside
    .split('/')
    .slice(0, inside.startsWith('@') ? 2 : 1)
    .join('/');
}
