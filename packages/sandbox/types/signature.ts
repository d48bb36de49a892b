import { documentationOf } from './documentation';
import type { Language } from './language';
import type { ProgramText, Signature } from './protocol';

/** The call whose arguments a position is in. */
export function signatureAt(
  { ts, open }: Language,
  program: ProgramText,
  position: number,
): Signature | undefined {
  const { service, path } = open(program);
  const found = service.getSignatureHelpItems(path, position, undefined);
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
