import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { completionData } from '../api-reference/completion';

/** Write what the editor completes and checks, from the reference, to `@generated/completion/data.json`. */
export default function completionPlugin({ siteDir, generatedFilesDir }: LoadContext) {
  const file = path.join(generatedFilesDir, 'completion', 'data.json');
  return {
    name: 'completion',
    getPathsToWatch: () => [path.join(siteDir, 'docs/api/**/*.mdx')],

    async loadContent() {
      const text = JSON.stringify(await completionData());
      if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    },
  } satisfies Plugin;
}
