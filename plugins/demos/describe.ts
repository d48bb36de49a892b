import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { highlight } from '../code-blocks/highlight';
import type { DemoFile } from './find';
import { toJavaScript } from './to-javascript';

/** What a page shows of a demo's text. `javascript` is derived from `typescript`; the HTML is highlighted. */
export interface DemoText {
  /** Path in the repository. */
  path: string;
  typescript: string;
  javascript: string;
  typescriptHtml: string;
  javascriptHtml: string;
}

/** Read a demo and derive what is shown of it; the derived text is kept by content in `cacheDir`. */
export async function describeDemo(demo: DemoFile, siteDir: string, cacheDir: string): Promise<DemoText> {
  const typescript = fs.readFileSync(demo.file, 'utf8');
  const key = createHash('sha256').update(typescript).digest('hex').slice(0, 16);
  const cached = path.join(cacheDir, 'javascript', `${key}.jsx`);
  if (!fs.existsSync(cached)) {
    const options = JSON.parse(fs.readFileSync(path.join(siteDir, '.prettierrc.json'), 'utf8'));
    fs.mkdirSync(path.dirname(cached), { recursive: true });
    fs.writeFileSync(cached, await toJavaScript(typescript, options));
  }
  const javascript = fs.readFileSync(cached, 'utf8');
  return {
    path: path.relative(siteDir, demo.file).split(path.sep).join('/'),
    typescript,
    javascript,
    typescriptHtml: highlight(typescript, 'tsx', demo.file),
    javascriptHtml: highlight(javascript, 'jsx', demo.file),
  };
}
