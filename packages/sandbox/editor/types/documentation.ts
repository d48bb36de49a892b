import type { Facts } from '../../types/protocol';

/** The labels of tags that are shown, in this order. */
const labels: Record<string, string> = { default: 'Default', since: 'Since', deprecated: 'Deprecated' };

/** A name with its type and its text from the reference. */
export function renderFacts({ signature, text, tags }: Facts): HTMLElement {
  const textOf = (name: string) => tags.find((tag) => tag.name === name)?.text;
  const paragraphs = [
    ...text.split(/\n{2,}/),
    ...Object.entries(labels).map(([name, label]) => {
      const value = textOf(name);
      return value === undefined ? '' : `**${label}:** ${value}`;
    }),
    textOf('see') ?? '',
  ];
  const root = document.createElement('div');
  root.className = 'cm-facts';
  root.append(element('code', signature), ...paragraphs.filter(Boolean).map(paragraphOf));
  return root;
}

/**
 * A paragraph of a comment. Supports the Markdown of the reference: code, strong text and links; only links to
 * this site become links. Nothing is parsed as HTML.
 */
export function paragraphOf(markdown: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  const parts = markdown.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/);
  paragraph.append(...parts.filter(Boolean).map(partOf));
  return paragraph;
}

function partOf(part: string): Node | string {
  if (/^`[^`]+`$/.test(part)) return element('code', part.slice(1, -1));
  if (part.startsWith('**')) return element('strong', part.slice(2, -2));
  const [, words = '', address] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
  if (!address) return part;
  const label = words.replaceAll('`', '');
  const href = addressHere(address);
  // In a new tab, to keep the visitor's program.
  return href ? Object.assign(element('a', label), { href, target: '_blank' }) : label;
}

function element<Name extends 'a' | 'code' | 'strong'>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text });
}

/** The address of a page of this site, wherever it is hosted. */
function addressHere(address: string): string | undefined {
  const base = new URL(
    document.querySelector<HTMLElement>('script#boot')?.dataset.base ?? '/',
    window.location.href,
  );
  const path = URL.canParse(address) ? new URL(address) : undefined;
  if (path?.protocol !== 'https:' || !path.pathname.startsWith(base.pathname)) return undefined;
  return path.pathname + path.hash;
}
