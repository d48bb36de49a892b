import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';

type Source = (context: CompletionContext) => Promise<CompletionResult | null>;

/**
 * A source that is asked again when it found nothing and letters were typed meanwhile. CodeMirror uses an
 * empty answer for those letters, too, and shows no list until the next key.
 */
export function askedAgain(source: Source): Source {
  return async (context) => {
    const found = await source(context);
    const isTypedOn = context.view !== undefined && !context.view.state.doc.eq(context.state.doc);
    return found ?? (isTypedOn ? { from: context.pos, options: [] } : null);
  };
}
