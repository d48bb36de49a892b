import { documentationOf } from './documentation';
import type { Language } from './language';
import type { Signature } from './protocol';

/** The call whose arguments a position is in. */
export function signatureAt(
  { ts, open, service }: Language,
  text: string,
  position: number,
): Signature | undefined {
  const found = service.getSignatureHelpItems(open(text), position, undefined);
  const item = found?.items[found.selectedItemIndex];
  if (!found || !item) return undefined;
  const textOf = ts.displayPartsToString;
  return {
    from: found.applicableSpan.start,
    before: textOf(item.prefixDisplayParts),
    parameters: item.parameters.map(({ displayParts }) => textOf(displayParts)),
    after: textOf(item.suffixDisplayParts),
    active: found.argumentIndex,
    ...documentationOf(ts, item.documentation, []),
  };
}
