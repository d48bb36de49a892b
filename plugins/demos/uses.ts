import { escapeHtml } from '#kit/escape-html.ts';
import type { UsedMember } from '../api-reference/demos';

/** Members of every table aren't specific to a demo. */
const everywhere = new Set([
  'Exports.default',
  'Exports.Column',
  'MaterialTableProps.title',
  'MaterialTableProps.columns',
  'MaterialTableProps.data',
  'MaterialTableProps.options',
  'Column.title',
  'Column.field',
]);

/**
 * The first three members in the relevant lines of a demo, as list items with links.
 * @param lines the text of these lines.
 */
export function usesHtml(uses: readonly UsedMember[], lines: string, baseUrl: string): string {
  const words = new Set(lines.split(/[^\w$]+/));
  const marked = uses.filter(({ name }) => words.has(name.split('.').at(-1) ?? name));
  const own = marked.filter(({ group, name }) => !everywhere.has(`${group}.${name}`));
  const shown = (own.length > 0 ? own : marked).slice(0, 3);
  return shown.map((member) => `<li>${linkTo(member, shown, baseUrl)}</li>`).join('');
}

function linkTo({ group, name, href }: UsedMember, others: UsedMember[], baseUrl: string) {
  const address = baseUrl.replace(/\/$/, '') + href;
  const isAmbiguous = others.filter((other) => other.name === name).length > 1;
  const text = isAmbiguous && group !== 'MaterialTableProps' ? `${group}.${name}` : name;
  return `<a href="${escapeHtml(address)}"><code>${escapeHtml(text)}</code></a>`;
}
