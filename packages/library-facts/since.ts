import type { Member } from './model/types';

/** The first major version whose news still matters to readers. */
const firstMajor = 6;

/** Since when the library has a member, in words; code between backticks. Empty for what is old, or not known. */
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
