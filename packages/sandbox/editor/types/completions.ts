import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { askTypes, typesState } from '../../types/client';
import type { Facts, Offer } from '../../types/protocol';
import { completeApi } from '../complete';
import { hooksToImport } from '../hooks';
import { createPause } from '../pause';
import { askedAgain } from './asked-again';
import { renderFacts } from './documentation';
import { placeIn } from './in-program';

/** While someone types, the first name needs no explanation: it would be laid out in vain. */
const isLastSelected = createPause(150);

/** Complete with types once they have loaded, and with the names of the table's API before. */
export const completeTyped = askedAgain(typed);

async function typed(context: CompletionContext): Promise<CompletionResult | null> {
  const known = completeApi(context);
  if (typesState() !== 'ready') return known;
  const { state, pos } = context;
  const before = context.matchBefore(/[\w$]+|\.|['"](?:[.@~][\w./@~-]*\/)?/)?.text;
  // Where no name begins, a list is shown only on request.
  if (!context.explicit && !known && before === undefined) return null;
  const { start, ...place } = placeIn(state, pos);
  try {
    const found = await askTypes({ ask: 'completions', ...place });
    if (context.aborted || !found || found.offers.length === 0) return known;
    const word = context.matchBefore(/[\w$]*/);
    const applied = new Map(known?.options.map(({ label, apply }) => [label, apply]));
    return {
      from: found.from < place.position ? found.from + start : (word?.from ?? pos),
      options: [
        ...found.offers.map((offer) => ({
          ...optionOf(offer),
          apply: applied.get(offer.name),
          info: async () =>
            (await isLastSelected())
              ? infoOf(await askTypes({ ask: 'details', ...place, name: offer.name }))
              : null,
        })),
        ...missingHooks(start, found.offers),
      ],
      validFor: /^[\w$-]*$/,
    };
  } catch {
    return known;
  }
}

/** Where any value is allowed, React's hooks are, too. */
function missingHooks(start: number, offers: readonly Offer[]): Completion[] {
  const known = new Set(offers.map(({ name }) => name));
  return known.has('parseInt') ? hooksToImport(start, known) : [];
}

function optionOf({ name, kind, rank }: Offer): Completion {
  // TypeScript's own order: members 11 to 13, globals 15.
  return { label: name, type: kind, boost: Math.max(-99, (12 - rank) * 5) };
}

function infoOf(facts: Facts | undefined): Node | null {
  return facts ? renderFacts(facts) : null;
}
