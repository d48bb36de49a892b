import { documentationOf } from './documentation';
import type { Language } from './language';
import type { Completions, Facts, ProgramText } from './protocol';

/** The names that can stand at a position. */
export function completionsAt(
  { open }: Language,
  program: ProgramText,
  position: number,
): Completions | undefined {
  const { service, path } = open(program);
  const found = service.getCompletionsAtPosition(path, position, {
    includeCompletionsForModuleExports: false,
    includeCompletionsWithInsertText: false,
    jsxAttributeCompletionStyle: 'none',
  });
  if (!found) return undefined;
  const { optionalReplacementSpan: span, entries } = found;
  return {
    from: span?.start ?? position,
    to: span ? span.start + span.length : position,
    offers: entries
      .filter(({ kind }) => kind !== 'warning')
      .map(({ name, kind, sortText }) => ({ name, kind, rank: Number.parseInt(sortText, 10) || 99 })),
  };
}

/** What is known about one of those names. */
export function detailsOf(
  { ts, open }: Language,
  program: ProgramText,
  position: number,
  name: string,
): Facts | undefined {
  const { service, path } = open(program);
  const found = service.getCompletionEntryDetails(path, position, name, {}, undefined, undefined, undefined);
  return (
    found && {
      signature: ts.displayPartsToString(found.displayParts),
      ...documentationOf(ts, found.documentation, found.tags),
    }
  );
}
