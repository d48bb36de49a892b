import type { UsedMember } from '../../api-reference/demos';
import type { Passage } from './passages';

/** A member that this share of demos uses isn't the topic of any. */
const common = 0.4;
/** A member that at most this share of demos uses is their topic. */
const rare = 0.06;

/** For each demo, its relevant names: by its page's text and the members that it uses. */
export function namesThatMatter(
  usesOf: ReadonlyMap<string, readonly UsedMember[]>,
): (id: string, passage: Passage | undefined) => Set<string> {
  const counts = new Map<string, number>();
  for (const uses of usesOf.values())
    for (const use of uses) counts.set(refOf(use), (counts.get(refOf(use)) ?? 0) + 1);
  const shareOf = (use: UsedMember) => (counts.get(refOf(use)) ?? 0) / usesOf.size;
  return (id, passage) => {
    if (passage && passage.highlight.size > 0) return passage.highlight;
    const uses = (usesOf.get(id) ?? []).filter((use) => use.group !== 'Exports' && shareOf(use) < common);
    const named = uses.filter(({ name }) => passage?.words.has(lastPart(name)));
    const chosen = named.length > 0 ? named : uses.filter((use) => shareOf(use) < rare);
    return new Set(chosen.map(({ name }) => lastPart(name)));
  };
}

/** @throws when an author's choice names nothing in the program, as that would show other lines. */
export function checkHighlight(id: string, passage: Passage | undefined, text: string): void {
  const words = new Set(text.split(/[^\w$]+/));
  const missing = [...(passage?.highlight ?? [])].filter((name) => !words.has(name));
  if (missing.length === 0) return;
  throw new Error(
    `highlight="${missing.join(', ')}" names nothing in the demo ${id}. Its code would open on other lines. Correct the name where the demo is shown, or leave it out.`,
  );
}

function refOf({ group, name }: UsedMember): string {
  return `${group}.${name}`;
}

function lastPart(name: string): string {
  return name.split('.').at(-1) ?? name;
}
