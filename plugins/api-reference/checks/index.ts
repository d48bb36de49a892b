import { existsSync } from 'node:fs';
import path from 'node:path';
import { unknownGroupMessage, unknownMemberMessage } from './errors';
import { checkKnownIssues } from '../known-issues/checks';
import { siteDir } from '#library-facts/model/paths.ts';
import type { Reference } from '../reference';

/** Everything missing, duplicate or wrong in the reference; each message says what to do. */
export function checkReference(reference: Reference): string[] {
  return [
    ...unknownEntries(reference),
    ...undocumented(reference),
    ...documentedTwice(reference),
    ...wrongDefaults(reference),
    ...unlistedProps(reference),
    ...wrongDemos(reference),
    ...checkKnownIssues(reference),
  ];
}

function unknownEntries({ model, pages }: Reference): string[] {
  return pages.flatMap((page) =>
    page.entries.flatMap(({ ref, line }) => {
      const [group = '', ...rest] = ref.split('.');
      const where = `${shown(page.file)}, line ${line}`;
      if (!model.groups.includes(group)) return [unknownGroupMessage(group, model, where)];
      return model.members.has(ref) ? [] : [unknownMemberMessage(group, rest.join('.'), model, where)];
    }),
  );
}

function undocumented({ model, entries, groupHrefs }: Reference): string[] {
  return [...model.members.values()].flatMap(({ ref, group, name }) => {
    const entry = entries.get(ref);
    if (entry?.text) return [];
    if (entry)
      return [
        `${ref} has a heading but no text (${shown(entry.file)}, line ${entry.line}). Visitors would see a bare type. Say what it does and when to use it.`,
      ];
    const place = placeFor(group, name, groupHrefs.get(group));
    return [`${ref} is not documented. Someone who looks it up finds nothing. ${place}`];
  });
}

function placeFor(group: string, name: string, page: string | undefined): string {
  if (group === 'MaterialTableProps') {
    return `Write docs/api/props/mt_prop_${name}.mdx with "prop: ${name}" in its front matter, or "### ${name}" on docs/api/props/events.mdx.`;
  }
  if (page) return `Write "### ${name}" and its words on ${page}.`;
  return `No page documents ${group} yet: give one "members: ${group}" in its front matter, and write "### ${name}" there.`;
}

function documentedTwice({ pages, entries }: Reference): string[] {
  return pages.flatMap((page) =>
    page.entries
      .filter((entry) => entries.get(entry.ref) !== entry)
      .map((entry) => {
        const first = entries.get(entry.ref);
        return `${entry.ref} is documented twice (${shown(first?.file ?? '')}, line ${first?.line}, and ${shown(entry.file)}, line ${entry.line}). The two will drift apart. Keep one and link to it.`;
      }),
  );
}

function wrongDefaults({ model, pages }: Reference): string[] {
  const bare = (text = 'undefined') => text.replace(/^['"`]|['"`]$/g, '').replace(/\s/g, '');
  return pages.flatMap((page) =>
    page.entries.flatMap(({ ref, line, describedDefaults }) => {
      const actual = model.members.get(ref)?.default;
      return describedDefaults
        .filter((described) => actual !== undefined && bare(described) !== bare(actual))
        .map(
          (described) =>
            `${ref} is said to default to ${described}, but the package's default is ${actual} (${shown(page.file)}, line ${line}). Readers would rely on the wrong one. Correct the sentence, or leave the default to the facts above it.`,
        );
    }),
  );
}

function unlistedProps({ model, pages, groupHrefs }: Reference): string[] {
  // Other pages list some props, too; the overview has all.
  const overview = pages.find(({ href }) => href === groupHrefs.get('MaterialTableProps'));
  const listed = overview?.listedProps ?? [];
  const page = shown(overview?.file ?? 'docs/api/material_table.mdx');
  return [...model.members.values()]
    .filter((member) => member.group === 'MaterialTableProps' && !listed.includes(member.name))
    .map(
      (member) =>
        `The prop ${member.name} is in no table of ${page}. The overview would not be complete. Add it to the <PropTable of="..." /> it belongs to.`,
    );
}

/** The front matter of a page names a demo that doesn't exist, or a member that is on another page. */
function wrongDemos({ pages }: Reference): string[] {
  return pages.flatMap(({ file, href, demos }) => {
    const documented = pages
      .filter((page) => page.href === href)
      .flatMap(({ entries }) => entries.map(({ ref }) => ref));
    return Object.entries(demos).flatMap(([demo, members]) => [
      ...(existsSync(path.join(siteDir, `${demo}.mdx`))
        ? []
        : [
            `${demo} is no demo page (front matter of ${shown(file)}). Its link would be dead. Correct the path.`,
          ]),
      ...members
        .filter((ref) => !documented.includes(ref))
        .map(
          (ref) =>
            `${shown(file)} names a demo for ${ref}, which has no entry there. No one would see it. Correct the name, or move it to the member's page.`,
        ),
    ]);
  });
}

function shown(file: string): string {
  return path.relative(siteDir, path.resolve(siteDir, file));
}
