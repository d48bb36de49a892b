import { readClaims, type Claim } from '../claims';
import { demoFiles } from '../demos';
import type { Reference } from '../reference';
import { collectUsage } from '#library-facts/usage';

/** The criteria for each member: a text in its entry, a claim, a demo. */
const measures = ['documented', 'proved', 'demonstrated'] as const;
export type Measure = (typeof measures)[number];

/** How many members of a group have a text, a test against the real library, and a demo. */
export interface GroupCoverage extends Record<Measure, number> {
  group: string;
  members: number;
}

/** Count the coverage of every group from the pages, the tests and the demos on disk. */
export function measureCoverage(reference: Reference): GroupCoverage[] {
  const used = new Set<string>([...collectUsage(demoFiles()).values()].flat());
  return coverageOf(reference, readClaims(), used);
}

/** Count the coverage of every group. */
export function coverageOf(
  { model, entries }: Reference,
  claims: Claim[],
  used: Set<string>,
): GroupCoverage[] {
  const proved = new Set(claims.flatMap((claim) => claim.members));
  const has: Record<Measure, (ref: string) => boolean> = {
    documented: (ref) => Boolean(entries.get(ref)?.text),
    proved: (ref) => proved.has(ref),
    demonstrated: (ref) => used.has(ref),
  };
  return model.groups.map((group) => {
    const refs = [...model.members.values()]
      .filter((member) => member.group === group)
      .map((member) => member.ref);
    const count = (measure: Measure) => refs.filter(has[measure]).length;
    return {
      group,
      members: refs.length,
      documented: count('documented'),
      proved: count('proved'),
      demonstrated: count('demonstrated'),
    };
  });
}

/** The most used groups, which have goals for proof and demos. */
export const mainGroups = ['MaterialTableProps', 'Options', 'Column'];

/** A measure, or the number of members, summed over groups. */
export function totalOf(coverage: GroupCoverage[], measure: Measure | 'members'): number {
  return coverage.reduce((total, group) => total + group[measure], 0);
}

/** "322 (95 %)". */
function share(part: number, whole: number): string {
  return `${part} (${whole === 0 ? 100 : Math.floor((100 * part) / whole)} %)`;
}

/** The coverage line of the build. */
export function coverageReport(coverage: GroupCoverage[]): string {
  const lines = [coverage, coverage.filter(({ group }) => mainGroups.includes(group))].map(
    (groups, index) => {
      const members = totalOf(groups, 'members');
      const figures = measures
        .map((measure) => `${measure} ${share(totalOf(groups, measure), members)}`)
        .join(', ');
      return `${index === 0 ? 'API reference' : 'props, options and columns'}: ${members} members, ${figures}`;
    },
  );
  return lines.join('\n');
}
