import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findDemos } from '../demo-files';
import { frontMatterOf } from './pages/entries';
import type { DemoLink } from './render/facts';
import { siteDir } from '#library-facts/model/paths.ts';
import type { MemberRef } from '#library-facts/model/types.ts';
import { parseMdx } from '../markdown';
import { codeNamesOf } from './pages';
import { loadReference } from './reference';
import { collectUsage, prepareUsage } from '#library-facts/usage.ts';

const demosDir = path.join(siteDir, 'demos');

/** A member that a demo uses, to be listed below it. */
export interface UsedMember {
  group: string;
  name: string;
  /** Site path without base URL. */
  href: string;
  type: string;
  default?: string;
}

/** The files of all demos. */
export function demoFiles(): string[] {
  return findDemos(siteDir).map(({ file }) => file);
}

/** Find the members that a demo uses, for the list "API used" below it. */
export async function membersByDemo(files: string[]): Promise<(file: string) => UsedMember[]> {
  const [{ model, entries }] = await Promise.all([loadReference(), prepareUsage(files)]);
  const usage = collectUsage(files);
  return (file) =>
    (usage.get(file) ?? []).flatMap((ref) => {
      const member = model.members.get(ref);
      const entry = entries.get(ref);
      if (!member || !entry) return [];
      const { group, name, type, default: defaultValue } = member;
      return [{ group, name, href: entry.href, type, default: defaultValue }];
    });
}

/**
 * Find the demos of a member: first those whose text names it, then those with the fewest members, because
 * they show it most clearly. A member of more than eight demos counts only if the text names it.
 */
export async function demosByMember(): Promise<(ref: string) => DemoLink[]> {
  const byMember = new Map<string, DemoLink[]>();
  const usage = [...collectUsage(demoFiles())].sort(([, a], [, b]) => a.length - b.length);
  for (const [file, refs] of usage) {
    const link = demoLinkOf(file);
    if (link) for (const ref of refs) addOnce(byMember, ref, link);
  }
  return (ref) => {
    const links = byMember.get(ref) ?? [];
    const name = ref.split('.').at(-1) ?? '';
    const named = links.filter(({ href }) => codeNamesOfDemo(href).has(name));
    return links.length > mostUsers ? named : [...named, ...links.filter((link) => !named.includes(link))];
  };
}

const mostUsers = 8;
const codeNames = new Map<string, Map<string, number>>();

function codeNamesOfDemo(href: string): Map<string, number> {
  const known = codeNames.get(href);
  if (known) return known;
  const text = readFileSync(path.join(siteDir, `${href.slice(1)}.mdx`), 'utf8');
  const names = codeNamesOf(parseMdx(text));
  codeNames.set(href, names);
  return names;
}

function addOnce(byMember: Map<string, DemoLink[]>, ref: MemberRef, link: DemoLink): void {
  const links = byMember.get(ref) ?? [];
  if (!links.some(({ href }) => href === link.href)) byMember.set(ref, [...links, link]);
}

/** The demo page of a demo: `on-row-click.mdx` for `on-row-click.by-id.tsx`. Not for pages of docs. */
function demoLinkOf(file: string): DemoLink | undefined {
  if (!file.startsWith(demosDir + path.sep)) return undefined;
  const base = path.basename(file).split('.')[0] ?? '';
  const page = path.join(path.dirname(file), `${base}.mdx`);
  if (!existsSync(page)) return undefined;
  const href = `/demos/${path
    .relative(demosDir, page)
    .replace(/\.mdx$/, '')
    .split(path.sep)
    .join('/')}`;
  return { href, title: frontMatterOf(page, readFileSync(page, 'utf8')).title ?? base };
}
