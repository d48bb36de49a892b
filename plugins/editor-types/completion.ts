import type { CompletionData } from '@generated/editor-types/completion.json';
import { loadReference } from '../api-reference/reference';

/** The editor's completions by name until the types have loaded. */
export async function completionData(): Promise<CompletionData> {
  const { model, entries } = await loadReference();
  const data: CompletionData = {};
  for (const { ref, group, name, type, default: value = '' } of model.members.values()) {
    (data[group] ??= {})[name] = [type, value, entries.get(ref)?.firstSentence ?? ''];
  }
  return data;
}
