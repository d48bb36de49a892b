import { nearestNames } from '#kit/nearest.ts';
import type { Model } from '#library-facts/model/types.ts';

/** A heading names a member that the package lacks. */
export function unknownMemberMessage(group: string, name: string, model: Model, where: string): string {
  const known = [...model.members.values()]
    .filter((member) => member.group === group)
    .map((member) => member.name);
  const [near] = nearestNames(name, known, 1);
  const elsewhere = [...model.members.values()].find((member) => member.name === name);
  const hint = elsewhere
    ? `"${name}" is a member of ${elsewhere.group}: put the heading below the section of that group.`
    : near
      ? `Did you mean "${near}"?`
      : `If it is not meant as a member, make it an H4 or give "members" as a map from H2 text to group.`;
  return `"${name}" is not a member of ${group} in @material-table/core ${model.version} (${where}). The page would describe something that does not exist. ${hint}`;
}

/** Front matter names a group that the reference lacks. */
export function unknownGroupMessage(group: string, model: Model, where: string): string {
  const [near] = nearestNames(group, model.groups, 1);
  const hint = near ? `Did you mean "${near}"?` : `The groups are ${model.groups.join(', ')}.`;
  return `"${group}" is not a group of the reference (${where}). None of its headings would get facts. ${hint}`;
}
