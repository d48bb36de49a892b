import type { Paragraph, PhrasingContent } from 'mdast';

/** Split a paragraph after its first sentence, which defines a member. */
export function splitDefinition(paragraph: Paragraph): Paragraph[] {
  const { children } = paragraph;
  for (const [index, node] of children.entries()) {
    if (node.type !== 'text') continue;
    const end = /[.!?](?=\s+\S|\s*$)/.exec(node.value);
    if (!end) continue;
    const cut = end.index + 1;
    const rest: PhrasingContent[] = [
      { type: 'text', value: node.value.slice(cut).trimStart() },
      ...children.slice(index + 1),
    ];
    const definition = [
      ...children.slice(0, index),
      { type: 'text' as const, value: node.value.slice(0, cut) },
    ];
    const isWhole = rest.every((part) => part.type === 'text' && part.value === '');
    return isWhole
      ? [paragraph]
      : [
          { ...paragraph, children: definition },
          { type: 'paragraph', children: rest },
        ];
  }
  return [paragraph];
}
