import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { askTypes, typesState } from '../../types/client';
import { renderFacts } from './documentation';
import { placeIn } from './in-program';

/** Complete with TypeScript once it has loaded. */
export async function completeTyped(context: CompletionContext): Promise<CompletionResult | null> {
  const { state, pos, explicit } = context;
  // Where no name begins, a list is shown only on request.
  const isWanted = explicit || context.matchBefore(/[\w$]+|\.|['"](?:[.@~][\w./@~-]*\/)?/) !== null;
  if (!isWanted || typesState() !== 'ready') return null;
  const { start, ...place } = placeIn(state, pos);
  const found = await askTypes({ ask: 'completions', ...place }).catch(() => undefined);
  if (!found?.offers.length) return null;
  return {
    from: found.from === undefined ? (context.matchBefore(/[\w$]*/)?.from ?? pos) : found.from + start,
    options: found.offers.map(({ name, kind, rank }) => ({
      label: name,
      type: kind,
      // TypeScript's own order: members 11 to 13, globals 15.
      boost: Math.max(-99, (12 - rank) * 5),
      info: async () => {
        const facts = await askTypes({ ask: 'details', ...place, name });
        return facts ? renderFacts(facts) : null;
      },
    })),
    validFor: /^[\w$-]*$/,
  };
}
