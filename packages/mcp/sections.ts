import { anchorOf, type Entry } from '#search/entry.ts';
import { compact } from '#search/words.ts';

/** A heading of a page with its content, as a part of the page's Markdown. */
export interface Section {
  title: string;
  anchor: string;
  /** 1 for the page itself, 2 and 3 for its headings. */
  level: number;
  from: number;
  to: number;
}

/**
 * The sections of a page, in order; those of level 2 contain those of level 3 that follow.
 * @param headings of the page from the search index: their anchors aren't in the Markdown.
 */
export function sectionsOf(markdown: string, headings: readonly Entry[]): Section[] {
  const found = headingsIn(markdown);
  let next = 0;
  return found.map(({ level, title, from }, index) => {
    const at = headings.findIndex((entry, place) => place >= next && compact(entry.title) === compact(title));
    if (at >= 0) next = at + 1;
    const end = found.slice(index + 1).find((other) => other.level <= level);
    const anchor = headings[at]?.href.split('#')[1] ?? (level === 1 ? '' : anchorOf(title));
    return { level, title, anchor, from, to: end?.from ?? markdown.length };
  });
}

function headingsIn(markdown: string): Pick<Section, 'level' | 'title' | 'from'>[] {
  const found: Pick<Section, 'level' | 'title' | 'from'>[] = [];
  let fence = '';
  let from = 0;
  for (const line of markdown.split('\n')) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence) fence = mark.startsWith(fence) ? '' : fence;
    else if (mark) fence = mark;
    else {
      const [, marks, title] = /^(#{1,3}) (.+)$/.exec(line) ?? [];
      if (marks && title) found.push({ level: marks.length, title: plain(title), from });
    }
    from += line.length + 1;
  }
  return found;
}

/** A heading without its Markdown. */
function plain(title: string): string {
  return oneLine(title)
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/[`*]/g, '')
    .trim();
}

/** How a block begins that isn’t text. */
const notText = /^(?:#|>|<a |Concerns |- \*\*(?:Type|Default|Since|Demos|Guides)|From http|```|\||!\[)/;

/** The first paragraph below a heading, without facts and links, and its list; for a page its description. */
export function firstParagraph(section: string): string {
  const [heading = '', ...blocks] = blocksOf(section);
  const [description] = blocks;
  if (heading.startsWith('# ') && description?.startsWith('> ')) return oneLine(description.slice(2));
  const words = blocks.filter((block) => !notText.test(block));
  const [first = '', second = ''] = words;
  // A known issue begins with its workaround.
  return oneLine(/:$|^\*\*Workaround/.test(first) ? `${first} ${second}` : first);
}

function blocksOf(markdown: string): string[] {
  return markdown
    .replace(/^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1$/gm, '```')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean);
}

function oneLine(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s*\n\s*/g, ' ');
}
