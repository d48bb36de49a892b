/** What an entry of the search is; the dialog groups and marks results by it. */
export type Kind = 'member' | 'guide' | 'recipe' | 'error' | 'issue' | 'demo' | 'component' | 'page';

/** A page or a part of one that the search can lead to: everything from a heading to the next one. */
export interface Entry {
  kind: Kind;
  /** Title of the page, or the heading. */
  title: string;
  /** Title of the page that it is part of; equals `title` for the page itself. */
  page: string;
  /** Address below the base path, with the anchor: `docs/api/props/options#paging`. */
  href: string;
}

/** What comes with the first part of the index, as rows, because names of fields would be half of it. */
export interface NamesFile {
  /** Title and address of each page. */
  pages: [title: string, href: string][];
  /** Heading, kind, index of its page, anchor without `#`; the page itself has the empty anchor. */
  entries: [title: string, kind: Kind, page: number, anchor: string][];
}

/** The second part: the words of each entry, in the order of the first part. */
export type TextsFile = string[];

/** The entries of the first part. */
export function readNames({ pages, entries }: NamesFile): Entry[] {
  return entries.map(([title, kind, at, anchor]) => {
    const [page, href] = pages[at] ?? ['', ''];
    return { kind, title, page, href: anchor ? `${href}#${anchor}` : href };
  });
}
