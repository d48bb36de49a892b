import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { frontMatterOf } from './entries';
import type { DemoLink } from './facts';
import { siteDir } from './model/paths';
import type { MemberRef } from './model/types';
import { loadReference } from './reference';
import { collectUsage } from './usage';

const demosDir = path.join(siteDir, 'demos');

/** A member that a demo uses, ready to be listed under it. */
export interface UsedMember {
  group: string;
  name: string;
  /** Site path without base URL; missing while no page documents the member. */
  href?: string;
  type: string;
  default?: string;
}

/** All demos: `.tsx` files that belong to a page, no tests, no shared data. */
export function demoFiles(dir = demosDir): string[] {
  if (!existsSync(dir)) return [];
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  const isDemo = (file: string) => file.endsWith('.tsx') && !/\.(test|spec)\.tsx$|(^|\/)_/.test(file);
  return files.filter(isDemo).map((file) => path.join(dir, file));
}

/** The members one demo uses, for the list "API used" below it. */
export async function membersUsedBy(file: string): Promise<UsedMember[]> {
  const { model, entries } = await loadReference();
  const refs = collectUsage(demoFiles()).get(file) ?? collectUsage([file]).get(file) ?? [];
  return refs.flatMap((ref) => {
    const member = model.members.get(ref);
    if (!member) return [];
    return [
      {
        group: member.group,
        name: member.name,
        href: entries.get(ref)?.href,
        type: member.type,
        default: member.default,
      },
    ];
  });
}

/** Find the demos of a member; those that use the fewest members come first, because they show it most clearly. */
export async function demosByMember(): Promise<(ref: string) => DemoLink[]> {
  const byMember = new Map<string, DemoLink[]>();
  const usage = [...collectUsage(demoFiles())].sort(([, a], [, b]) => a.length - b.length);
  for (const [file, refs] of usage) {
    const link = demoLinkOf(file);
    if (link) for (const ref of refs) addOnce(byMember, ref, link);
  }
  return (ref) => byMember.get(ref) ?? [];
}

function addOnce(byMember: Map<string, DemoLink[]>, ref: MemberRef, link: DemoLink): void {
  const links = byMember.get(ref) ?? [];
  if (!links.some(({ href }) => href === link.href)) byMember.set(ref, [...links, link]);
}

/** The page of a demo: `on-row-click.by-id.tsx` is on the page of `on-row-click.mdx`. */
function demoLinkOf(file: string): DemoLink | undefined {
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
