import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestNames } from '#kit/nearest.ts';
import { siteDir } from '#library-facts/model/paths.ts';
import { importNode, variableAttribute } from '../mdx-nodes';
import { demoId, isDemo } from '../demo-files';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Give each `<Demo src="./file.tsx" />` of a page its module from `plugins/demos`, and import the component.
 * `highlight` and `after` are read earlier (plugins/page-demos.ts).
 * @throws when the file is missing, or isn't a demo, or the element has no title.
 */
export default function demosRemark() {
  return (tree: Root, file: VFile): void => {
    const names = new Map<string, string>();
    visitDemos(tree, (node) => {
      const src = textAttribute(node, 'src', 'shows nothing', file);
      textAttribute(node, 'title', 'has no name for those who hear the page', file);
      const id = src.startsWith('live:') ? src.slice('live:'.length) : resolveDemo(src, file, node);
      const after = valueOf(node, 'after');
      if (after) resolveDemo(String(after), file, node);
      const name = names.get(id) ?? `demo${names.size}`;
      names.set(id, name);
      node.attributes = [
        ...node.attributes.filter((one) => !isNamed(one, 'src', 'highlight', 'after')),
        variableAttribute('demo', name),
        ...(after ? [{ type: 'mdxJsxAttribute' as const, name: 'isContinued', value: null }] : []),
      ];
    });
    for (const [id, name] of names) tree.children.unshift(importNode(name, `@demo/${id}`));
    // Imported per page, so that pages without demos don't include the component.
    const component = [...names.keys()].some((id) => id.startsWith('examples/')) ? 'Screen' : 'Demo';
    if (names.size > 0) tree.children.unshift(importNode('Demo', `@site/src/components/${component}`));
  };
}

/** @throws when the attribute is missing or not plain text. */
function textAttribute(node: JsxElement, name: string, consequence: string, file: VFile): string {
  const value = valueOf(node, name);
  if (typeof value === 'string' && value.trim()) return value;
  throw new Error(
    `<Demo> without ${name} (${where(file, node)}). It ${consequence}. Write <Demo src="./file.tsx" title="What one sees" />.`,
  );
}

function resolveDemo(src: string, file: VFile, node: JsxElement): string {
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
  if (!isDemo(path.relative(siteDir, target)))
    throw new Error(
      `"${src}" is no demo (${where(file, node)}): tests and names that begin with an underscore are none. The page would be empty. Rename the file or correct the path.`,
    );
  return demoId(siteDir, target);
}

function visitDemos(tree: Root, onDemo: (node: JsxElement) => void): void {
  visit(tree, (node) => {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isElement && node.name === 'Demo') onDemo(node);
  });
}

function valueOf(node: JsxElement, name: string): MdxJsxAttribute['value'] {
  return node.attributes.find((one): one is MdxJsxAttribute => isNamed(one, name))?.value;
}

function isNamed(attribute: JsxElement['attributes'][number], ...names: string[]): boolean {
  return attribute.type === 'mdxJsxAttribute' && names.includes(attribute.name);
}

function where(file: VFile, node: JsxElement): string {
  return `${path.relative(process.cwd(), file.path)}, line ${node.position?.start.line ?? '?'}`;
}
