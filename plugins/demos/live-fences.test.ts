import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import codeBlocksRemark from '../code-blocks/remark';
import { loadHighlighting } from '../code-blocks/highlight';
import demosRemark from './remark';
import { liveDemoId, readLiveFences } from './live-fences';

loadHighlighting([]);
const program = 'export default function Hello() {\n  return <p>Hello</p>;\n}';
const page = `---\ntitle: Page\n---\n\nText.\n\n\`\`\`tsx live title="A greeting"\n${program}\n\`\`\`\n\n- in a list:\n\n  \`\`\`tsx title="A live one" live\n  second\n  \`\`\`\n\n\`\`\`tsx title="Not live, whatever its title says"\nthird\n\`\`\`\n\n\`\`\`tsx alive\nfourth\n\`\`\`\n`;

async function readPage(text: string): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fences-'));
  const file = path.join(folder, 'page.mdx');
  fs.writeFileSync(file, text);
  try {
    return readLiveFences(file);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

test('the fences marked live are found, wherever they stand, and no others', async () => {
  expect(await readPage(page)).toEqual([program, 'second']);
  expect(await readPage('A page that only says live.')).toEqual([]);
});

test('the same text has the same name, whatever blank lines surround it', () => {
  expect(liveDemoId(`${program}\n`)).toBe(liveDemoId(program));
  expect(liveDemoId(program)).not.toBe(liveDemoId('second'));
});

test('a live fence becomes the demo of its text, any other fence highlighted code', () => {
  const tree = {
    type: 'root',
    children: [
      { type: 'code', lang: 'tsx', meta: 'live title="A greeting"', value: program },
      { type: 'code', lang: 'tsx', meta: 'title="Not live"', value: 'const a = 1;' },
    ],
  } as Root;
  const file = new VFile({ path: path.resolve('docs/page.mdx') });
  codeBlocksRemark({ liveSource: (code) => `live:${liveDemoId(code)}` })(tree, file);
  demosRemark()(tree, file);
  expect(tree.children).toMatchObject([
    {
      type: 'mdxjsEsm',
      data: { estree: { body: [{ source: { value: '@site/src/components/Demo' } }] } },
    },
    {
      type: 'mdxjsEsm',
      data: { estree: { body: [{ source: { value: `@demo/${liveDemoId(program)}` } }] } },
    },
    { name: 'Demo', attributes: [{ name: 'title', value: 'A greeting' }, { name: 'demo' }] },
    { name: 'CodeBlock' },
  ]);
  expect(toString(tree)).toBe('');
});
