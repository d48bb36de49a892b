import type { Member } from './model/types';

/** Since when the library has a member, in words; code between backticks. Empty when that isn't known. */
export function sinceInWords({ isTyped, since, renamedFrom }: Member): string {
  if (!isTyped) return 'not in the types';
  if (!since) return '';
  return [
    since.version.startsWith('1.') ? 'material-table 1' : since.version,
    ...since.gaps.map(({ goneIn, backIn }) => `gone in ${goneIn}, back in ${backIn}`),
    renamedFrom ? `before that \`${renamedFrom}\`` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
