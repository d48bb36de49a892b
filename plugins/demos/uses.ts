import { escapeHtml } from '#kit/escape-html';
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

/** The members that a demo uses as list items, one per owner: links with type and default in `data-tip`. */
export function usesHtml(uses: readonly UsedMember[], baseUrl: string): string {
  const own = uses.filter(({ group, name }) => !everywhere.has(`${group}.${name}`));
  const shown = own.length > 0 ? own : uses;
  return [...new Set(shown.map(({ group }) => group))]
    .map((owner) => {
      const members = shown.filter(({ group }) => group === owner);
      const links = members.map((member) => linkTo(member, baseUrl)).join(' ');
      const name = owner === 'MaterialTableProps' ? 'Props' : owner;
      return `<li><span>${escapeHtml(name)}</span> ${links}</li>`;
    })
    .join('');
}

function linkTo({ group, name, href, type, default: value }: UsedMember, baseUrl: string): string {
  const tip = `${group}.${name}: ${type}${value ? `, default ${value}` : ''}`;
  const address = baseUrl.replace(/\/$/, '') + href;
  return `<a href="${escapeHtml(address)}" data-tip="${escapeHtml(tip)}"><code>${escapeHtml(name)}</code></a>`;
}
