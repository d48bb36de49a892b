import type { Property } from '../../objects';
import type { Program } from '../../program';
import type { Node } from '../../syntax';
import type { Edit } from '../../types';

/** Remove properties of an object together: separately, two neighbors would both remove the comma between. */
export function removeProperties(program: Program, object: Node, removed: Property[]): Edit[] {
  const all = object.getChildren('Property');
  const isRemoved = (node: Node) => removed.some((one) => one.node.from === node.from);
  const lastKept = all.findLast((node) => !isRemoved(node));
  return all.filter(isRemoved).flatMap((node, index, gone) => {
    const isTail = lastKept === undefined || node.from > lastKept.from;
    if (isTail) {
      const firstOfTail = gone.find((one) => lastKept === undefined || one.from > lastKept.from);
      const last = gone.at(-1) ?? node;
      if (firstOfTail?.from !== node.from) return [];
      const [comma = ''] = lastKept ? [] : (/^\s*,/.exec(program.source.slice(last.to)) ?? []);
      return [{ from: lastKept?.to ?? node.from, to: last.to + comma.length, insert: '' }];
    }
    const [after = ''] = /^\s*,\s*/.exec(program.source.slice(node.to)) ?? [];
    return [{ from: node.from, to: node.to + after.length, insert: '' }];
  });
}
