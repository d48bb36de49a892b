import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { askTypes, typesState } from '../../types/client';
import type { Facts, Offer } from '../../types/protocol';
import { completeApi } from '../complete';
import { hooksToImport } from '../hooks';
import { createPause } from '../pause';
import { askedAgain } from './asked-again';
import { renderFacts } from './documentation';
import { placeIn } from './in-program';

/** To someone who types on, the name at the top is not explained again with each key: it would be asked for, laid out and forgotten. */
const isLastSelected = createPause(150);

/** Complete with types once they are there, and with the names of the table's API before. */
export const completeTyped = askedAgain(typed);

async function typed(context: CompletionContext): Promise<CompletionResult | null> {
  const known = completeApi(context);
  if (typesState() !== 'ready') return known;
  const { state, pos } = context;
  const before = context.matchBefore(/[\w$]+|\.|['"](?:[.@~][\w./@~-]*\/)?/)?.text;
  // In the middle of nothing a list is shown only when it's asked for.
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

/** Where any value can stand, React's hooks can, too. */
function missingHooks(start: number, offers: readonly Offer[]): Completion[] {
  const known = new Set(offers.map(({ name }) => name));
  return known.has('parseInt') ? hooksToImport(start, known) : [];
}

function optionOf({ name, kind, rank }: Offer): Completion {
  // TypeScript's own order: members 11 to 13, what is everywhere 15.
  return { label: name, type: kind, boost: Math.max(-99, (12 - rank) * 5) };
}

function infoOf(facts: Facts | undefined): Node | null {
  return facts ? renderFacts(facts) : null;
}
