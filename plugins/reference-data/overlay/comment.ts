import { siteAddress } from '../../../site-path';
import { successorOf } from '#library-facts/deprecation.ts';
import { hrefOfIssue, severities, type KnownIssue } from '../../api-reference/known-issues/read';
import type { MemberRef } from '#library-facts/model/types.ts';
import type { Reference } from '../../api-reference/reference';
import { sinceInWords } from '#library-facts/since.ts';

/** A member's comment: its first sentence, its known issues, then tags. Empty without an entry. */
export function commentOf(ref: MemberRef, reference: Reference): string[] | undefined {
  const member = reference.model.members.get(ref);
  const entry = reference.entries.get(ref);
  if (!member || !entry) return undefined;
  const since = sinceInWords(member);
  const successor = successorOf(member, reference.model);
  const lines = [
    entry.markdown.firstSentence,
    ...reference.issues.filter(({ affects }) => affects.includes(ref)).flatMap(issueLines),
    '',
    ...(member.default ? [`@default ${member.default}`] : []),
    ...(since ? [`@since ${since}`] : []),
    ...(member.deprecated === undefined
      ? []
      : [`@deprecated ${successor ? `Use \`${successor.name}\` instead.` : ''}`]),
    `@see [${member.name} in the reference](${siteAddress(entry.href)})`,
  ];
  return lines.flatMap((line) => harmless(line).split('\n'));
}

function issueLines({ id, title, cure, severity }: KnownIssue): string[] {
  const cured = cure ? `: ${cure}.` : '';
  return ['', `**${severities[severity].label}** [${title}](${siteAddress(hrefOfIssue(id))})${cured}`];
}

/** Text that can't close its comment. */
function harmless(text: string): string {
  return text.replaceAll('*/', '*\\/');
}
