import fs from 'node:fs';
import path from 'node:path';
import { relativeImports } from '../demos/read';
import { findDemos } from '../demo-files';
import type { SourceFile } from './site';

/** Read the files of a demo by id: a `.tsx` next to a page, or a `live` fence that `plugins/demos` wrote. */
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
