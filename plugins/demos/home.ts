import fs from 'node:fs';
import path from 'node:path';
import { homeLines, homeVariants, variantName } from '../../demos/_home/source';
import { firstFeatures } from '../../src/home-features';
import { highlight } from '../code-blocks/highlight';
import type { DemoFile } from '../demo-files';

/** The demo whose first frame the home page shows. */
export const firstHomeDemo = `home/${variantName(firstFeatures)}`;

interface Home {
  /** The programs of the home page's table, one for each set of its switches. */
  variants: DemoFile[];
  /** Their common text, a highlighted line and the features that it belongs to each, as JSON. */
  lines: string;
}

/** Make the programs of the home page out of `demos/_home/all-features.tsx`, and the lines that are shown of it. */
export function readHome(siteDir: string, outDir: string): Home {
  const source = path.join(siteDir, 'demos/_home/all-features.tsx');
  const text = fs.readFileSync(source, 'utf8');
  const variants = [...homeVariants(text)].map(([name, program]) => {
    const file = path.join(outDir, 'home', `${name}.tsx`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== program) fs.writeFileSync(file, program);
    return { id: `home/${name}`, file };
  });
  const lines = homeLines(text.trimEnd()).map((line) => ({
    ...line,
    html: highlight(line.text, 'tsx', source),
  }));
  return { variants, lines: JSON.stringify(lines) };
}

/** The module that loads a program by its name; all are in one chunk, because they are nearly the same text. */
export function homeModule(variants: DemoFile[], lines: string): string {
  const loaders = variants.map(
    ({ id, file }) =>
      `  ${JSON.stringify(id)}: () => import(/* webpackChunkName: "home-programs" */ ${JSON.stringify(file)}),`,
  );
  return `export const loaders = {\n${loaders.join('\n')}\n};\nexport const lines = ${lines};\n`;
}
