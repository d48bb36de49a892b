import type { MemberKind } from '#library-facts/member-kind.ts';

/** The kind of an entry, by which the dialog groups and marks results. */
export type Kind = 'member' | 'guide' | 'error' | 'issue' | 'demo' | 'component' | 'page';

/** A member's facts: its role, its short type, and the type it belongs to if the role doesn't tell. */
export type MemberFacts = [role: MemberKind, type: string, owner?: string];

/** A search target, a page or a part of one: everything from a heading to the next one. */
export interface Entry {
  kind: Kind;
  /** Title of the page, or the heading. */
  title: string;
  /** Title of the page that contains it; equals `title` for the page itself. */
  page: string;
  /** Address below the base path, with the anchor: `docs/api/props/options#paging`. */
  href: string;
  /** Of a member. */
  facts?: MemberFacts;
}

/** The kind of an entry; a library member has its facts instead. */
type What = Kind | MemberFacts;

/** A heading, with its anchor if unusual, and its kind if it differs from the page's. */
export type HeadingRow =
  string | [title: string, anchor: string] | [title: string, anchor: string, what: What];

/** The index's first part, as rows to save field names: title, address, kind and headings of a page. */
export type NamesFile = [title: string, href: string, what: What, ...headings: HeadingRow[]][];

/** The second part, in the same order: the start of each entry's text, and its other words, each once. */
export type TextsFile = [start: string, words: string][];

/** The entries of the first part. */
export function readNames(pages: NamesFile): Entry[] {
  return pages.flatMap(([page, href, what, ...headings]) => {
    const ofPage = readWhat(what);
    return [
      { ...ofPage, title: page, page, href },
      ...headings.map((row) => {
        const [title, anchor, own = ofPage.kind] = typeof row === 'string' ? [row] : row;
        return { ...readWhat(own), title, page, href: `${href}#${anchor || anchorOf(title)}` };
      }),
    ];
  });
}

function readWhat(what: What): Pick<Entry, 'kind' | 'facts'> {
  return typeof what === 'string' ? { kind: what } : { kind: 'member', facts: what };
}

/** The usual anchor of a heading. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
