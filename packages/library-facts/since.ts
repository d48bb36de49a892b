import type { Member } from './model/types';

/** The first major version whose additions still matter to readers. */
const firstMajor = 6;

/** The release that added a member, as text with code in backticks. Empty if old or unknown. */
export function sinceInWords({ isTyped, since, renamedFrom }: Member): string {
  if (!isTyped) return 'not in the types';
  if (!since || Number.parseInt(since.version) < firstMajor) return '';
  return [
    since.version,
    ...since.gaps.map(({ goneIn, backIn }) => `gone in ${goneIn}, back in ${backIn}`),
    renamedFrom ? `before that \`${renamedFrom}\`` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
