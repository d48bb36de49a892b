import fs from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { nearestNames } from '../../src/nearest';
import { importNode, variableAttribute } from '../mdx-nodes';
import { demoId } from './find';

interface JsxNode {
  type: string;
  name: string | null;
  attributes: { type: string; name: string; value?: unknown }[];
  children: RootContent[];
  position?: { start: { line: number } };
}

/**
 * Give each `<Demo src="./file.tsx" />` of a page the module that `plugins/demos` made of that file.
 * @throws when the file is missing: the page would be empty.
 */
export default function demosRemark({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const names = new Map<string, string>();
    visitDemos(tree, (node) => {
      const src = node.attributes.find(({ name }) => name === 'src')?.value;
      if (typeof src !== 'string')
        throw new Error(
          `<Demo> without src (${where(file, node)}). Write <Demo src="./file.tsx" title="…" />.`,
        );
      const id = src.startsWith('live:') ? src.slice('live:'.length) : resolveDemo(src, file, node, siteDir);
      const name = names.get(id) ?? `demo${names.size}`;
      names.set(id, name);
      node.attributes = [
        ...node.attributes.filter((attribute) => attribute.name !== 'src'),
        variableAttribute('demo', name) as never,
      ];
    });
    for (const [id, name] of names) tree.children.unshift(importNode(name, `@demo/${id}`));
  };
}

function resolveDemo(src: string, file: VFile, node: JsxNode, siteDir: string): string {
  const folder = path.dirname(file.path);
  const target = path.resolve(folder, src);
  if (!fs.existsSync(target)) {
    const neighbors = fs.readdirSync(folder).filter((name) => name.endsWith('.tsx'));
    const [near] = nearestNames(path.basename(src), neighbors, 1);
    throw new Error(
      `Demo "${src}" not found (${where(file, node)}). The page would be empty. ` +
        (near
          ? `Did you mean "./${near}"?`
          : `Create ${path.relative(siteDir, target)} or correct the path.`),
    );
  }
  return demoId(siteDir, target);
}

function visitDemos(parent: { children: RootContent[] }, visit: (node: JsxNode) => void): void {
  for (const child of parent.children) {
    const node = child as unknown as JsxNode;
    if (node.name === 'Demo') visit(node);
    if (node.children) visitDemos(node, visit);
  }
}

function where(file: VFile, node: JsxNode): string {
  return `${path.relative(process.cwd(), file.path)}, line ${node.position?.start.line ?? '?'}`;
}
