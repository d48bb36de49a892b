import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findDemos } from '../demo-files';
import { frontMatterOf } from './pages/entries';
import type { DemoLink } from './render/facts';
import { siteDir } from '#library-facts/model/paths.ts';
import { loadReference } from './reference';
import { collectUsage, prepareUsage } from '#library-facts/usage.ts';

/** A member that a demo uses, to be listed below it. */
export interface UsedMember {
  group: string;
  name: string;
  /** Site path without base URL. */
  href: string;
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
      const { group, name } = member;
      return [{ group, name, href: entry.href }];
    });
}

/** Find the demo of a member, which the author of its page named in the front matter. */
export async function demoByMember(): Promise<(ref: string) => DemoLink | undefined> {
  const { entries } = await loadReference();
  return (ref) => {
    const href = entries.get(ref)?.demo;
    return href ? { href, title: titleOfDemo(href) } : undefined;
  };
}

/** The title of a demo page, by its site path. @throws when there is no such page. */
function titleOfDemo(href: string): string {
  const page = path.join(siteDir, `${href.slice(1)}.mdx`);
  return frontMatterOf(page, readFileSync(page, 'utf8')).title ?? href;
}
