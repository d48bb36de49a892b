import type { Heading, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** An MDX element with string attributes, as a node of the Markdown tree. */
export function jsxElement(name: string, attributes: Record<string, string>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
}

/** The node of `import <name> from '<from>'; export { <name> };`: the page's layout knows what its text imports. */
export function importNode(name: string, from: string): RootContent {
  const local = { type: 'Identifier' as const, name };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportDefaultSpecifier', local }],
            source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
            attributes: [],
          },
          {
            type: 'ExportNamedDeclaration',
            specifiers: [{ type: 'ExportSpecifier', local, exported: local }],
            attributes: [],
          },
        ],
      },
    },
  };
}

/** The node of an attribute with a variable as its value: `name={identifier}`. */
export function variableAttribute(name: string, identifier: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: identifier,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name: identifier } }],
        },
      },
    },
  };
}

/** Give a heading its anchor, in the form that Docusaurus reads. */
export function setAnchor(heading: Heading, id: string): void {
  heading.data = Object.assign({}, heading.data, { id, hProperties: { id } });
}
