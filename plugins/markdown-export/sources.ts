import fs from 'node:fs';
import path from 'node:path';
import { relativeImports } from '../demos/read';
import { findDemos } from '../demo-files';
import type { SourceFile } from './site';

/** Read the files of demos by id: of a `.tsx` next to a page, or of a `live` fence, which `plugins/demos` wrote to a file. */
export function demoSources(siteDir: string, generatedFilesDir: string): (id: string) => SourceFile[] {
  const demos = new Map(findDemos(siteDir).map(({ id, file }) => [id, file]));
  return (id) => {
    const file = demos.get(id) ?? path.join(generatedFilesDir, 'demos/live', `${id}.tsx`);
    if (!fs.existsSync(file))
      throw new Error(
        `A page shows the demo "${id}", and no file has that name. Its Markdown version would lack the code. Did the names of demos change? Correct plugins/markdown-export/sources.ts.`,
      );
    const folder = path.dirname(file);
    return relativeImports(file).map((one) => ({
      name: path.relative(folder, one).split(path.sep).join('/'),
      text: fs.readFileSync(one, 'utf8'),
    }));
  };
}
