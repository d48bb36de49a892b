import { siteAddress } from '../../site-path';
import { nearestNames } from '#kit/nearest.ts';
import { compact } from '#search/words.ts';
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

/** A page or a section of it as Markdown, up to the limit of an answer. @throws with the nearest names. */
export function readPage(content: Content, page: string, { section = '', offset = 0 }: Part = {}): string {
  const { route, anchor } = readAddress(page);
  const { text, sections } = openPage(content, route);
  const wanted = section || anchor;
  const found = sections.find(
    (one) => one.level > 1 && (one.anchor === wanted || (wanted && compact(one.title) === compact(wanted))),
  );
  // A linked address may have an outdated anchor; a section was requested by its name.
  if (section && !found) throw new Error(unknownSection(route, section, sections));
  return window(found ? text.slice(found.from, found.to) : text, offset);
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

/** The part of a text that fits in an answer, up to the end of a paragraph. */
function window(text: string, offset: number): string {
  if (offset >= text.length && offset > 0)
    throw new Error(`There are only ${text.length} characters, none at offset ${offset}.`);
  const rest = text.slice(offset);
  if (rest.length <= longestAnswer) return rest;
  const end = rest.lastIndexOf('\n\n', longestAnswer);
  const size = end > longestAnswer / 2 ? end : longestAnswer;
  return `${rest.slice(0, size)}\n\n… ${rest.length - size} more characters: call again with offset: ${offset + size}.`;
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
