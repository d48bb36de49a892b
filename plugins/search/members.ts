import type { MemberFacts } from '#search/entry.ts';
import { loadReference } from '../api-reference/reference';
import { shortType } from '#library-facts/short-type.ts';
import { kindOfGroup } from '../reference-data/data';

/** The facts that the search shows for members, by the addresses of their entries. */
export async function readMemberFacts(): Promise<Map<string, MemberFacts>> {
  const { model, entries } = await loadReference();
  return new Map(
    [...model.members.values()].flatMap(({ ref, group, type }): [string, MemberFacts][] => {
      const href = entries.get(ref)?.href.slice(1);
      const role = kindOfGroup(group);
      const short = shortType(type).replace(/\s+/g, ' ');
      return href === undefined ? [] : [[href, role === 'field' ? [role, short, group] : [role, short]]];
    }),
  );
}
