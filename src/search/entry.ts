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

/** A heading; with its anchor where that is not the usual one, and its kind where that is not the page's. */
export type HeadingRow =
  string | [title: string, anchor: string] | [title: string, anchor: string, kind: Kind];

/** The first part of the index, as rows, because names of fields would be half of it: title, address and kind of a page, its headings. */
export type NamesFile = [title: string, href: string, kind: Kind, ...headings: HeadingRow[]][];

/** The second part, in the order of the first: how the text of an entry starts, and its further words, each once. */
export type TextsFile = [start: string, words: string][];

/** The entries of the first part. */
export function readNames(pages: NamesFile): Entry[] {
  return pages.flatMap(([page, href, kind, ...headings]) => [
    { kind, title: page, page, href },
    ...headings.map((row) => {
      const [title, anchor = anchorOf(title), own = kind] = typeof row === 'string' ? [row] : row;
      return { kind: own, title, page, href: `${href}#${anchor || anchorOf(title)}` };
    }),
  ]);
}

/** The anchor that a heading usually gets. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
