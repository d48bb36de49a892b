import { siteAddress } from '../../site-path';
import { nearestNames } from '#kit/nearest';
import { compact } from '#search/words';
import { entriesOf, once, readAddress, type Content } from './content';
import { echo, longestAnswer } from './limits';
import { sectionsOf, type Section } from './sections';

/** The part of a page to return. */
export interface Part {
  /** The anchor or the title of a section. */
  section?: string | undefined;
  /** Where to continue. */
  offset?: number | undefined;
}

/** A page or a section of it as Markdown; of a long one, the outline. @throws with the nearest names. */
export function readPage(content: Content, page: string, { section = '', offset }: Part = {}): string {
  const { route, anchor } = readAddress(page);
  const { text, sections } = openPage(content, route);
  const wanted = section || anchor;
  const found = sections.find(
    (one) => one.level > 1 && (one.anchor === wanted || (wanted && compact(one.title) === compact(wanted))),
  );
  // A linked address may have an outdated anchor; a section was requested by its name.
  if (section && !found) throw new Error(unknownSection(route, section, sections));
  const part = found ? text.slice(found.from, found.to) : text;
  if (offset === undefined && part.length > longestAnswer) {
    const inside = found
      ? sections.filter(({ from, to }) => from > found.from && to <= found.to)
      : sections.filter(({ level }) => level > 1);
    if (inside.length > 1) return outline(part, found?.from ?? 0, inside);
  }
  return window(part, offset ?? 0);
}

/** The Markdown of a page with short links, and its sections. @throws with the nearest names. */
export function openPage(content: Content, route: string): { text: string; sections: Section[] } {
  const name = `${route || 'index'}.md`;
  const entries = entriesOf(content);
  const own = entries.filter(({ href }) => href.split('#')[0] === route);
  if (!content.has(name) && own.length === 0)
    throw new Error(
      unknownPage(
        route,
        entries.map(({ href }) => href.split('#')[0] ?? ''),
      ),
    );
  return once(content, `page ${name}`, () => {
    const text = shortLinks(content.read(name));
    return { text, sections: sectionsOf(text, own) };
  });
}

/** Links to pages of the site without their common prefix, which the server's instructions state once. */
export function shortLinks(markdown: string): string {
  const base = siteAddress('/').replace(/[.]/g, '\\$&');
  return markdown.replace(new RegExp(`${base}([\\w/-]*)(?:\\.md)?(?=[#)\\s,.]|$)`, 'g'), '/$1');
}

/** The beginning of a long page, and its headings. */
function outline(part: string, from: number, inside: readonly Section[]): string {
  const start = part.slice(0, (inside[0]?.from ?? from) - from).trim();
  const top = Math.min(...inside.map(({ level }) => level));
  const lines = inside.map(
    ({ level, anchor, title }) => `${'  '.repeat(level - top)}- #${anchor}${nameOf(anchor, title)}`,
  );
  return [
    window(start, 0, 3000),
    `This is long (${part.length} characters), so here are its sections. Ask again with one as \`section\`, or with \`offset: 0\` to read everything in parts.`,
    lines.join('\n'),
  ].join('\n\n');
}

/** A title, unless its anchor is the same. */
const nameOf = (anchor: string, title: string) => (compact(anchor) === compact(title) ? '' : `: ${title}`);

/** The part of a text that fits in an answer, up to the end of a paragraph. */
function window(text: string, offset: number, most = longestAnswer): string {
  if (offset >= text.length && offset > 0)
    throw new Error(`There are only ${text.length} characters, none at offset ${offset}.`);
  const rest = text.slice(offset);
  if (rest.length <= most) return rest;
  const end = rest.lastIndexOf('\n\n', most);
  const size = end > most / 2 ? end : most;
  return `${rest.slice(0, size)}\n\n… ${rest.length - size} more characters: ask again with offset: ${offset + size}.`;
}

function unknownPage(route: string, all: readonly string[]): string {
  const routes = [...new Set(all)];
  const named = routes.filter((one) => one.split('/').at(-1) === route.split('/').at(-1));
  const hint = [...new Set([...named, ...nearestNames(route, routes, 4)])].map((one) => `/${one}`).join(', ');
  return `There is no page "/${echo(route)}". ${hint ? `The nearest: ${hint}.` : 'Use search to find one.'}`;
}

function unknownSection(route: string, wanted: string, sections: readonly Section[]): string {
  const anchors = sections.filter(({ level }) => level > 1).map(({ anchor }) => anchor);
  const near = nearestNames(wanted, anchors, 5);
  const hint =
    near.length > 0 ? `The nearest: ${near.join(', ')}.` : `It has: ${anchors.slice(0, 40).join(', ')}.`;
  return `The page "/${route}" has no section "${echo(wanted)}". ${hint}`;
}
