/** An entry of the server-rendered page: its heading and everything up to the next one. */
interface MemberEntry {
  section?: HTMLElement;
  nodes: HTMLElement[];
  text: string;
}

/** Collect the entries of the page: the marked H3s. */
export function listMembers(): MemberEntry[] {
  const entries: MemberEntry[] = [];
  let section: HTMLElement | undefined;
  let entry: MemberEntry | undefined;
  for (const node of blocks()) {
    if (node.tagName === 'H2') {
      section = node;
      entry = undefined;
    } else if (node.tagName === 'H3') {
      entry = node.hasAttribute('data-member') ? { section, nodes: [], text: '' } : undefined;
      if (entry) entries.push(entry);
    }
    entry?.nodes.push(node);
  }
  for (const item of entries) item.text = item.nodes.map(searchedText).join(' ').toLowerCase();
  return entries;
}

/** The blocks of text of the page in their order: all are children of one element. */
function blocks(): HTMLElement[] {
  const text = document.querySelector('main [data-facts]')?.parentElement;
  return [...(text?.querySelectorAll<HTMLElement>(':scope > *') ?? [])];
}

/** Of the facts, only type, default and known issues count: demos and guides would match too much. */
function searchedText(node: HTMLElement): string {
  if (!node.hasAttribute('data-facts')) return node.textContent ?? '';
  return Array.from(node.querySelectorAll('code, .known-issue'), (part) => part.textContent).join(' ');
}

/**
 * Hide the entries that lack one of the words, and sections left empty; returns how many stay.
 * @param isMet whether the site's search finds the entry with this id, by synonyms or despite a typo.
 */
export function filterMembers(
  entries: MemberEntry[],
  query: string,
  isMet: (id: string) => boolean = () => false,
): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const own = new Set(entries.filter(({ text }) => words.every((word) => text.includes(word))));
  // A query spelled as the library spells a name means that name, if there is one.
  const isName = own.size > 0 && /^\s*[a-z]+[A-Z]\w*\s*$/.test(query);
  const filled = new Set<HTMLElement | undefined>();
  let count = 0;
  for (const entry of entries) {
    const isMatch = own.has(entry) || (!isName && isMet(entry.nodes[0]?.id ?? ''));
    for (const node of entry.nodes) node.hidden = !isMatch;
    if (!isMatch) continue;
    count += 1;
    filled.add(entry.section);
  }
  for (const { section } of entries) if (section) section.hidden = !filled.has(section);
  return count;
}

/** Hide the entries of hidden headings in the table of contents, too. */
export function showInContents(entries: MemberEntry[]): void {
  for (const heading of new Set(entries.flatMap(({ section, nodes }) => [section, nodes[0]]))) {
    const link =
      heading && document.querySelector(`.table-of-contents__link[href="#${CSS.escape(heading.id)}"]`);
    link?.closest('li')?.toggleAttribute('hidden', Boolean(heading?.hidden));
  }
  // Update the current entry, as after any scroll.
  document.dispatchEvent(new Event('scroll'));
}
