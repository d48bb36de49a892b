import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { bundleScript } from '../bundle-script';
import { collect } from './collect';
import { readMemberFacts } from './members';
import type { Section } from './sections';

/**
 * Write the search next to the built pages: its worker and its index: `search/names.json`, titles and
 * headings, and `search/texts.json`, their words in the same order.
 */
export async function writeSearch(
  pages: Map<string, { sections: Section[] }>,
  { siteDir, outDir }: Props,
): Promise<void> {
  const sections = new Map([...pages].map(([address, page]) => [address, page.sections]));
  const { names, texts } = collect(sections, await readMemberFacts());
  const worker = await bundleScript(path.join(siteDir, 'packages/search/worker.ts'));
  fs.mkdirSync(path.join(outDir, 'search'), { recursive: true });
  fs.writeFileSync(path.join(outDir, 'search/worker.js'), worker);
  fs.writeFileSync(path.join(outDir, 'search/names.json'), JSON.stringify(names));
  fs.writeFileSync(path.join(outDir, 'search/texts.json'), JSON.stringify(texts));
}
