import type { MemberFacts } from '#sandbox/editor/member-facts';
import { loadReference } from './reference';

/** All members by group and name, small enough to be loaded by the live editor. */
export async function completionData(): Promise<Record<string, Record<string, MemberFacts>>> {
  const { model, entries } = await loadReference();
  const data: Record<string, Record<string, MemberFacts>> = {};
  for (const { ref, group, name, type, default: value = '' } of model.members.values()) {
    (data[group] ??= {})[name] = [type, value, entries.get(ref)?.firstSentence ?? ''];
  }
  return data;
}
