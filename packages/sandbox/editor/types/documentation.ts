import type { Documentation, Facts } from '../../types/protocol';

/** A name with its type and its text from the reference. */
export function renderFacts(facts: Facts): HTMLElement {
  const root = document.createElement('div');
  root.append(
    Object.assign(document.createElement('code'), { textContent: shortSignature(facts.signature) }),
  );
  root.append(renderDocumentation(facts));
  return root;
}

function shortSignature(signature: string): string {
  return signature.length > 400 ? `${signature.slice(0, 399)}…` : signature;
}

/** The labels of tags that are shown, in this order. */
const labels: Record<string, string> = { default: 'Default', since: 'Since', deprecated: 'Deprecated' };

/**
 * A comment as elements. Supports the Markdown of the reference: code, strong text and links; only links to
 * this site become links. Nothing is parsed as HTML.
 */
export function renderDocumentation({ text, tags }: Documentation): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const paragraph of text.split(/\n{2,}/).filter(Boolean)) fragment.append(paragraphOf(paragraph));
  for (const [name, label] of Object.entries(labels)) {
    const tag = tags.find((one) => one.name === name);
    if (tag) fragment.append(paragraphOf(`**${label}:** ${tag.text}`));
  }
  const see = tags.find((tag) => tag.name === 'see');
  if (see) fragment.append(paragraphOf(see.text));
  return fragment;
}

/** One line or paragraph of a comment. */
export function paragraphOf(markdown: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  const parts = markdown.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/);
  paragraph.append(...parts.filter(Boolean).map(partOf));
  return paragraph;
}

function partOf(part: string): Node | string {
  if (/^`[^`]+`$/.test(part))
    return Object.assign(document.createElement('code'), { textContent: part.slice(1, -1) });
  if (part.startsWith('**'))
    return Object.assign(document.createElement('strong'), { textContent: part.slice(2, -2) });
  const [, words = '', address] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
  if (!address) return part;
  const label = words.replaceAll('`', '');
  const href = addressHere(address);
  if (href === undefined) return label;
  // In a new tab, to keep the visitor's program.
  return Object.assign(document.createElement('a'), { href, textContent: label, target: '_blank' });
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
