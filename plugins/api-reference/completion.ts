import { loadReference } from './reference';

/** What an editor shows for a member: type, default, and the first sentence of its words. */
export type Completion = [type: string, defaultValue: string, sentence: string];

/** All members by group and name, small enough to be loaded by the live editor. */
export async function completionData(): Promise<Record<string, Record<string, Completion>>> {
  const { model, entries } = await loadReference();
  const data: Record<string, Record<string, Completion>> = {};
  for (const { ref, group, name, type, default: value = '' } of model.members.values()) {
    (data[group] ??= {})[name] = [type, value, entries.get(ref)?.firstSentence ?? ''];
  }
  return data;
}
