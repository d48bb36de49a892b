import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, onTestFinished, test } from 'vitest';
import { attributeOf, parseMdx } from '../markdown';
import { liveDemoId, readLiveFences } from '../demos/live-fences';
import { loadHighlighting } from './highlight';
import codeBlocksRemark from './remark';

loadHighlighting([]);

function transform(mdx: string): MdxJsxFlowElement[] {
  const root = parseMdx(mdx);
  codeBlocksRemark({ liveSource: (code) => `live:${liveDemoId(code)}` })(
    root,
    new VFile({ path: 'docs/page.mdx' }),
  );
  const elements: MdxJsxFlowElement[] = [];
  visit(root, 'mdxJsxFlowElement', (node) => void elements.push(node));
  return elements;
}

test('a fence becomes a code block with highlighted text, its title and its marked lines', () => {
  const [block] = transform('```tsx title="app.tsx" mark="1"\nconst a = <b />;\n```');
  expect(block?.name).toBe('CodeBlock');
  expect(block && attributeOf(block, 'language')).toBe('tsx');
  expect(block && attributeOf(block, 'title')).toBe('app.tsx');
  expect(block && attributeOf(block, 'html')).toContain('<mark><span class="token keyword">const</span>');
});

test('fences inside lists and admonitions are found too', () => {
  expect(transform('- item\n\n  ```bash\n  npm start\n  ```\n\n> ```json\n> {}\n> ```')).toHaveLength(2);
});

test('a live fence is the demo that is made of the same text', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-fence-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page =
    'Words.\n\n```tsx live title="A table"\nexport default () => null;\n```\n\n```tsx title="live data"\nfalse\n```\n';
  writeFileSync(path.join(folder, 'page.mdx'), page);
  const sources = readLiveFences(path.join(folder, 'page.mdx'));
  expect(sources).toEqual(['export default () => null;']);
  const [demo, block] = transform(page);
  expect([demo?.name, block?.name]).toEqual(['Demo', 'CodeBlock']);
  expect(demo && attributeOf(demo, 'src')).toBe(`live:${liveDemoId(sources[0] ?? '')}`);
  expect(demo && attributeOf(demo, 'title')).toBe('A table');
});
