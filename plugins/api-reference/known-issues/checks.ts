import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../files-below';
import { nearestNames } from '#kit/nearest.ts';
import { siteDir } from '#library-facts/model/paths.ts';
import type { Reference } from '../reference';
import { unknownIssueMessage } from './nodes';
import type { KnownIssue } from './read';

/** A reference to an issue on a page: `<KnownIssue id="..." />`. */
export interface IssueUse {
  id: string;
  where: string;
}

/** Everything wrong with the known issues and the references to them; each message says what to do. */
export function checkKnownIssues(
  { issues, model, entries }: Reference,
  uses: IssueUse[] = readUses(),
): string[] {
  return [
    ...uses
      .filter(({ id }) => !issues.some((issue) => issue.id === id))
      .map(({ id, where }) => unknownIssueMessage(id, issues, where)),
    ...issues.flatMap((issue) => [
      ...issue.affects
        .filter((ref) => !model.members.has(ref))
        .map((ref) => unknownMember(issue, ref, [...model.members.keys()])),
      ...Object.keys(issue.corrects ?? {})
        .filter((ref) => !issue.affects.includes(ref))
        .map(
          (ref) =>
            `${shown(issue)} corrects the type of ${ref}, which is not in its "affects". Its entry would not say so. Add it there.`,
        ),
    ]),
    ...issues
      .filter(
        ({ id, affects }) => !uses.some((use) => use.id === id) && !affects.some((ref) => entries.has(ref)),
      )
      .map(
        (issue) =>
          `${shown(issue)} is on no other page: no entry of the reference shows it and no page has <KnownIssue id="${issue.id}" />. No one would find it where it matters. Add a member to "affects", or the line to a page.`,
      ),
  ];
}

function unknownMember(issue: KnownIssue, ref: string, members: string[]): string {
  const [near] = nearestNames(ref, members, 1);
  return `${shown(issue)} affects ${ref}, which the package does not have. No entry would show it. ${near ? `Did you mean ${near}?` : 'Name it as Group.member.'}`;
}

function shown({ file }: KnownIssue): string {
  return path.relative(siteDir, file);
}

/** The references to issues on all pages. */
function readUses(): IssueUse[] {
  const pages = ['docs', 'demos'].flatMap((folder) => filesBelow(path.join(siteDir, folder)));
  return pages
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.flatMap((line, index) => {
        const id = /^\s*<KnownIssue id="([^"]*)"/.exec(line)?.[1];
        const where = `${path.relative(siteDir, file)}, line ${index + 1}`;
        return id === undefined ? [] : [{ id, where }];
      });
    });
}
