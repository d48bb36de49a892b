import type { Member, Model } from './model/types';

/** The member that a deprecated one names as its successor. */
export function successorOf({ deprecated, group }: Member, model: Model): Member | undefined {
  for (const word of deprecated?.split(/\W+/) ?? []) {
    const successor = model.members.get(`${group}.${word}`);
    if (successor) return successor;
  }
  return undefined;
}
